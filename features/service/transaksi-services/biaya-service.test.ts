/** The fee of a card on a repair whose fetching is undone, and the paper of its money. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { bayarTunai } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { bukaService, formAmbilService, selesaiService, terimaService } from '@kencana/testing/service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tambahBank } from '../../keuangan/uang/uang.contract.ts'
import { ambilService, batalAmbilService, getBatalAmbil, OTORISASI_BATAL_AMBIL } from './ambil-service.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  ;({ shop, owner, kasir } = await bukaService())
  await isiRekening(owner, '0999', { biaya_credit: parsePersen(10) })
  // The bank takes its fees from what lies there.
  const isi = { kode_transaksi: 'SALDO AWAL', no_rekening: '0999', jumlah: rp(5_000_000), keterangan: 'modal' }
  await owner.call(tambahBank, isi)
})
afterAll(() => shop.close())

const buku = async () => {
  const row = await shop.db.one<{ bank: number; biaya: number }>(sql`
    SELECT coalesce(sum(rp) FILTER (WHERE akun = 'BANK'), 0)::bigint AS bank, coalesce(sum(rp) FILTER (WHERE akun = 'BIAYA_BANK'), 0)::bigint AS biaya
    FROM mutasi WHERE ref = '0999'`)
  if (!row) throw new Error('no sums')
  return row
}

/** Fetched for 1,000,000, by card unless told. */
const diambil = async (cara: 'CREDIT' | 'CASH' = 'CREDIT'): Promise<string> => {
  const jadi = await selesaiService(owner, await terimaService(owner, [{ berat: gram(0.1), ongkos: rp(1_000_000) }]))
  const kartu = { ...bayarTunai(1_000_000), cara_bayar: 'CREDIT' as const, no_rekening: '0999', masuk: true }
  const pembayaran = cara === 'CREDIT' ? [kartu] : [bayarTunai(1_000_000)]
  return (await disetujuiBila(owner, ambilService, { ...formAmbilService(jadi, 1_000_000), pembayaran })).no_ambil
}
const batal = (no_ambil: string, void_edc = false) => ({ no_ambil, alasan: 'salah orang', void_edc, otorisasi: null })

it('000.15 stays with the bank where a fetching is undone: BANK -100,000, BIAYA_BANK +100,000', async () => {
  const awal = await buku()
  const no_ambil = await diambil()
  const { no_batal } = await denganOtorisasi(kasir, batalAmbilService, batal(no_ambil), OTORISASI_BATAL_AMBIL)
  expect(await buku()).toEqual({ bank: awal.bank - 100_000, biaya: awal.biaya + 100_000 })
  expect(
    await shop.db.rows(sql`SELECT no_kembali::text, biaya FROM biaya_kembali WHERE dokumen = ${no_ambil}`),
  ).toEqual([{ no_kembali: expect.stringMatching(/^RFS-TK01-/), biaya: 100_000 }])
  expect(await kasir.call(getBatalAmbil, { no_batal })).toMatchObject({
    dokumen: no_ambil,
    untuk: { nama: 'SERVICE' },
    barang: [{ nama_barang: 'CINCIN', berat: 100 }],
    alasan: 'SALAH ORANG',
    pembayaran: [{ arah: 'KELUAR', cara_bayar: 'CREDIT', jumlah: 1_000_000, biaya: 0 }],
    saldo: null,
  })
  expect(await shop.violations()).toEqual([])
})

it('keeps nothing of a card that was voided on its day, which cash is not', async () => {
  const awal = await buku()
  const no_ambil = await diambil()
  await denganOtorisasi(kasir, batalAmbilService, batal(no_ambil, true), OTORISASI_BATAL_AMBIL)
  expect(await buku()).toEqual(awal)
  const tunai = await diambil('CASH')
  expect(await tolakan(kasir, batalAmbilService, batal(tunai, true))).toEqual([
    422,
    `Pembayaran ${tunai} Tidak Lewat Kartu`,
  ])
  expect(await shop.violations()).toEqual([])
})
