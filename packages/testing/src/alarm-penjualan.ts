/** Warnings about sales that were never right, each with what brings it and what does not. */

import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { expect } from 'vitest'
import { cetak } from '../../../features/cetak/cetak.contract.ts'
import type { daftarAlarm } from '../../../features/dashboard/alarm.contract.ts'
import { cairMarketplace } from '../../../features/penjualan/cair-marketplace/cair-marketplace.contract.ts'
import { BON_PENJUALAN } from '../../../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { batalJual, jual } from '../../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { tanpaTitip } from '../../../features/pesanan/titip-uang/titip-uang.contract.ts'
import { titip, tolakTitipan } from '../../../features/titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { isiMaster, tambahCincin } from './barang.ts'
import { formCair, isiMarketplace, jualMarketplace } from './marketplace.ts'
import { disetujuiBila } from './pembelian.ts'
import { batalForm, formJual, isiPenjualan } from './penjualan.ts'
import { pesan } from './pesanan.ts'
import { isiRekening } from './rekening.ts'
import { openShop, type User } from './shop.ts'
import { formTitip, isiBakiTitip } from './titipan.ts'

/** The shop that its test file keeps, and how it reads warnings. */
interface Alat {
  pemilik: () => User
  alarm: (kode: string, lain?: object, siapa?: User) => Promise<OutputOf<typeof daftarAlarm>['rows']>
  isi: (kode: string, kata: string) => Promise<string[]>
}

/** A ring for 5,733,000 that waits at the cashier. */
const masuk = async (pemilik: User) =>
  (await pemilik.call(jual, await formJual(pemilik, [(await tambahCincin(pemilik)).kode_barcode]))).data

/** The cases by the kind of warning. */
export const kasusPenjualan = ({ pemilik, alarm, isi }: Alat): Record<string, () => Promise<void>> => ({
  PENJUALAN_DITOLAK: async () => {
    const nota = await masuk(pemilik())
    const { no_faktur_jual } = nota
    await pemilik().call(cetak, { jenis: BON_PENJUALAN, dokumen: no_faktur_jual, rangkap: 1, alasan: '' })
    expect(await isi('PENJUALAN_DITOLAK', no_faktur_jual)).toEqual([])
    const kode_barcode = nota.barang.map((one) => one.kode_barcode)
    await pemilik().call(batalJual, batalForm(nota, { kode_barcode, alasan: 'SALAH' }))
    expect(await isi('PENJUALAN_DITOLAK', no_faktur_jual)).toEqual([
      `${no_faktur_jual} dari OWNER, Rp. 5,733,000, ditolak OWNER: SALAH`,
    ])
    expect(await isi('PENJUALAN_DIHAPUS', no_faktur_jual)).toEqual([])
  },
  TITIPAN_DITOLAK: async () => {
    await isiBakiTitip(pemilik())
    const { kode_barcode } = await tambahCincin(pemilik())
    const form = (await pemilik().call(titip, await formTitip(pemilik(), [kode_barcode], { titip: rp(2_000_000) })))
      .data
    const { no_titip_group, versi } = form
    expect(await isi('TITIPAN_DITOLAK', no_titip_group)).toEqual([])
    await pemilik().call(tolakTitipan, { no_titip_group, versi, alasan: 'PERGI' })
    expect(await isi('TITIPAN_DITOLAK', no_titip_group)).toEqual([
      `${no_titip_group} dari OWNER, Rp. 2,000,000, ditolak OWNER: PERGI`,
    ])
  },
  TANPA_TITIP: async () => {
    const tanpa = async () => {
      const no_pesanan = await pesan(pemilik(), {}, { titip_diminta: rp(500_000) })
      expect(await isi('TANPA_TITIP', no_pesanan)).toEqual([])
      await pemilik().call(tanpaTitip, { no_pesanan, alasan: 'BAYAR SAAT AMBIL', otorisasi: null })
      return no_pesanan
    }
    const satu = await tanpa()
    const kata = (no: string) => `${no} dari OWNER, Rp. 500,000, tanpa titip oleh OWNER: BAYAR SAAT AMBIL`
    expect(await isi('TANPA_TITIP', satu)).toEqual([kata(satu)])
    const dua = await tanpa()
    expect(await isi('TANPA_TITIP', dua)).toEqual([`${kata(dua)} (2 kali dalam 30 hari, Rp. 1,000,000)`])
  },
  MARKETPLACE_EMPAT_BELAS_HARI: async () => {
    // A shop of its own: nobody stays logged in for so long.
    const fresh = await openShop()
    const owner = await fresh.setup()
    await isiMaster(owner)
    await isiPenjualan(owner)
    await isiMarketplace(owner)
    await isiRekening(owner, '0111')
    const terjual = async (no_order: string) =>
      jualMarketplace(owner, owner, [(await tambahCincin(owner)).kode_barcode], no_order)
    const cair = await terjual('ALARM-1')
    const belum = await terjual('ALARM-2')
    await disetujuiBila(owner, cairMarketplace, await formCair(owner, [cair], { referensi: 'ALARM1' }))
    const kini = async (hari: number) => {
      fresh.clock.walk(hari)
      const rows = await alarm('MARKETPLACE_EMPAT_BELAS_HARI', {}, await fresh.login('OWNER'))
      return rows.map((one) => one.isi)
    }
    expect(await kini(13.9)).toEqual([])
    expect(await kini(0.2)).toEqual([`${belum.no_faktur_jual} TOKPED ALARM2, Rp. 5,733,000 belum cair, dijual OWNER`])
    await fresh.close()
  },
  PENJUALAN_DIHAPUS: async () => {
    const nota = await masuk(pemilik())
    const { no_faktur_jual } = nota
    await pemilik().call(batalJual, batalForm(nota, { alasan: 'SALAH' }))
    expect(await isi('PENJUALAN_DIHAPUS', no_faktur_jual)).toEqual([
      `${no_faktur_jual} dari OWNER, Rp. 5,733,000, ditolak OWNER: SALAH`,
    ])
    expect(await isi('PENJUALAN_DITOLAK', no_faktur_jual)).toEqual([])
  },
})
