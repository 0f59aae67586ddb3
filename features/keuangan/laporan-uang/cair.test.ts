/** Payments that are ticked against the bank's statement in the report of accounts. */
import { SEMUA } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { konfirmasiBayar } from '../pembayaran/konfirmasi.contract.ts'
import { tambahBank } from '../uang/uang.contract.ts'
import { laporanNonCash } from './laporan-uang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
const nomor: string[] = []
// Three deposits by transfer of 300,000, 400,000 and 500,000, and 2,000,000 that the owner put on the account.
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiRekening(owner, '0111')
  await owner.call(ubahParaSystem, { key: 'kasir_uang', value: 'TIDAK' })
  sales = await shop.user(owner, 'SALES', 'SALES')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  for (const jumlah of [300_000, 400_000, 500_000])
    nomor.push(
      await pesan(
        sales,
        {},
        { pembayaran: [{ ...tunai(jumlah), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' }] },
      ),
    )
  const masuk = { no_rekening: '0111', kode_transaksi: 'SALDO AWAL', keterangan: 'bank' }
  await owner.call(tambahBank, { ...masuk, jumlah: rp(2_000_000) })
})
afterAll(() => shop.close())

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', kategori: SEMUA, jenis: SEMUA, no_rekening: SEMUA }
const rekap = async (cair: string) =>
  (await owner.call(laporanNonCash, { ...HARI, type: 'REKAP', cair })).map((row) => [row.kategori, row.jumlah_in])
const rinci = async (cair: string) =>
  (await owner.call(laporanNonCash, { ...HARI, type: 'DETAIL', cair })).map((row) =>
    'cek' in row ? [row.dokumen, row.urut, row.jumlah_in, row.cek, row.cek_oleh] : [],
  )

it('are told apart by whether somebody saw them there, each by its document and number', async () => {
  expect(await rekap('BELUM CAIR')).toEqual([['PESANAN', 1_200_000]])
  expect(await rinci('BELUM CAIR')).toEqual([
    [nomor[0], 1, 300_000, 'BELUM', '-'],
    [nomor[1], 1, 400_000, 'BELUM', '-'],
    [nomor[2], 1, 500_000, 'BELUM', '-'],
  ])
  expect(await rekap('SUDAH CAIR')).toEqual([])
  const satu = { pembayaran: [{ dokumen: nomor[1] ?? '', urut: 1 }] }
  await expect(sales.call(konfirmasiBayar, satu)).rejects.toThrow('Akses Di Menu Ini Tidak Di Izinkan')
  await kasir.call(konfirmasiBayar, satu)
  await expect(kasir.call(konfirmasiBayar, satu)).rejects.toThrow('Sudah Diproses Oleh User Lain')
  expect(await rekap('BELUM CAIR')).toEqual([['PESANAN', 800_000]])
  expect(await rinci('SUDAH CAIR')).toEqual([[nomor[1], 1, 400_000, 'MASUK', 'KASIR']])
  // All of them, and what needs no look, as before.
  expect(await rekap(SEMUA)).toEqual([
    ['SALDO AWAL', 0],
    ['PESANAN', 1_200_000],
    ['TAMBAH UANG', 2_000_000],
  ])
  expect(await rekap('KATA LAIN')).toEqual(await rekap(SEMUA))
})
