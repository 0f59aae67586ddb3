/** Interest that is paid along with a loan's principal: a row of its own, whichever way the money came, and undone as one. */
import { SEMUA } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import type { TestShop, User } from '@kencana/testing'
import { formLunas, formRemaja, hutangSah, kartu, kembaliBerdua, tokoHutang } from '@kencana/testing/hutang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { bayarTunai } from '@kencana/testing/penjualan'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalBayarHutang, lunasiHutang, remajakanHutang } from '../../hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { laporanCash, laporanNonCash } from './laporan-uang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  const toko = await tokoHutang()
  shop = toko.shop
  ;[owner, kasir, sales] = [toko.owner, toko.kasir, toko.sales]
})
afterAll(() => shop.close())

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', kategori: SEMUA }
const KATEGORI = new Set(['HUTANG', 'HUTANG LUNAS', 'BAYAR BUNGA'])
type Baris = { kategori: string; jumlah_in: number; jumlah_out: number }
const angka = (rows: readonly Baris[]) =>
  Object.fromEntries(
    rows.filter(({ kategori }) => KATEGORI.has(kategori)).map((row) => [row.kategori, [row.jumlah_in, row.jumlah_out]]),
  )
const kas = async () =>
  angka(await owner.call(laporanCash, { ...HARI, user_id: SEMUA, kode_laci: SEMUA, type_laporan: 'REKAP' }))
const bank = async () =>
  angka(await owner.call(laporanNonCash, { ...HARI, no_rekening: SEMUA, cair: SEMUA, jenis: SEMUA, type: 'REKAP' }))
const transfer = (jumlah: number) => ({
  ...bayarTunai(jumlah),
  cara_bayar: 'TRANSFER' as const,
  no_rekening: '0111',
  referensi: 'TRF 9',
  masuk: true,
})

it('000.31 is told apart from what was lent, in cash first and in the bank what cash did not reach', async () => {
  // 2 % of a million for the month begun: 20,000.
  const satu = await hutangSah(sales, kasir, { jumlah_hutang: rp(1_000_000) })
  const dua = await hutangSah(sales, kasir, { jumlah_hutang: rp(1_000_000) })
  expect((await kartu(owner, satu.no_hutang)).tagihan).toMatchObject({ bunga: 20_000, total: 1_020_000 })
  await denganSaksi(kasir, owner, lunasiHutang, formLunas(await kartu(kasir, satu.no_hutang)), 'HUTANG')
  expect(await kas()).toEqual({
    HUTANG: [0, 2_000_000],
    'HUTANG LUNAS': [1_000_000, 0],
    'BAYAR BUNGA': [20_000, 0],
  })
  const pembayaran = [bayarTunai(5_000), transfer(1_015_000)]
  const isi = formLunas(await kartu(kasir, dua.no_hutang), { pembayaran })
  const lunas = await denganSaksi(kasir, owner, lunasiHutang, isi, 'HUTANG')
  expect(await kas()).toEqual({
    HUTANG: [0, 2_000_000],
    'HUTANG LUNAS': [1_000_000, 0],
    'BAYAR BUNGA': [25_000, 0],
  })
  expect(await bank()).toEqual({ 'HUTANG LUNAS': [1_000_000, 0], 'BAYAR BUNGA': [15_000, 0] })
  // Undone it stands the other way round, not netted.
  const barang = (await kartu(owner, dua.no_hutang)).barang
  await disetujuiBila(owner, batalBayarHutang, await kembaliBerdua(kasir, owner, lunas.no_bayar, barang))
  expect(await bank()).toEqual({ 'HUTANG LUNAS': [1_000_000, 1_000_000], 'BAYAR BUNGA': [15_000, 15_000] })
  expect((await kas())['BAYAR BUNGA']).toEqual([25_000, 5_000])
})

it('is a document of its own in a renewal', async () => {
  const { no_hutang } = await hutangSah(sales, kasir, { jumlah_hutang: rp(2_000_000) })
  const sebelum = await kas()
  const isi = formRemaja(await kartu(owner, no_hutang), { jumlah_hutang: rp(1_500_000) })
  await disetujuiBila(owner, remajakanHutang, isi)
  const sesudah = await kas()
  const lebih = (kategori: string) => Number(sesudah[kategori]?.[0]) - Number(sebelum[kategori]?.[0])
  expect([lebih('BAYAR BUNGA'), lebih('HUTANG LUNAS')]).toEqual([40_000, 500_000])
})
