/** A repair from the counter to its customer: taken in with photo and deposit, done by a craftsman, fetched in two parts. */

import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { fotoUnik } from '@kencana/testing/foto'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { formBatalService, terimaService } from '@kencana/testing/service'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { getAmbilService } from '../features/service/transaksi-services/ambil-service.contract.ts'
import { batalService } from '../features/service/transaksi-services/batal-service.contract.ts'
import { getService } from '../features/service/transaksi-services/service.contract.ts'
import { choose, goTo, read, scan, typeThrough } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

let there: ShopInBrowser
let page: Page
/** Of the cashier, and of who works on the pieces. */
let meja: { kasir: Page; gudang: Page }
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiTukang(there.owner)
  await isiBahan(there.owner, 1, { jenis: 'PATRI' })
  await beriBahan(there.owner, 0.5, { jenis: 'PATRI' })
  const kasir = await there.shop.user(there.owner, 'KASIR', 'KASIR')
  // One that was called off before anything else: of 40,000 paid ahead 15,000 are kept.
  const lepas = await terimaService(there.owner, [{ berat: gram(0.1), ongkos: rp(50_000) }], 40_000)
  await disetujuiBila(kasir, batalService, formBatalService(lepas, 25_000, 15_000))
  await there.shop.user(there.owner, 'GUDANG', 'GUDANG')
  meja = { kasir: await there.page(), gudang: await there.page() }
  await loginAs(meja.kasir, 'KASIR')
  await loginAs(meja.gudang, 'GUDANG')
  page = meja.kasir
})
afterAll(() => there.close())

const NOMOR = 'SV-TK01-260302-0002'

/** A picture of its own for each. */
const gambar = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(fotoUnik(), 'base64') })

const tambah = async (isi: readonly (readonly [string, string])[], kerja: string, ongkos: string) => {
  await page.keyboard.press('F2')
  const modal = page.getByRole('dialog', { name: 'Tambah Barang', exact: true })
  await typeThrough(modal, isi)
  await choose(page, 'Jenis Kerja', kerja)
  await expect(field(modal, 'Ongkos')).toHaveValue('')
  await field(modal, 'Ongkos').fill(ongkos)
  return modal
}

it('is taken in with two pieces, a photo and a deposit', async () => {
  await goTo(page, 'Transaksi Services')
  await expect(page.getByText('Data Barang Masih Kosong')).toBeVisible()
  const modal = await tambah(
    [
      ['Nama Barang', 'cincin kawin'],
      ['Jumlah', '1'],
      ['Berat', '0.95'],
      ['Kadar', '70'],
    ],
    'patri',
    '50000',
  )
  // A slow telephone makes the picture small, while the line is to be saved already.
  await page.evaluate(() => {
    const asli = (globalThis as unknown as { createImageBitmap: (gambar: Blob) => Promise<unknown> }).createImageBitmap
    const pelan = { lanjut: () => {} }
    const tunggu = new Promise<void>((lanjut) => {
      pelan.lanjut = lanjut
    })
    Object.assign(globalThis, {
      pelan,
      createImageBitmap: async (gambar: Blob) => {
        await tunggu
        return asli(gambar)
      },
    })
  })
  await modal.locator('input[type=file]').first().setInputFiles(gambar('cincin.png'))
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'Foto Sedang Disiapkan')
  await expect(modal).toBeVisible()
  await page.evaluate(() => (globalThis as unknown as { pelan: { lanjut: () => void } }).pelan.lanjut())
  await expect(modal.getByRole('button', { name: /^Perbesar/ })).toBeVisible()
  await page.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  const kedua = await tambah(
    [
      ['Nama Barang', 'anting'],
      ['Jumlah', '2'],
      ['Berat', '0.8'],
      ['Kadar', '16K'],
    ],
    'cuci',
    '20000',
  )
  await kedua.locator('input[type=file]').first().setInputFiles(gambar('anting.png'))
  await expect(kedua.getByRole('button', { name: /^Perbesar/ })).toBeVisible()
  await kedua.getByRole('button', { name: /^Tambah/ }).click()
  await page.keyboard.press('F9')
  await expect(page.getByText('Nama Customer Harus Diisi')).toBeVisible()
  await field(page, 'Nama Customer').fill('ibu sri')
  await field(page, 'No HP').fill('081234567890')
  await field(page, 'Tanggal Janji').focus()
  // Three days from today.
  for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F4')
  await field(page, 'Jumlah Bayar').fill('30000')
  await page.keyboard.press('F9')
  const slip = page.getByRole('dialog', { name: 'Cetak slip service' })
  await expect(slip).toContainText('40,000')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  const service = await there.owner.call(getService, { no_service: NOMOR })
  same(service).toMatchObject({ nama_customer: 'IBU SRI', total: 70_000, dp: 30_000 })
  same(service.barang.map(({ foto }) => foto !== null)).toEqual([true, true])
})

