import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { mutasiReports } from './mutasi.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await tambahCincin(owner)
})
afterAll(() => shop.close())

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
const lihat = async (user: User, akun = 'ALL') => {
  const { rows, totals, saldo_awal } = await user.call(mutasiReports, mutasiReports.input.parse({ ...HARI, akun }))
  return { akun: [...new Set(rows.map((row) => row.akun))].toSorted(), rp: totals.rp, awal: saldo_awal?.rp }
}

it('shows goods to whoever has a report of goods, and the owner’s money to none of them', async () => {
  const sales = await shop.user(owner, 'SALES', 'SALES')
  const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  expect((await lihat(gudang)).akun).toEqual(['BAKI', 'STOK_AWAL'])
  for (const user of [sales, gudang]) {
    expect(await lihat(user, 'BAKI')).toEqual({ akun: ['BAKI'], rp: 0, awal: 0 })
    expect(await user.call(saldoUang, {})).toEqual({
      bank: [],
      laci: [{ kode_laci: '-', nama_laci: 'UTAMA', milik: true }],
    })
    for (const akun of ['KAS', 'BANK', 'MODAL', 'PENJUALAN', 'BIAYA', 'PERSEKOT'])
      expect(await lihat(user, akun)).toEqual({ akun: [], rp: 0, awal: 0 })
  }
})

it('shows behind a total no account but those that the report leads to', async () => {
  const sales = await shop.user(owner, 'SALES2', 'SALES')
  expect((await lihat(sales)).akun).toEqual(['BAKI'])
  for (const akun of ['STOK_AWAL', 'SUSUT,SELISIH', 'BOS', 'TUKANG'])
    expect(await lihat(sales, akun)).toEqual({ akun: [], rp: 0, awal: 0 })
})

it('shows money to whoever keeps it, and what lies in the drawer of a closed day alone', async () => {
  await shop.user(owner, 'KASIR', 'KASIR')
  expect((await lihat(owner)).akun).toEqual(['BAKI', 'KAS', 'MODAL', 'STOK_AWAL'])
  expect(await lihat(await shop.login('KASIR'))).toMatchObject({ akun: ['BAKI', 'STOK_AWAL'], rp: 0, awal: 0 })
  owner = await shop.nextDay(owner)
  const kasir = await shop.login('KASIR')
  expect((await lihat(kasir)).akun).toEqual(['BAKI', 'KAS', 'STOK_AWAL'])
  // What the owner put in, and what goods cost him, is told by results alone.
  for (const akun of ['MODAL', 'PERSEDIAAN', 'HPP', 'RUGI_SUSUT', 'RK'])
    expect(await lihat(kasir, akun)).toEqual({ akun: [], rp: 0, awal: 0 })
  await shop.db.run(sql`INSERT INTO hak_akses (user_id, menu_name) VALUES ('KASIR', '/laba-rugi')`)
  expect((await lihat(await shop.login('KASIR'), 'MODAL')).akun).toEqual(['MODAL'])
})
