/** One item: edited by two people, its photo by file and webcam, its corrections; and opening stock from Excel. */
import { readFile } from 'node:fs/promises'
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest'
import { editBarang } from '../features/barang/data-barang/data-barang.contract.ts'
import { group } from '../features/master/group/group.contract.ts'
import { jenis } from '../features/master/jenis/jenis.contract.ts'
import { sheetFile } from '../packages/reports/src/sheet.ts'
import { choose, newItem, photo, read, says } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { buang, expect, field, setujui, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
/** A ring that each test gets new, on the screen of its user. */
let ring: Awaited<ReturnType<typeof tambahCincin>>

beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await there.shop.user(there.owner, 'GUDANG', 'GUDANG')
})
beforeEach(async () => {
  ring = await tambahCincin(there.owner)
})
afterEach(() => there.leave())
afterAll(() => there.close())

const enter = async (user_id: string, path: string) => {
  page = await there.page()
  await signIn(page, user_id)
  await page.goto(path)
}
const stored = async () =>
  await there.shop.db.one<{ nama_barang: string; foto: string | null; kode_dept: string; berat: number }>(
    sql`SELECT nama_barang, foto, kode_dept, berat FROM barang WHERE kode_barang = ${ring.kode_barang}`,
  )
const editDialog = () => page.getByRole('dialog', { name: 'Edit Barang' })
const edit = async () => {
  await page.getByRole('button', { name: `Edit ${ring.kode_barang}` }).click()
  await expect(field(editDialog(), 'Nama Barang')).toBeFocused()
}

