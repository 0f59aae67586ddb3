/** Old pieces that are given in for others: they came in, whatever was sold with them; undone with the sale they left again. */
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { laporanStockJual, saldoBarang } from './laporan-stock-jual.contract.ts'

let shop: TestShop
let owner: User
const [HARI, BESOK] = ['2026-03-02', '2026-03-03']

/** A ring of 3.485 g for 5,733,000, with old ones of as much that count 1,000,000 each. */
const tukar = async (banyak: number) => {
  const lama = Array.from({ length: banyak }, () => cincinLama({ harga: rp(1_000_000) }))
  const form = await formJual(owner, [(await tambahCincin(owner)).kode_barcode], {
    tukar: { kode_baki: 'BELI1', detail_barang: lama },
    nik: '3573010203040506',
  })
  const pembayaran = [bayarTunai(5_733_000 - banyak * 1_000_000)]
  return (await disetujuiBila(owner, jual, { ...form, pembayaran, sahkan: true })).data
}

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await tambahCincin(owner)
  await tukar(1)
  const urung = await tukar(2)
  owner = await shop.nextDay(owner)
  await disetujuiBila(owner, batalJual, batalForm(urung))
})
afterAll(() => shop.close())

const SEMUA = { kode_gudang: 'ALL', kode_group: 'ALL', kode_dept: 'ALL' }
/** By gudang: opening, in, out, sold, closing. */
const laporan = async (tgl_awal: string, tgl_akhir: string) =>
  Object.fromEntries(
    (await owner.call(laporanStockJual, { tgl_awal, tgl_akhir, ...SEMUA })).map((row) => [
      row.kode_gudang,
      [
        [row.stock_awal, row.stock_in, row.stock_out, row.stock_jual, row.stock_akhir],
        [row.berat_awal, row.berat_in, row.berat_out, row.berat_jual, row.berat_akhir],
      ],
    ]),
  )

it('come in on their day, and are no sale turned round', async () => {
  // Three rings were entered and two of them sold; three old ones came: 3 x 3.485 g = 10.455 g, 2 x 3.485 g = 6.970 g.
  expect(await laporan(HARI, HARI)).toEqual({
    BELI: [
      [0, 3, 0, 0, 3],
      [0, 10_455, 0, 0, 10_455],
    ],
    TOKO: [
      [0, 3, 0, 2, 1],
      [0, 10_455, 0, 6_970, 3_485],
    ],
  })
})

it('leave again on the day the sale is undone, its own piece being sold less', async () => {
  expect(await laporan(BESOK, BESOK)).toEqual({
    BELI: [
      [3, 0, 2, 0, 1],
      [10_455, 0, 6_970, 0, 3_485],
    ],
    TOKO: [
      [1, 0, 0, -1, 2],
      [3_485, 0, 0, -3_485, 6_970],
    ],
  })
  expect(await laporan(HARI, BESOK)).toEqual({
    BELI: [
      [0, 3, 2, 0, 1],
      [0, 10_455, 6_970, 0, 3_485],
    ],
    TOKO: [
      [0, 3, 0, 1, 2],
      [0, 10_455, 0, 3_485, 6_970],
    ],
  })
})

it('are in and out of a day’s saldo barang as ever', async () => {
  const saldo = async (tanggal: string) =>
    (await owner.call(saldoBarang, { tanggal, ...SEMUA, kode_toko: 'ALL' })).map((row) => [
      row._id.kode_gudang,
      [row.stock_awal, row.stock_in, row.stock_out, row.stock_akhir],
    ])
  expect(await saldo(HARI)).toEqual([
    ['BELI', [0, 3, 0, 3]],
    ['TOKO', [0, 3, 2, 1]],
  ])
  expect(await saldo(BESOK)).toEqual([
    ['BELI', [3, 0, 2, 1]],
    ['TOKO', [1, 1, 0, 2]],
  ])
})