const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name })

it('is handed to a craftsman, done with solder and more work, photographed', async () => {
  page = meja.gudang
  // Its number leads there from wherever it is looked up.
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(NOMOR)
  await expect(page.getByRole('dialog')).toContainText('Buka service')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lihat-services\?.*SV-TK01-260302-0002/)
  await expect(page.getByRole('cell', { name: NOMOR, exact: true })).toBeVisible()
  await goTo(page, 'Lihat Services')
  await scan(page, NOMOR)
  const detail = dialog('IBU SRI')
  await expect(detail).toContainText('CINCIN KAWIN')
  await page.keyboard.press('F2')
  await choose(page, 'Kode Tukang', 't01')
  await page.keyboard.press('F9')
  await expect(detail).toContainText('T01 PAK SLAMET')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F3')
  const selesai = dialog('Service Selesai')
  const satu = selesai.getByRole('region', { name: /CINCIN KAWIN/ })
  await field(satu, 'Berat Keluar').fill('1.03')
  await field(satu, 'Patri').fill('0.09')
  await field(satu, 'Ongkos Tambahan').fill('10000')
  await satu.locator('input[type=file]').first().setInputFiles(gambar('cincin-jadi.png'))
  const dua = selesai.getByRole('region', { name: /ANTING/ })
  await field(dua, 'Berat Keluar').fill('0.8')
  await dua.locator('input[type=file]').first().setInputFiles(gambar('anting-jadi.png'))
  await expect(dua.getByRole('button', { name: /^Perbesar/ })).toBeVisible()
  await page.keyboard.press('F9')
  await expect(selesai.getByText('Kerja Tambahan Harus Diisi')).toBeVisible()
  await field(satu, 'Kerja Tambahan').fill('poles')
  await field(satu, 'Nama Yang Setuju').fill('ibu sri')
  await field(selesai, 'Ongkos Tukang').fill('40000')
  await choose(page, 'Sumber Patri', 'tukang')
  await choose(page, 'Kategori Patri', 'mm')
  await page.keyboard.press('F9')
  await read(page, 'Data Berhasil Disimpan')
  await expect(selesai).toHaveCount(0)
  // On a telephone the number stands whole in the head, and nothing of the head over what is below it.
  const layar = page.viewportSize() ?? { width: 1366, height: 768 }
  await page.setViewportSize({ width: 390, height: 844 })
  const nomor = detail.getByText(NOMOR, { exact: true }).first()
  await expect.poll(async () => (await nomor.boundingBox())?.height).toBeLessThan(28)
  await page.setViewportSize(layar)
  // Before and after side by side, with who took them.
  await expect(detail.getByText(/^Foto masuk,.*KASIR$/)).toHaveCount(2)
  await expect(detail.getByText(/^Foto selesai,.*GUDANG$/)).toHaveCount(2)
})

