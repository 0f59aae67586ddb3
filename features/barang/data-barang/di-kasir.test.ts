/** A piece that waits at the cashier: every door refuses it, a count does not miss it, and it lies on its tray by the book. */
import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { OpnameShop } from '@kencana/testing/opname'
import { formPesanan, isiPesanan, tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jenis } from '../../master/jenis/jenis.contract.ts'
import { simpanPesanan } from '../../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { barangLabel } from '../cetak-barcode/cetak-barcode.contract.ts'
import { kirimCuci } from '../cucian/cucian.contract.ts'
import { hancurBarang } from '../hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../kirim-barang/kirim-barang.contract.ts'
import { gantiGroup, koreksiBerat } from '../koreksi-barang/koreksi-barang.contract.ts'
import { pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { pindahSatuBaki } from '../pindah-barang-satu-baki/pindah-barang-satu-baki.contract.ts'
import { barangByBarcode, editBarang, listBarang } from './data-barang.contract.ts'

let o: OpnameShop
beforeAll(async () => {
  o = await OpnameShop.open()
  await o.shop.toko(o.owner, 'TK02')
  await isiPesanan(o.owner)
})
afterAll(() => o.shop.close())

const kasir = (kode_barcode: string, status: 'KASIR' | 'TERSEDIA') =>
  o.shop.db.run(sql`UPDATE barang SET status_barang = ${status} WHERE kode_barcode = ${kode_barcode}`)

it('is refused by every door', async () => {
  const { tray, cincin } = await o.isiBaki()
  const lain = await o.baki()
  const [kode] = cincin
  const item = await o.owner.call(barangByBarcode, { kode })
  await kasir(kode, 'KASIR')
  const proses = [409, `Barang ${kode} Sudah Diproses Oleh User Lain`]
  const { owner } = o
  const sebelum = await o.isi()
  const alasan = 'SALAH'
  const detail_barang = [kode]
  const edit = { ...item, kode_barang: item.kode_barang, versi: item.versi }
  expect(await tolakan(owner, pindahBarang, { kode_baki_tujuan: lain, detail_barang })).toEqual(proses)
  expect(await tolakan(owner, kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: kode }] })).toEqual(proses)
  expect(await tolakan(owner, kirimCuci, { keterangan: '', detail_barang })).toEqual(proses)
  expect(await tolakan(owner, hancurBarang, { alasan, detail_barang })).toEqual(proses)
  expect(
    await tolakan(owner, pindahSatuBaki, {
      kode_baki_asal: tray,
      kode_baki_tujuan: lain,
      detail_barang: [{ kode_barcode: kode, versi: item.versi }],
    }),
  ).toMatchObject([expect.any(Number), expect.stringMatching(/Berubah|Diproses/)])
  const koreksi = { kode: item.kode_barang, alasan, otorisasi: null }
  expect(await tolakan(owner, koreksiBerat, { ...koreksi, berat: gram(1), berat_asli: gram(1) })).toEqual(proses)
  await owner.call(jenis.create, { kode_dept: 'KSR', nama_dept: 'KASIR', kode_group: 'MM' })
  expect(await tolakan(owner, gantiGroup, { ...koreksi, kode_dept: 'KSR' })).toEqual(proses)
  expect(await tolakan(owner, editBarang, edit as never)).toEqual([
    422,
    `Barang ${kode} Berstatus KASIR, Tidak Bisa Diedit`,
  ])
  const form = await formPesanan(owner, [{ contoh: 'TOKO', contoh_barcode: kode }])
  expect(await tolakan(owner, simpanPesanan, form)).toEqual(proses)
  expect(await o.isi()).toEqual(sebelum)
  await kasir(kode, 'TERSEDIA')
})

it('lies on its tray by the book, is listed, and may have its label', async () => {
  const { tray, cincin } = await o.isiBaki()
  const [kode] = cincin
  await kasir(kode, 'KASIR')
  expect(await o.letak(kode)).toEqual([tray, 'KASIR'])
  const saring = { q: '', kode_group: 'ALL', kode_dept: 'ALL', kode_gudang: 'ALL', kadar: 'ALL', tipe_barang: 'ALL' }
  const halaman = { hal: 1, per: 25, urut: 'kode_barang', turun: '0' } as const
  const daftar = async (status_barang: string) =>
    (await o.owner.call(listBarang, { ...saring, ...halaman, kode_baki: tray, status_barang })).rows.map(
      (one) => one.kode_barcode,
    )
  expect(await daftar('KASIR')).toEqual([kode])
  expect(await daftar('STOK')).toHaveLength(3)
  expect(await daftar('TERSEDIA')).not.toContain(kode)
  expect(await o.owner.call(barangLabel, { cara: 'PINDAI', nilai: kode })).toMatchObject([{ kode_barcode: kode }])
  await kasir(kode, 'TERSEDIA')
})

it('is not missed by a count, whether it was scanned before or not', async () => {
  const { tray, cincin } = await o.isiBaki()
  const [satu, dua, tiga] = cincin
  const no_so = await o.mulai(tray)
  await o.pindai(no_so, satu)
  await kasir(satu, 'KASIR')
  await kasir(dua, 'KASIR')
  await o.pindai(no_so, tiga)
  expect((await o.tutup(no_so)).data.status).toBe('TUTUP')
  const hasil = await o.shop.db.rows(sql`
    SELECT b.kode_barcode::text, h.hasil FROM stock_opname_hasil h JOIN barang b USING (kode_barang)
    WHERE h.no_so = ${no_so} ORDER BY b.kode_barang`)
  expect(hasil).toEqual([
    { kode_barcode: satu, hasil: 'ADA' },
    { kode_barcode: dua, hasil: 'KELUAR' },
    { kode_barcode: tiga, hasil: 'ADA' },
  ])
  await kasir(satu, 'TERSEDIA')
  await kasir(dua, 'TERSEDIA')
})
