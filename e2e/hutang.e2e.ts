/** A loan from the counter to its letter: taken in by sales, weighed again and paid out by the cashier. */
import { sheetFile } from '@kencana/reports/sheet'
import { PASSWORD } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { gelangJaminan, hutangSah, isiPinjaman } from '@kencana/testing/hutang'
import { isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { choose, downloaded, photo, read, tembak } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { buang, expect, field, saksikan, setujui, signIn } from './visitors.ts'

/** A loan on two items. */
let berdua: string
let there: ShopInBrowser
let sales: Page
let kasir: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiPinjaman(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  sales = await there.page()
  await signIn(sales, 'SALES', PASSWORD)
  kasir = await there.page()
  await signIn(kasir, 'KASIR', PASSWORD)
})
afterAll(() => there.close())

it('takes goods in at today’s value, with their photo, on the shop’s terms', async () => {
  await sales.goto('/transaksi-hutang')
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  await sales.keyboard.press('F2')
  const modal = sales.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Nama Barang').fill('gelang')
  await choose(sales, 'Kategori', 'mm')
  await field(modal, 'Kadar').fill('16K')
  await field(modal, 'Berat Kotor').fill('10.12')
  await field(modal, 'Berat Plastik').fill('0.12')
  await choose(sales, 'Kondisi Pinjaman', 'baik')
  await modal
    .getByLabel('Berkas foto')
    .first()
    .setInputFiles(await photo())
  await expect(modal.locator('img')).toHaveCount(1)
  await expect(modal.getByText('16,450,000')).toBeVisible()
  await sales.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  await sales.keyboard.press('F9')
  for (const text of [
    'Nama Customer Harus Diisi',
    'NIK Harus Diisi',
    'Kode Sales Harus Dipilih',
    'Foto Identitas Harus Ada',
  ])
    await expect(sales.getByText(text)).toBeVisible()
  await sales
    .getByLabel('Berkas foto')
    .first()
    .setInputFiles(await photo())
  await expect(sales.getByRole('button', { name: 'Perbesar identitas customer' })).toBeVisible()
  await field(sales, 'Nama Customer').fill('bu sari')
  await field(sales, 'NIK').fill('3573010203040506')
  await field(sales, 'No HP').fill('08123456789')
  await field(sales, 'Alamat').fill('jl. mawar 3')
  await choose(sales, 'Kode Sales', 's01')
  await field(sales, 'Jumlah Hutang').fill('5000000')
  // 80 % of its value; 5,000,000 and 4 months of 2 %
  for (const text of ['13,160,000', '5,400,000', '2026-07-02']) await expect(sales.getByText(text)).toBeVisible()
  await sales.keyboard.press('F9')
  const slip = sales.getByRole('dialog', { name: 'Cetak bon hutang' })
  await expect(slip).toContainText('PI-TK01-260302-0001')
  await expect(slip).toContainText('UANG DIAMBIL DI KASIR')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
})

it('tells all gaps of a form at once, one mistyped number among them', async () => {
  await sales.keyboard.press('F2')
  const modal = sales.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Berat Kotor').fill('1,2,3')
  await sales.keyboard.press('F9')
  for (const text of ['Hanya Boleh Satu Koma', 'Nama Barang Harus Diisi', 'Kategori Harus Dipilih', 'Foto Harus Ada'])
    await expect(modal.getByText(text)).toBeVisible()
  await buang(sales)
  await expect(modal).toHaveCount(0)
})

