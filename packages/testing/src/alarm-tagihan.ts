/** Warnings about suppliers' bills, each with what brings it and what does not yet. */
import { rp } from '@kencana/ledger'
import { expect } from 'vitest'
import { bayarTagihan, simpanTagihan } from '../../../features/keuangan/tagihan/tagihan.contract.ts'
import { isiMaster } from './barang.ts'
import { disetujuiBila } from './pembelian.ts'
import { openShop, type User } from './shop.ts'
import { isiTagihan, tagihan } from './tagihan.ts'

type BacaAlarm = (kode: string, lain?: object, siapa?: User) => Promise<readonly { isi: string }[]>

/** The cases by the kind of warning. @param alarm how the test file reads warnings */
export const kasusTagihan = (alarm: BacaAlarm): Record<string, () => Promise<void>> => ({
  TAGIHAN_LEWAT: async () => {
    const shop = await openShop()
    const owner = await shop.setup()
    await isiMaster(owner)
    await isiTagihan(owner)
    const sewa = (no_bon: string, tgl_jatuh_tempo: string) =>
      owner.call(
        simpanTagihan,
        tagihan({
          pihak: 'PAK TANAH',
          no_bon,
          tgl_jatuh_tempo,
          detail_biaya: [{ kode_transaksi: 'SEWA', nilai: rp(no_bon === 'S-1' ? 300_000 : 200_000) }],
        }),
      )
    const { no_tagihan } = await sewa('S-1', '2026-03-02')
    await sewa('S-2', '2026-03-20')
    const isi = async () => (await alarm('TAGIHAN_LEWAT', {}, await shop.login('OWNER'))).map((one) => one.isi)
    expect(await isi()).toEqual([])
    const siapa = await shop.nextDay(owner)
    expect(await isi()).toEqual(['PAK TANAH bon S-1, sisa Rp. 300,000, jatuh tempo 2026-03-02'])
    const isian = { no_tagihan, no_rekening: '', kode_transaksi: 'BAYAR PABRIK', keterangan: 'LUNAS', otorisasi: null }
    await disetujuiBila(siapa, bayarTagihan, { ...isian, jumlah: rp(300_000) })
    expect(await isi()).toEqual([])
    await shop.close()
  },
})