describe('Edit Barang', () => {
  it('changes words and prices, and leaves the barcode alone', async () => {
    await enter('GUDANG', '/data-barang')
    await edit()
    await expect(field(editDialog(), 'Kode Barcode')).toHaveAttribute('readonly')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('F9')
    await expect(editDialog().getByText('Nama Barang Tidak Boleh Kosong')).toBeVisible()
    await page.keyboard.type('cincin baru')
    await field(editDialog(), 'Harga Atribut').fill('150000')
    await page.keyboard.press('F9')
    await read(page, 'Data Berhasil Diedit')
    await expect(editDialog()).toHaveCount(0)
    const row = page.getByRole('row', { name: new RegExp(ring.kode_barcode) })
    await expect(row).toContainText('CINCIN BARU')
    await expect(row).toContainText('5,883,000')
  })

  it('refuses who comes second, and shows him at the next opening what the other did', async () => {
    await enter('GUDANG', '/data-barang')
    await edit()
    await there.owner.call(editBarang, { ...ring, nama_barang: 'SUDAH DIUBAH', nama_atribut: '', kode_intern: '' })
    await field(editDialog(), 'Nama Barang').fill('kalah cepat')
    await page.keyboard.press('F9')
    await read(page, 'Oopss!!', 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
    await expect(field(editDialog(), 'Nama Barang')).toHaveValue('KALAH CEPAT')
    await buang(page)
    await expect(editDialog()).toHaveCount(0)
    await edit()
    await expect(field(editDialog(), 'Nama Barang')).toHaveValue('SUDAH DIUBAH')
    expect((await stored())?.nama_barang).toBe('SUDAH DIUBAH')
  })

  it('gives the item a photo and takes it away again', async () => {
    await enter('GUDANG', '/data-barang')
    const tile = page
      .getByRole('row', { name: new RegExp(ring.kode_barcode) })
      .getByRole('button', { name: 'Perbesar foto CINCIN MILANO' })
    await edit()
    await editDialog()
      .getByLabel('Berkas foto')
      .setInputFiles(await photo())
    await expect(editDialog().getByText(/^JPEG, /)).toBeVisible()
    await page.keyboard.press('F9')
    await read(page, 'Data Berhasil Diedit')
    await expect(tile).toBeVisible()
    expect((await stored())?.foto).toMatch(/^[0-9a-f]{64}$/)
    await edit()
    await expect(editDialog().getByRole('button', { name: 'Perbesar CINCIN MILANO' })).toBeVisible()
    await editDialog().getByRole('button', { name: 'Hapus foto' }).click()
    await expect(editDialog().getByText('Belum ada foto')).toBeVisible()
    await page.keyboard.press('F9')
    await read(page, 'Data Berhasil Diedit')
    await expect(tile).toHaveCount(0)
    expect((await stored())?.foto).toBe(null)
  })

  it('tells a file that is no picture', async () => {
    await enter('GUDANG', '/data-barang')
    await edit()
    const file = { name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan foto') }
    await editDialog().getByLabel('Berkas foto').setInputFiles(file)
    // At its field, where it stays: there is no message over the form that Esc would have to be meant for.
    await expect(editDialog().getByText('Foto Tidak Bisa Dibaca')).toBeVisible()
    await expect(says(page, 'Oopss!!')).toHaveCount(0)
    // A photo of an iPhone is one, and there is a way to have it read.
    const heic = Buffer.from('....ftypheic....mif1heic', 'latin1')
    await editDialog().getByLabel('Berkas foto').setInputFiles({ name: 'IMG_0001.HEIC', mimeType: '', buffer: heic })
    await expect(editDialog().getByText('Pilih JPEG, Atau Ubah Kamera iPhone Ke Paling Kompatibel')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editDialog()).toHaveCount(0)
  })
})

describe('the webcam', () => {
  it('takes the photo of a new item by Enter', async () => {
    await enter('OWNER', '/data-barang')
    const dialog = await newItem(page)
    await dialog.getByRole('button', { name: 'Webcam' }).click()
    const camera = page.getByRole('dialog', { name: 'Webcam' })
    await expect(camera.getByRole('button', { name: 'Ambil Foto' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(camera).toHaveCount(0)
    await expect(dialog.getByText(/^JPEG, /)).toBeVisible()
  })

  it('says so when the picture cannot be taken, and stays open', async () => {
    await enter('OWNER', '/data-barang')
    await page.evaluate('OffscreenCanvas.prototype.convertToBlob = () => Promise.reject(new Error("no"))')
    const dialog = await newItem(page)
    await dialog.getByRole('button', { name: 'Webcam' }).click()
    const camera = page.getByRole('dialog', { name: 'Webcam' })
    await expect(camera.getByRole('button', { name: 'Ambil Foto' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(says(page, 'Oopss!!')).toContainText('Foto Tidak Bisa Diambil, Coba Lagi')
    await expect(camera).toBeVisible()
  })

  it('says so when it cannot be opened, and Esc leads back to the form', async () => {
    await enter('OWNER', '/data-barang')
    await page.evaluate('navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error("no"))')
    const dialog = await newItem(page)
    await dialog.getByRole('button', { name: 'Webcam' }).click()
    const camera = page.getByRole('dialog', { name: 'Webcam' })
    await expect(camera.getByText('Webcam Tidak Bisa Dibuka')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(camera).toHaveCount(0)
    await expect(dialog).toBeVisible()
  })
})

describe('the kadar of a new item', () => {
  it('is that of its category, also of the next one chosen, until it is typed', async () => {
    const lain = { harga: rp(2_350_000), harga_modal: rp(2_300_000), jenis_group: 'PERHIASAN' }
    await there.owner.call(group.create, {
      kode_group: 'SEM',
      nama_group: 'TANPA KADAR',
      persentase: parsePersen(60.5),
      ...lain,
    })
    await there.owner.call(jenis.create, { kode_dept: 'CIN60', nama_dept: 'CINCIN', kode_group: 'SEM' })
    await enter('GUDANG', '/data-barang')
    const dialog = await newItem(page)
    const kadar = (isi: string) =>
      Promise.all(['Kadar', 'Kadar Cetak', 'Kadar Modal'].map((label) => expect(field(dialog, label)).toHaveValue(isi)))
    const pilih = (kode: string) => choose(page, 'Kode Jenis', kode)
    await pilih('cin')
    await kadar('16K')
    await expect(field(dialog, 'Tipe Barang')).toHaveValue('SP')
    // What was typed beside a kadar of before belonged to that one, and a category that is emptied in between makes no difference.
    await field(dialog, 'Kadar Cetak').fill('700')
    await field(dialog, 'Kode Jenis').fill('')
    await field(dialog, 'Kode Jenis').blur()
    await pilih('cint')
    await kadar('22K')
    await pilih('cin60')
    await kadar('')
    await pilih('cin')
    await kadar('16K')
    await field(dialog, 'Kadar').fill('17K')
    await pilih('cint')
    await expect(field(dialog, 'Kode Jenis')).toHaveValue(/^CINT/)
    await expect(field(dialog, 'Kadar')).toHaveValue('17K')
    await buang(page)
  })
})

describe('corrections', () => {
  const path = () => `/data-barang/asal-usul?kode=${ring.kode_barang}`

  it('put an item into another category, and its weight right, each with a reason', async () => {
    await enter('OWNER', path())
    await page.getByRole('button', { name: 'Ganti Kategori' }).click()
    const group = page.getByRole('dialog', { name: 'Ganti Kategori' })
    await page.keyboard.press('F9')
    await expect(group.getByText('Kode Jenis Harus Dipilih')).toBeVisible()
    await expect(group.getByText('Alasan Harus Diisi')).toBeVisible()
    await page.keyboard.type('cint')
    await page.keyboard.press('Enter')
    await expect(field(group, 'Alasan')).toBeFocused()
    await page.keyboard.type('salah kategori')
    await page.keyboard.press('F9')
    // Another fineness: whoever is alone agrees himself, and it is kept that he did.
    // Nothing is called missing before it was looked at.
    await expect(field(page.getByRole('dialog', { name: /^Otorisasi/ }), 'Alasan')).toBeFocused()
    await expect(page.getByRole('dialog', { name: /^Otorisasi/ })).not.toContainText('Harus Diisi')
    await setujui(page, 'Pindah ke kategori dengan kadar atau harga lain')
    await read(page, 'Data Berhasil Disimpan', 'GG-TK01-260302-0001')
    await expect(page.getByText('Ganti kategori', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Koreksi Berat' }).click()
    const weight = page.getByRole('dialog', { name: 'Koreksi Berat' })
    await expect(field(weight, 'Berat Asli')).toBeFocused()
    for (const text of ['3.5', '3.6', 'timbang ulang']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('F9')
    await read(page, 'Oopss!!', 'Selisih Berat Asli Dan Berat Melebihi Toleransi 0.035 g')
    await field(weight, 'Berat').fill('3.47')
    await page.keyboard.press('F9')
    await read(page, 'Data Berhasil Disimpan', 'KRB-TK01-260302-0001')
    await expect(page.getByText('−0.015')).toBeVisible()
    await expect(page.getByText('3 mutasi, tertutup seimbang')).toBeVisible()
    expect(await stored()).toMatchObject({ kode_dept: 'CINT', berat: 3470 })
  })

  it('are not for gudang', async () => {
    await enter('GUDANG', path())
    await expect(page.getByText('1 mutasi, tertutup seimbang')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ganti Kategori' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Koreksi Berat' })).toHaveCount(0)
    await expect(page.getByText('Modal', { exact: true })).toHaveCount(0)
    await page.goto('/data-barang')
    await expect(page.getByRole('button', { name: 'Tambah Barang' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Impor Excel' })).toHaveCount(0)
  })
})

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

describe('opening stock from Excel', () => {
  const HEAD = ['KODE JENIS', 'KODE BAKI', 'NAMA BARANG', 'BERAT', 'KADAR', 'KADAR CETAK', 'TIPE BARANG']
  const file = async (...rows: (string | number)[][]) => {
    const bytes = await (await sheetFile(HEAD, rows)).arrayBuffer()
    return { name: 'stok-awal.xlsx', mimeType: XLSX, buffer: Buffer.from(bytes) }
  }
  const GOOD = [
    ['CIN', 'CN02', 'CINCIN POLOS', 2.1, '16K', '700', 'SP'],
    ['GLG', 'CN02', 'GELANG PADI', 5, '17K', '750', 'SP'],
  ]
  const count = async () => (await there.shop.db.one<{ n: number }>(sql`SELECT count(*)::integer AS n FROM barang`))?.n

  it('lists every error first, then enters all rows or nothing', async () => {
    await enter('OWNER', '/data-barang')
    const before = (await count()) ?? 0
    await page.getByRole('button', { name: 'Impor Excel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Impor Stok Awal' })
    const choosing = dialog.getByLabel('Berkas Excel')
    // What is taken away to be filled in tells the codes of this shop, and is no piece if it comes back as it is.
    const [contoh] = await Promise.all([page.waitForEvent('download'), dialog.getByText('Unduh contoh').click()])
    const bytes = await readFile(await contoh.path())
    expect(Object.keys(unzipSync(bytes)).filter((name) => name.startsWith('xl/worksheets/sheet'))).toHaveLength(5)
    expect(strFromU8(unzipSync(bytes)['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain('CN02')
    await choosing.setInputFiles({ name: 'kosong.xlsx', mimeType: XLSX, buffer: bytes })
    await read(page, 'Oopss!!', 'Tidak Ada Baris Di Berkas')
    await choosing.setInputFiles({ name: 'x.xlsx', mimeType: 'text/plain', buffer: Buffer.from([0, 1, 2]) })
    await read(page, 'Oopss!!', 'Berkas Bukan Excel (.xlsx) Atau CSV')
    const bad = ['XX', 'CN02', 'CINCIN', 1, '16K', '700', 'SP']
    await choosing.setInputFiles(await file(...GOOD, bad, ['CIN', 'CN02', '', 1, '99K', '700', 'SP']))
    await expect(dialog.getByText('2 baris salah. Perbaiki berkasnya, lalu pilih lagi.')).toBeVisible()
    const errors = dialog.getByRole('list', { name: 'Baris yang salah' }).getByRole('listitem')
    await expect(errors).toHaveCount(2)
    await expect(errors.first()).toContainText('Jenis XX Tidak Ada')
    await expect(errors.last()).toContainText('Nama Barang Tidak Boleh Kosong')
    await expect(dialog.getByRole('button', { name: 'Simpan' })).toBeDisabled()
    expect(await count()).toBe(before)

    const csv = [HEAD, ...GOOD].map((row) => row.map((cell) => String(cell).replace('.', ',')).join(';')).join('\n')
    await choosing.setInputFiles({ name: 'lama.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(dialog).toContainText('Benar 2 pcs 7.100 g')
    await expect(dialog).toContainText('MM 2 pcs 7.100 g Rp ')
    await dialog.getByRole('button', { name: 'Simpan 2 Barang' }).click()
    await expect(says(page, 'Data Berhasil Disimpan')).toContainText('2 barang')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row', { name: /GELANG PADI/ })).toContainText('5.000')
    expect(await count()).toBe(before + 2)
  })
})