it('takes no item whose nota of the shop is unknown, and no slip for a name', async () => {
  await sales.keyboard.press('F2')
  const modal = sales.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Nama Barang').focus()
  await tembak(sales, 'FJ-TK01-260302-0099')
  await expect(sales.getByText('Pindaian tidak masuk').last()).toBeVisible()
  await expect(field(modal, 'Nama Barang')).toHaveValue('')
  await field(modal, 'Nama Barang').fill('gelang')
  await choose(sales, 'Kategori', 'mm')
  await field(modal, 'Kadar').fill('16K')
  await field(modal, 'Berat Kotor').fill('10')
  await choose(sales, 'Kondisi Pinjaman', 'baik')
  await expect(modal.getByText('16,450,000')).toBeVisible()
  // All else is right: it says what is missing under the photo, and stays.
  await sales.keyboard.press('F9')
  await expect(modal.getByRole('alert')).toHaveText('Foto Harus Ada')
  await modal
    .getByLabel('Berkas foto')
    .first()
    .setInputFiles(await photo())
  await expect(modal.locator('img')).toHaveCount(1)
  await expect(modal.getByText('Foto Harus Ada')).toHaveCount(0)
  await field(modal, 'Nota Toko').fill('FJ-TK01-260302-0099')
  await sales.keyboard.press('F9')
  await expect(modal.getByText('FJ-TK01-260302-0099 Tidak Ada')).toBeVisible()
  await expect(field(modal, 'Nota Toko')).toBeFocused()
  await field(modal, 'Nota Toko').fill('')
  await sales.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  await field(sales, 'Nama Customer').focus()
  await tembak(sales, 'FJ-TK01-260302-0099')
  await expect(field(sales, 'Nama Customer')).toHaveValue('')
  await sales.getByRole('button', { name: 'Batal', exact: true }).first().click()
})

it('is led to by its bon, weighed and tested again, and paid out by the cashier', async () => {
  await kasir.goto('/validasi-hutang')
  await expect(kasir.getByText('dientri SALES')).toBeVisible()
  await kasir.locator('input[data-scan]').fill('PI-TK01-260302-0001')
  await kasir.keyboard.press('Enter')
  const bayar = kasir.getByRole('dialog', { name: 'Bayar Hutang' })
  await expect(bayar).toContainText('Rp. 5,000,000')
  await field(kasir, 'Berat Timbang GELANG').fill('9.8')
  await field(kasir, 'Kadar Uji GELANG').fill('16K')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Oopss!!', 'Berat Timbang PI-TK01-260302-0001 GELANG 9.800 g Tidak Sesuai Hutang')
  await field(kasir, 'Berat Timbang GELANG').fill('10')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Berhasil')
  const slip = kasir.getByRole('dialog', { name: 'Cetak surat hutang' })
  for (const text of ['SURAT HUTANG', 'BESAR KEMBALI', '5,400,000', '************0506', '2026-07-02'])
    await expect(slip).toContainText(text)
  // The printer's paper alone names the customer's in full: no screen does, and no file.
  const jawaban = kasir.waitForResponse((response) => response.url().endsWith('/cetak'))
  const berkas = await downloaded(kasir, () => slip.getByRole('button', { name: 'Unduh .txt' }).click())
  for (const isi of [await (await jawaban).text(), berkas.text]) expect(isi).not.toContain('3573010203040506')
  await expect(slip).not.toContainText('3573010203040506')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  const amplop = kasir.getByRole('dialog', { name: 'Cetak label amplop' })
  await expect(amplop).toContainText('JATUH TEMPO')
  // What a count scans is drawn as it is printed.
  await expect(amplop.getByRole('img')).toHaveCount(0)
  await amplop.getByRole('button', { name: 'Unduh .txt' }).click()
  await expect(amplop.getByRole('img', { name: /^Barcode \d{14}$/ })).toBeVisible()
  await amplop.getByRole('button', { name: /^Selesai/ }).click()
  await expect(kasir.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
})

it('goes on from the scanned letter with three keys, its interest paid', async () => {
  await kasir.goto('/lihat-hutang')
  await expect(kasir.getByRole('row', { name: /PI-TK01-260302-0001/ })).toContainText('AKTIF')
  await kasir.locator('input[data-scan]').fill('PI-TK01-260302-0001')
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByRole('button', { name: /^Peremajaan/ })).toBeVisible()
  // 5,000,000 and the month that is begun
  await expect(kasir.getByText('Rp. 5,100,000')).toBeVisible()
  // Another label voids the first: why is asked for, and named in the detail.
  await kasir.getByRole('button', { name: 'Cetak Amplop' }).click()
  const ulang = kasir.getByRole('dialog', { name: 'Cetak Ulang Label Amplop' })
  await kasir.keyboard.press('F9')
  await expect(ulang.getByText('Alasan Harus Diisi')).toBeVisible()
  await field(ulang, 'Alasan Cetak Ulang').fill('sobek')
  await kasir.keyboard.press('F9')
  const label = kasir.getByRole('dialog', { name: 'Cetak label amplop' })
  await label.getByRole('button', { name: 'Unduh .txt' }).click()
  await expect(label.getByRole('img', { name: /^Barcode \d{14}$/ })).toBeVisible()
  await label.getByRole('button', { name: /^Selesai/ }).click()
  await expect(kasir.getByText('2026-03-02 KASIR, SOBEK')).toBeVisible()
  await kasir.keyboard.press('F3')
  await expect(kasir.getByRole('dialog', { name: 'Peremajaan' })).toContainText('Rp. 100,000')
  await kasir.keyboard.press('F9')
  const bunga = kasir.getByRole('dialog', { name: 'Cetak kwitansi hutang' })
  for (const text of [/BYH-\w+-260302-0001/, 'PI-TK01-260302-0001', '100,000', 'Data Berhasil Disimpan'])
    await expect(bunga).toContainText(text)
  await bunga.getByRole('button', { name: /^Selesai/ }).click()
  const surat = kasir.getByRole('dialog', { name: 'Cetak surat hutang' })
  await expect(surat).toContainText('PI-TK01-260302-0002')
  await expect(surat).toContainText('2026-11-02')
  await surat.getByRole('button', { name: /^Selesai/ }).click()
  await kasir
    .getByRole('dialog', { name: 'Cetak label amplop' })
    .getByRole('button', { name: /^Selesai/ })
    .click()
  await expect(kasir.getByRole('row', { name: /PI-TK01-260302-0001/ })).toContainText('DIPEREMAJAKAN')
})

