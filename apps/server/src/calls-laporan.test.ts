/** Reports of sales and purchases as existing reporting clients ask for them, letter for letter: keys sent, keys read back. */

import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { kirim, kunci } from '@kencana/testing/calls'
import { isiMarketplace, jualMarketplace } from '@kencana/testing/marketplace'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { bayarTunai, formJual } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jual } from '../../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiMarketplace(owner)
  await beliSah(owner, [cincinLama()])
  const cincin = async () => (await tambahCincin(owner)).kode_barcode
  await jualMarketplace(owner, owner, [await cincin()], 'ORD-1')
  const tukar = { kode_baki: 'BELI1', detail_barang: [cincinLama({ harga: rp(1_000_000) })] }
  const form = await formJual(owner, [await cincin()], { tukar, nik: '3573010203040506' })
  await disetujuiBila(owner, jual, { ...form, pembayaran: [bayarTunai(4_733_000)], sahkan: true })
})
afterAll(() => shop.close())

const DARI = { tgl_from: '2026-03-02', tgl_to: '2026-03-02' }
/** What clients of other versions send besides: known to nobody here. */
const LAIN = { jenis_group: 'EMAS', uid: '42', user_login: 'ADMIN', is_sort: 'true', supplier_barang: 'ALL' }

interface Minta {
  path: string
  kenal: object
  keys: string
  baris: number
}

const CALLS: readonly Minta[] = [
  {
    path: 'penjualan/report-marketplaces',
    kenal: { marketplace: 'ALL', kode_group: 'SEMUA' },
    keys: 'qty,berat,harga_total,marketplace,no_faktur_jual',
    baris: 1,
  },
  {
    path: 'barang-tukar/reports',
    kenal: { kode_group: 'ALL', kode_dept: 'ALL' },
    keys: 'no_faktur_jual,tanggal,no_faktur_beli,nama_barang,kode_group,kode_dept,kadar,qty,berat',
    baris: 1,
  },
  {
    path: 'pembelian/get/report',
    kenal: { kode_group: 'ALL', kondisi: 'ALL', kode_sales: 'ALL', valid_by: 'ALL' },
    keys: 'detail',
    baris: 2,
  },
]

it.each(CALLS)('$path answers GET and POST alike, whatever else is sent', async ({ path, kenal, keys, baris }) => {
  const rows = (await kirim(owner, 'GET', path, { ...DARI, ...kenal, ...LAIN })) as unknown as object[]
  expect(rows).toHaveLength(baris)
  kunci(rows[0], keys)
  expect(await kirim(owner, 'POST', path, { ...DARI, ...kenal, ...LAIN })).toEqual(rows)
  const { tgl_from: tgl_awal, tgl_to: tgl_akhir } = DARI
  expect(await kirim(owner, 'GET', path, { tgl_awal, tgl_akhir })).toEqual(rows)
  expect(await kirim(owner, 'GET', path, { tgl_from: '2026-03-01', tgl_to: '2026-03-01' })).toEqual([])
})

it('pembelian/get/report groups by form where it is asked by nothing it knows', async () => {
  const path = 'pembelian/get/report'
  const perForm = await kirim(owner, 'GET', path, { ...DARI, group_by: 'no_faktur_group' })
  expect(await kirim(owner, 'GET', path, { ...DARI, group_by: 'warna' })).toEqual(perForm)
  const perSales = (await kirim(owner, 'GET', path, { ...DARI, group_by: 'kode_sales' })) as unknown as object[]
  expect(perSales).toHaveLength(1)
  const [form] = perForm as unknown as { detail: object[] }[]
  kunci(form?.detail[0], 'no_faktur_beli,nama_barang,kondisi,berat_nota,berat,harga_nota,harga,potongan')
})
