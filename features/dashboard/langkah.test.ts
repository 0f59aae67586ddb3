/** The steps of a new shop: they go on until it can sell, buy, lend, repair, order and close, each saying what its lack costs. */
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rencanaNilai, simpanNilaiAwal } from '../neraca/nilai/nilai.contract.ts'
import { dashboard } from './dashboard.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterAll(() => shop.close())

const kini = () => owner.call(dashboard, {})
const belum = async () =>
  (await kini()).langkah?.filter((one) => !one.selesai && !one.pilihan).map(({ nama }) => nama) ?? []
const tambah = (path: string, body: object) => owner.send('POST', path, { body })
const baki = (kode_baki: string, kode_gudang: string) =>
  tambah('baki/add', { kode_baki, nama_baki: kode_baki, kode_gudang, berat_baki: 0, berat_bandrol: 0 })

it('go on until nothing is missing that stops a customer, in the order of the day', async () => {
  expect(await belum()).toEqual([
    'Kategori emas',
    'Harga per gram',
    'Jenis barang',
    'Baki etalase',
    'Baki pembelian',
    'Kondisi pembelian',
    'Baki titipan',
    'Kondisi pinjaman',
    'User toko',
    'Sales',
    'Barang pertama',
    'Nilai awal emas',
  ])
  const { langkah, siap } = await kini()
  expect(langkah?.find(({ nama }) => nama === 'Kondisi pembelian')).toEqual({
    nama: 'Kondisi pembelian',
    path: '/master-kondisi-pembelian',
    selesai: false,
    tanpa: 'Tanpa ini kasir tidak bisa membeli',
  })
  expect(langkah?.filter((one) => one.pilihan).map(({ nama }) => nama)).toEqual([
    'Emas lepas di brankas',
    'Rekening bank',
    'Tukang',
  ])
  expect(siap).toEqual([])

  await isiMaster(owner)
  const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  await tambahCincin(owner)
  // The first piece is not the end of it, and the day's own list stands beside it from then on.
  const kurang = ['Baki pembelian', 'Kondisi pembelian', 'Baki titipan', 'Kondisi pinjaman', 'Sales', 'Nilai awal emas']
  expect(await belum()).toEqual(kurang)
  expect((await kini()).siap.length).toBeGreaterThan(0)
  expect((await gudang.call(dashboard, {})).langkah).toBeNull()

  await baki('BL01', 'BELI')
  await baki('TP01', 'TITIP')
  await tambah('sales/add', { kode_sales: 'S01', nama_sales: 'RINA' })
  await tambah('parapinjaman/add', { kondisi_pinjaman: 'NOTA LENGKAP' })
  // A condition that is switched off buys nothing.
  const kondisi = { kondisi_barang: 'BAIK', type: 'PERSENTASE', potongan: 0, persentase: 0 }
  await tambah('parabeli/add', { ...kondisi, status_aktif: 'TIDAK' })
  expect(await belum()).toEqual(['Kondisi pembelian', 'Nilai awal emas'])
  await owner.send('PUT', 'parabeli/edit/by-kondisi-barang/BAIK', { body: { ...kondisi, status_aktif: 'YA' } })
  expect(await belum()).toEqual(['Nilai awal emas'])
  // A category that is left out sells without cost: the step is not done before it has its value too.
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 0 WHERE kode_group = 'MT'`)
  await tambahCincin(owner, {
    kode_group: 'MT',
    kode_dept: 'CINT',
    kadar: '91.6',
    kadar_cetak: '916',
    kadar_modal: '91.6',
  })
  const beriNilai = async () => {
    const { jumlah } = await owner.call(rencanaNilai, {})
    await owner.call(simpanNilaiAwal, { jumlah })
  }
  await beriNilai()
  expect(await belum()).toEqual(['Nilai awal emas'])
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 2300000 WHERE kode_group = 'MT'`)
  await beriNilai()
  expect((await kini()).langkah).toBeNull()
})

it('are put away by an owner for his shop alone, and come back', async () => {
  await shop.toko(owner, 'TK02')
  const sana = await shop.user(owner, 'SU2', 'SU', 'TK02')
  const dua = async () => (await sana.call(dashboard, {})).langkah
  expect((await dua())?.find((one) => !one.selesai)?.nama).toBe('Baki etalase')
  const kasir = await shop.user(owner, 'KASIR2', 'KASIR', 'TK02')
  expect((await kasir.send('PUT', 'dashboard/langkah', { body: { simpan: true } })).status).toBe(403)
  expect(await sana.send('PUT', 'dashboard/langkah', { body: {} })).toMatchObject({
    status: 400,
    text: 'Simpan Harus Dipilih',
  })
  expect((await sana.send('PUT', 'dashboard/langkah', { body: { simpan: true } })).json).toEqual({
    message: 'Daftar Langkah Disimpan',
  })
  expect(await dua()).toBeNull()
  expect(await shop.db.rows(sql`SELECT kode_toko FROM toko WHERE langkah_disimpan`)).toEqual([{ kode_toko: 'TK02' }])
  expect(await shop.db.rows(sql`SELECT dokumen FROM audit_log WHERE aksi = 'PUT dashboard/langkah'`)).toEqual([
    { dokumen: 'TK02' },
  ])
  await sana.send('PUT', 'dashboard/langkah', { body: { simpan: false } })
  expect(await dua()).not.toBeNull()
})