it('is redeemed, and the redemption undone once the goods are there again', async () => {
  await kasir.getByRole('row', { name: /PI-TK01-260302-0002/ }).click()
  await expect(kasir.getByRole('button', { name: /^Pelunasan/ })).toBeVisible()
  await kasir.keyboard.press('F4')
  const lunas = kasir.getByRole('dialog', { name: 'Pelunasan' })
  await expect(lunas).toContainText('5,000,000')
  await expect(field(lunas, 'No Identitas')).toBeFocused()
  await kasir.keyboard.type('3573010203040507')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Oopss!!', 'Identitas Bukan Milik BU SARI')
  await field(lunas, 'No Identitas').fill('3573010203040506')
  await kasir.keyboard.press('F9')
  // A bracelet of 10 g goes out before somebody else, whatever paper was typed.
  await expect(kasir.getByRole('dialog', { name: 'Saksi' })).toContainText('Barang hutang diserahkan berdua')
  await Promise.all([read(kasir, 'Data Berhasil Disimpan'), saksikan(sales, 'BU SARI')])
  const kwitansi = kasir.getByRole('dialog', { name: 'Cetak kwitansi hutang' })
  await expect(kwitansi).toContainText('SEMUA BARANG SUDAH DITERIMA KEMBALI')
  await kwitansi.getByRole('button', { name: /^Selesai/ }).click()
  await kasir.getByRole('row', { name: /PI-TK01-260302-0002/ }).click()
  await kasir.getByRole('button', { name: /^Batalkan LNH-/ }).click()
  // The goods come back over the scale before somebody else, then the payment is undone.
  const timbang = kasir.getByRole('dialog', { name: 'Timbang Barang Kembali' })
  await kasir.keyboard.press('F9')
  await expect(timbang.getByText('Berat Timbang Harus Diisi')).toBeVisible()
  await field(timbang, 'Berat Timbang GELANG').fill('10')
  await field(timbang, 'Kadar Uji GELANG').fill('16K')
  await kasir.keyboard.press('F9')
  await expect(kasir.getByRole('dialog', { name: 'Saksi' })).toContainText('GELANG 10.000 g 16K')
  await saksikan(sales, 'BU SARI')
  const batal = kasir.getByRole('dialog', { name: 'Batal Pembayaran' })
  await field(batal, 'Alasan').fill('salah surat')
  await batal.getByLabel('Barang sudah diterima kembali').check()
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'BATAL DOKUMEN')
  await read(kasir, 'Berhasil')
  await expect(kasir.getByRole('button', { name: /^Pelunasan/ })).toBeVisible()
})