it('is fetched in two parts, the rest paid with the last one', async () => {
  page = meja.kasir
  await page.goto('/lihat-services?status=DONE')
  await page.getByText(NOMOR).click()
  await expect(dialog('IBU SRI').getByRole('link', { name: 'Kabari' })).toHaveAttribute(
    'href',
    /wa\.me\/6281234567890\?text=Service/,
  )
  await page.goto('/lihat-services')
  await scan(page, NOMOR)
  const ambil = dialog('Ambil Service')
  await ambil.getByRole('checkbox', { name: /ANTING/ }).click()
  // 80,000 less 30,000 paid ahead; what stays costs 20,000.
  await expect(ambil).toContainText('sekarang paling sedikit Rp. 30,000')
  // Nobody showed a slip until somebody says so, though its number was scanned: the label of the bag has it too.
  const slipnya = ambil.getByRole('checkbox', { name: 'Slip diperlihatkan' })
  await expect(slipnya).not.toBeChecked()
  await field(ambil, 'Pengambil').fill('pak budi')
  await expect(ambil.getByText('Tanpa slip: butuh otorisasi PENGAMBIL SERVICE')).toBeVisible()
  await slipnya.click()
  await expect(ambil.getByText('Tanpa slip')).toHaveCount(0)
  await field(ambil, 'Jumlah Bayar').fill('30000')
  await page.keyboard.press('F9')
  const slip = dialog('Cetak bukti ambil service')
  await expect(slip).toContainText('MASIH DI TOKO')
  await expect(slip).toContainText('PAK BUDI (BUKAN CUSTOMER)')
  await expect(slip).toContainText('DIBAYAR SEKARANG              Rp. 30,000')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await page.goto('/lihat-services')
  await scan(page, NOMOR)
  await expect(ambil).toContainText('ANTING')
  await page.keyboard.press('F9')
  await expect(slip).toContainText('DP DIPAKAI                    Rp. 30,000')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  same(await there.owner.call(getService, { no_service: NOMOR })).toMatchObject({
    status: 'CLOS',
    total: 80_000,
    dibayar: 80_000,
    barang: [{ berat_kini: 1030, patri: 90, susut: 10 }, { berat_kini: 800 }],
  })
  const detail = dialog('IBU SRI')
  await expect(detail.getByRole('button', { name: 'Batal Ambil' })).toHaveCount(2)
  // Its paper again from the history, and the repair by scanning that paper.
  await detail.getByRole('button', { name: 'Cetak ulang AMBIL SVA-TK01-260302-0002' }).click()
  await slip.getByRole('button', { name: 'Cetak', exact: false }).first().click()
  await expect(slip.getByRole('button', { name: /^Selesai/ })).toBeFocused()
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  same(await there.owner.call(getAmbilService, { no_ambil: 'SVA-TK01-260302-0002' })).toMatchObject({ cetakan: 1 })
  await page.goto('/lihat-services')
  await scan(page, 'SVA-TK01-260302-0001')
  await expect(detail).toContainText('CINCIN KAWIN')
})

it('is called off with a paper of its own, told again from the history', async () => {
  page = meja.kasir
  await page.goto('/lihat-services?status=CANC')
  await page.getByRole('cell', { name: 'SV-TK01-260302-0001', exact: true }).click()
  await page.getByRole('button', { name: 'Cetak ulang BATAL BSV-TK01-260302-0001' }).click()
  const bukti = dialog('Cetak bukti batal service')
  await expect(bukti).toContainText('HANGUS UNTUK PEKERJAAN        Rp. 15,000')
  await expect(bukti).toContainText('DP KEMBALI                    Rp. 25,000')
  await bukti.getByRole('button', { name: /^Selesai/ }).click()
  await expect(bukti).toHaveCount(0)
})

// 0.95 g and 0.8 g came besides the 0.1 g that were called off; 0.010 g were lost; 50,000 were paid at the fetching.
it.each([
  ['/laporan-services', 'Laporan Services', '1.850'],
  ['/laporan-service-masuk', 'Laporan Service Masuk', '1.850'],
  ['/laporan-service-selesai', 'Laporan Service Selesai', '0.010'],
  ['/laporan-service-ambil', 'Laporan Service Ambil', '50,000'],
  ['/laporan-batal-service', 'Laporan Batal Service', '15,000'],
])('is told by %s', async (path, judul, total) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText(`${judul} Tersedia`)).toBeVisible()
  await expect(page.locator('tfoot')).toContainText(total)
})

it('tells its customer how far it is, without a login', async () => {
  await there.shop.db.run(sql`UPDATE toko SET alamat_publik = 'https://toko.example'`)
  const { tautan } = await there.owner.call(getService, { no_service: NOMOR })
  const customer = await there.page()
  await customer.goto(new URL(tautan).pathname)
  await expect(customer.getByRole('heading', { name: 'Sudah Diambil' })).toBeVisible()
  await expect(customer.getByText('IBU SRI')).toHaveCount(0)
  await customer.goto('/service/salah')
  await expect(customer.getByRole('heading', { name: 'Service Tidak Dikenal' })).toBeVisible()
})
