/** A result that lacks cost says so before its first number, in every kind of it and on paper: what left, and what mends it. */
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, jualSah } from '@kencana/testing/penjualan'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rencanaTutup } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../../neraca/nilai/nilai.contract.ts'
import { batalJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { laporanNeracaKeuangan } from '../neraca-keuangan/neraca-keuangan.contract.ts'
import { neracaKeuanganReport } from '../neraca-keuangan/neraca-keuangan.report.ts'
import { laporanLabaRugi } from './laba-rugi.contract.ts'
import { labaRugiReport } from './laba-rugi.report.ts'

let shop: TestShop
let owner: User
let nota: Awaited<ReturnType<typeof jualSah>>
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  const { kode_barcode } = await tambahCincin(owner)
  await tambahCincin(owner)
  nota = await jualSah(owner, owner, [kode_barcode])
})
afterEach(() => shop.close())

const beriNilai = async () => {
  const { jumlah } = await owner.call(rencanaNilai, {})
  await owner.call(simpanNilaiAwal, { jumlah })
}
const malam = async () => {
  owner = await shop.nextDay(owner)
}
const TUA = { kode_group: 'MT', kode_dept: 'CINT', kadar: '91.6', kadar_cetak: '916', kadar_modal: '91.6' }
const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
/** What the report says first, and whether it leads to the opening value. */
const kata = async (masa = HARI, type_laporan: 'TOKO' | 'RANTAI' = 'TOKO') => {
  const filters = { ...masa, type_laporan }
  const rows = labaRugiReport.rows(await owner.call(laporanLabaRugi, filters))
  const peringatan = labaRugiReport.table(filters).peringatan?.(rows) ?? null
  return peringatan && [peringatan.judul, ...peringatan.baris, rows.some((row) => row.belum_dinilai)]
}

const JUDUL = 'Laba belum lengkap'
const SELAMANYA =
  '3.485 g terjual atau susut tanpa HPP, sebelum emasnya punya nilai: harga jualnya terbaca sebagai laba. Hari yang sudah ditutup tidak berubah lagi.'
const KINI =
  '3.485 g terjual atau susut hari ini tanpa HPP: ikut dinilai bila Nilai Awal Emas disimpan sebelum tutup toko.'
const NANTI = '3.485 g terjual atau susut hari ini: HPP dibukukan saat tutup toko.'

it('tells of the open day what an opening value mends, then what closing says, and nothing once it is there', async () => {
  expect(await kata()).toEqual([JUDUL, KINI, true])
  expect(await kata(HARI, 'RANTAI')).toEqual([JUDUL, `TK01: ${KINI}`, true])
  await beriNilai()
  expect(await kata()).toEqual([JUDUL, NANTI, false])
  await malam()
  expect(await kata()).toBeNull()
  expect(await kata(HARI, 'RANTAI')).toBeNull()
})

it('tells of a closed day without value what that means, also once goods have one, and of no other day', async () => {
  await malam()
  expect(await kata()).toEqual([JUDUL, SELAMANYA, true])
  await beriNilai()
  await malam()
  expect(await kata()).toEqual([JUDUL, SELAMANYA, false])
  expect(await kata({ tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' })).toEqual([JUDUL, SELAMANYA, false])
  expect(await kata({ tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' })).toBeNull()
})

it('tells of categories that were left without cost price', async () => {
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 0 WHERE kode_group = 'MM'`)
  await tambahCincin(owner, TUA)
  await beriNilai()
  expect(await kata()).toEqual([JUDUL, KINI, true])
  await malam()
  expect(await kata()).toEqual([JUDUL, SELAMANYA, true])
})

it('says nothing of what came back, and nothing where nothing was sold', async () => {
  await disetujuiBila(owner, batalJual, batalForm(nota))
  expect(await kata()).toBeNull()
  await malam()
  expect(await kata()).toBeNull()
})

/** The same of the balance sheet of that evening. */
const neraca = async (type_laporan: 'TOKO' | 'RANTAI') => {
  const filters = { tanggal: '2026-03-02', type_laporan }
  const rows = neracaKeuanganReport.rows(await owner.call(laporanNeracaKeuangan, filters))
  const peringatan = neracaKeuanganReport.table(filters).peringatan?.(rows) ?? null
  return peringatan && [peringatan.judul, ...peringatan.baris, rows.some((row) => row.belum_dinilai)]
}

it('says it of the result on the balance sheet too', async () => {
  expect(await neraca('TOKO')).toEqual([JUDUL, KINI, true])
  expect(await neraca('RANTAI')).toEqual([JUDUL, `TK01: ${KINI}`, true])
  await beriNilai()
  expect(await neraca('TOKO')).toEqual([JUDUL, NANTI, false])
  await malam()
  expect(await neraca('TOKO')).toBeNull()
  expect(await neraca('RANTAI')).toBeNull()
})

/** What closing says of it before it is asked for. */
const saatTutup = async () =>
  (await owner.call(rencanaTutup, {})).terbuka
    .filter(({ path }) => path === '/nilai-awal')
    .map(({ nama, jumlah }) => [nama, jumlah])

it('is told before the day is closed, as long as it can be mended', async () => {
  expect(await saatTutup()).toEqual([
    ['Kategori Terjual Tanpa HPP: Harganya Jadi Laba Untuk Selamanya, Simpan Nilai Awal Dulu', 1],
  ])
  await beriNilai()
  expect(await saatTutup()).toEqual([])
})

it('is told before closing of a category that was left without cost price, and not of what came back', async () => {
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 0 WHERE kode_group = 'MM'`)
  await tambahCincin(owner, TUA)
  await beriNilai()
  expect(await saatTutup()).toEqual([
    ['Kategori Terjual Tanpa HPP: Harganya Jadi Laba Untuk Selamanya, Simpan Nilai Awal Dulu', 1],
  ])
  await disetujuiBila(owner, batalJual, batalForm(nota))
  expect(await saatTutup()).toEqual([])
})

it('is told of a category that came after the opening value and has no cost price, before closing and for good', async () => {
  await beriNilai()
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 0 WHERE kode_group = 'MT'`)
  const { kode_barcode } = await tambahCincin(owner, TUA)
  await malam()
  await jualSah(owner, owner, [kode_barcode])
  const tutup = async () =>
    (await owner.call(rencanaTutup, {})).terbuka.flatMap(({ nama, path, jumlah }) =>
      path === '/master-parameter-harga-emas' ? [[nama, jumlah]] : [],
    )
  expect(await tutup()).toEqual([['Kategori Terjual Tanpa Harga Modal: Harganya Jadi Laba Untuk Selamanya', 1]])
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 1000000 WHERE kode_group = 'MT'`)
  expect(await tutup()).toEqual([])
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 0 WHERE kode_group = 'MT'`)
  await malam()
  const besok = { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' }
  expect(await kata(besok)).toEqual([JUDUL, SELAMANYA, false])
  expect(await kata({ tgl_awal: '2026-03-04', tgl_akhir: '2026-03-04' })).toBeNull()
})