it('keeps one item at least where it goes on, and an amount that a thumb can read', async () => {
  const detail_barang = [gelangJaminan(), gelangJaminan({ nama_barang: 'KALUNG' })]
  const dua = await there.shop.user(there.owner, 'SALES2', 'SALES')
  const { no_hutang } = await hutangSah(dua, await there.shop.user(there.owner, 'KASIR2', 'KASIR'), { detail_barang })
  berdua = no_hutang
  const hp = await there.page({ viewport: { width: 390, height: 844 } })
  await signIn(hp, 'KASIR', PASSWORD)
  await hp.goto(`/lihat-hutang?q=${no_hutang}`)
  await hp.getByText('BU SARI').first().click()
  await hp.getByRole('button', { name: /^Peremajaan/ }).click()
  const dialog = hp.getByRole('dialog', { name: 'Peremajaan' })
  const jumlah = await field(dialog, 'Uang Diterima').boundingBox()
  expect(jumlah?.width ?? 0).toBeGreaterThan(200)
  for (const label of [/^GELANG/, /^KALUNG/]) await dialog.getByLabel(label).uncheck()
  await dialog.getByRole('button', { name: /^Simpan/ }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Paling Sedikit Satu Barang Tetap Dijaminkan, Bila Semua Kembali Pakai Pelunasan',
  )
})

it('adds to a loan with the customer’s paper, its goods on the scale again, while somebody else looks on', async () => {
  await kasir.goto('/lihat-hutang')
  await kasir.locator('input[data-scan]').fill(berdua)
  await kasir.keyboard.press('Enter')
  await kasir.getByRole('button', { name: /^Peremajaan/ }).click()
  const dialog = kasir.getByRole('dialog', { name: 'Peremajaan' })
  await field(dialog, 'Jumlah Hutang').fill('6000000')
  await dialog.getByRole('button', { name: /^Simpan/ }).click()
  await expect(dialog.getByText('No Identitas Harus Diisi')).toBeVisible()
  await field(dialog, 'No Identitas').fill('3573010203040506')
  for (const nama of ['GELANG', 'KALUNG']) {
    await field(dialog, `Berat Timbang ${nama}`).fill('10')
    await field(dialog, `Kadar Uji ${nama}`).fill('16k')
  }
  await dialog.getByRole('button', { name: /^Simpan/ }).click()
  // Its interest is paid to the end of the month: more of it for nothing until then is OWN's word.
  await setujui(kasir, berdua)
  await expect(kasir.getByRole('dialog', { name: 'Cetak kwitansi hutang' })).toBeVisible()
})

it('takes loans over from a sheet while the shop begins: all mistakes first, then all of it', async () => {
  const owner = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(owner, 'OWNER')
  await owner.goto('/lihat-hutang')
  await owner.getByRole('button', { name: 'Impor Hutang Awal' }).click()
  const impor = owner.getByRole('dialog', { name: /^Impor Hutang Awal/ })
  const kepala =
    'NO SURAT,CUSTOMER,HP,ALAMAT,KTP,SALES,TANGGAL,BUNGA SAMPAI,JATUH TEMPO,BUNGA,POKOK,BARANG,KATEGORI,KADAR,PCS,KOTOR,PLASTIK,KONDISI'
  const lembar = async (...rows: (string | number)[][]) => {
    const buffer = Buffer.from(await (await sheetFile(kepala.split(','), rows)).arrayBuffer())
    await impor.getByLabel('Berkas Excel').setInputFiles({ name: 'hutang.xlsx', mimeType: 'application/x', buffer })
  }
  const dia = ['A-17', 'BU LAMA', '081377778888', 'JL. LAMA 1', '3573010203040506', 'S01']
  const gelang = ['GELANG', 'MM', '16K', 1, 10.12, 0.12, 'BAIK']
  await lembar([...dia, '2025-12-20', '', '2026-04-20', '2,5', 'lima juta', ...gelang])
  await expect(impor.getByRole('list', { name: 'Baris yang salah' })).toContainText('Jumlah Hutang Harus Angka')
  await owner.keyboard.press('F9')
  await expect(impor).toBeVisible()
  await lembar([...dia, '2025-12-20', '2026-02-20', '2026-04-20', '2,5', 5_000_000, ...gelang])
  await expect(impor.getByRole('row', { name: /BU LAMA/ })).toContainText('5,000,000')
  await owner.keyboard.press('F9')
  await read(owner, 'Data Berhasil Disimpan')
  await expect(owner.getByRole('row', { name: /BU LAMA/ })).toContainText('2026-04-20')
})
