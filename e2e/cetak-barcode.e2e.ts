/** Cetak Barcode: pieces by scan, tray, dispatch and day; three labels; ZPL, sheets, browser print; copies are marked. */
import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { kirimBarang } from '../features/barang/kirim-barang/kirim-barang.contract.ts'
import { pdfTexts } from '../packages/reports/src/testing.fixture.ts'
import { choose, downloaded, goTo, read, scan, storedDraft } from './goods.ts'
import { PRINTER } from './printer.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let satu: string
let dua: string
let tiga: string

// Runs in the page: what would have been printed, and the dialog closed at once.
const CETAK = `globalThis.kertas = []
  const append = document.body.append
  document.body.append = function (node) {
    append.call(this, node)
    const view = node.contentWindow
    if (view) view.print = () => {
      kertas.push(view.document.body.textContent)
      setTimeout(() => view.dispatchEvent(new Event('afterprint')))
    }
  }`

beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await there.shop.toko(there.owner, 'TK02')
  await there.shop.user(there.owner, 'GUDANG', 'GUDANG')
  const masuk = async (berat: number, kode_baki: string) =>
    (await tambahCincin(there.owner, { kode_baki, berat: gram(berat), berat_asli: gram(berat) })).kode_barcode
  satu = await masuk(3.485, 'CN01')
  dua = await masuk(2.105, 'CN02')
  tiga = await masuk(5.25, 'CN02')
  page = await there.page()
  await loginAs(page, 'GUDANG')
})
afterAll(async () => {
  await there.leave()
  await there.close()
})

const tabel = () => page.getByRole('region', { name: 'Daftar barang' })

describe('Cetak Barcode', () => {
  it('gathers pieces by scanning and by tray, each once', async () => {
    await goTo(page, 'Cetak Barcode')
    await expect(page.getByText('Pindai barang, atau pilih baki, kiriman atau hari')).toBeVisible()
    await scan(page, dua)
    await expect(page.getByText('CINCIN MILANO ditambahkan')).toBeVisible()
    await scan(page, dua)
    await expect(page.getByText(`Barang ${dua} Sudah Ada Di Tabel`)).toBeVisible()
    await scan(page, '999')
    await expect(page.getByText('Barang 999 Tidak Ada')).toBeVisible()
    await choose(page, 'Kode Baki', 'cn02')
    await page.getByRole('button', { name: 'Cari Barang' }).click()
    await expect(tabel()).toContainText('2 barang')
    await expect(tabel()).toContainText('7.355')
  })

  it('prints through the browser, with a copy mark from the second time on', async () => {
    await page.evaluate(CETAK)
    await expect(page.getByRole('img', { name: `Label ${dua}` })).toContainText('16K  2.105 g')
    await page.keyboard.press('F9')
    await expect.poll(() => page.evaluate('kertas.length')).toBe(1)
    const [pertama] = await page.evaluate<string[]>('kertas')
    for (const text of [dua, tiga, '16K  2.105 g']) expect(pertama).toContain(text)
    expect(pertama).not.toContain('SALINAN')
    await page.getByRole('button', { name: `Hapus ${tiga}` }).click()
    await expect(page.getByRole('img', { name: `Label ${dua}` })).toContainText('SALINAN ke-1')
    const rows = await there.shop.db.rows(sql`SELECT jenis, dokumen, ke FROM cetak ORDER BY dokumen`)
    expect(rows).toEqual([
      { jenis: 'LABEL', dokumen: dua, ke: 1 },
      { jenis: 'LABEL', dokumen: tiga, ke: 1 },
    ])
  })

  it('gives ZPL for a label printer, in the chosen size and number', async () => {
    await page.getByRole('radio', { name: 'Stiker kecil 33 x 15 mm' }).click()
    await page.getByRole('radiogroup', { name: 'Salinan' }).getByRole('radio', { name: '2' }).click()
    await page.getByRole('button', { name: 'Berkas printer label (.zpl)' }).click()
    await read(page, 'Oopss!!', 'Alasan Cetak Ulang Harus Diisi Untuk Label Lebih Dari Satu')
    await field(page, 'Alasan Cetak Ulang').fill('sobek')
    const zpl = await downloaded(page, () => page.getByRole('button', { name: 'Berkas printer label (.zpl)' }).click())
    expect(zpl.name).toBe('label.zpl')
    for (const text of ['^PW264', '^LL120', `^FD${dua}^FS`, 'SALINAN ke-1', '^PQ2', '^XZ'])
      expect(zpl.text).toContain(text)
    await expect(field(page, 'Alasan Cetak Ulang')).toHaveValue('')
  })

  it('gives sheets as PDF, from a dispatch and from a day', async () => {
    await page.getByRole('button', { name: 'Batal' }).click()
    await expect(tabel()).not.toContainText(dua)
    const { no_kirim } = await there.owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: satu }] })
    await page.getByRole('radio', { name: 'KIRIMAN' }).click()
    await field(page, 'No Kirim').fill('krm-x')
    await page.getByRole('button', { name: 'Cari Barang' }).click()
    await read(page, 'Oopss!!', 'Data Barang Tidak Ada')
    await field(page, 'No Kirim').fill(no_kirim)
    await page.getByRole('button', { name: 'Cari Barang' }).click()
    await expect(tabel()).toContainText(satu)
    await page.getByRole('radio', { name: 'HARI' }).click()
    await page.getByRole('button', { name: 'Cari Barang' }).click()
    await expect(tabel()).toContainText('3 barang')
    await field(page, 'Alasan Cetak Ulang').fill('baki baru')
    const pdf = await downloaded(page, () => page.getByRole('button', { name: 'Lembar PDF' }).click())
    expect(pdf.name).toBe('label.pdf')
    const [texts = []] = pdfTexts(pdf.bytes)
    for (const kode of [satu, dua, tiga]) expect(texts).toContain(kode)
    expect(texts.filter((text) => text.startsWith('SALINAN'))).toEqual([
      'SALINAN ke-2',
      'SALINAN ke-2',
      'SALINAN ke-1',
      'SALINAN ke-1',
    ])
  })

  it('keeps what was gathered over a reload', async () => {
    await expect.poll(() => storedDraft(page)).toMatchObject([{}, {}, {}])
    await page.reload()
    await expect(page.getByText(/3 label, /)).toBeVisible()
    await page.getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(tabel()).toContainText('3 barang')
  })
})

describe('Printer', () => {
  it('is found by what people call it, chosen for this computer, and tried before a customer waits', async () => {
    const meja = await there.page({ viewport: { width: 1024, height: 768 } })
    await meja.addInitScript(PRINTER)
    await loginAs(meja, 'GUDANG')
    // Nothing is chosen for labels yet; the receipts' own was.
    await goTo(meja, 'Printer', 'zebra')
    await expect(meja.getByRole('heading', { name: 'Printer', level: 1 })).toBeVisible()
    const kartu = (judul: string) => meja.locator('section').filter({ hasText: judul })
    const coba = (judul: string) => kartu(judul).getByRole('button', { name: 'Cetak Contoh' }).click()
    const cetakan = async () => (await meja.evaluate<string[]>('window.kencanaCetakan')).join('')
    await coba('Struk 40 kolom')
    await expect.poll(cetakan).toContain('CONTOH, BUKAN NOTA')
    await expect.poll(cetakan).toContain('1234567890123456789012345678901234567890')
    await choose(meja, 'Printer label', 'EPSON, USB')
    await coba('Label barcode')
    await expect.poll(cetakan).toContain('^XA')
    await kartu('Label barcode').getByRole('radio', { name: 'Printer struk (ESC/POS)' }).click()
    await coba('Label barcode')
    await expect.poll(cetakan).toContain('CONTOH LABEL')
    // The labels of pieces know what was chosen here.
    await meja.goto('/cetak-barcode')
    await expect(meja.getByRole('radio', { name: 'Printer struk (ESC/POS)' })).toBeChecked()
    await expect(meja.getByRole('combobox', { name: 'Printer' })).toHaveValue('EPSON, USB')
    // No print of a document was written down.
    expect(await there.shop.db.rows(sql`SELECT 1 FROM cetak WHERE dokumen LIKE 'CONTOH%'`)).toEqual([])
  })

  it('is a file where there is none, and says why where the browser has no way to one', async () => {
    const meja = await there.page()
    await meja.addInitScript(
      `for (const pintu of ['usb', 'serial']) Object.defineProperty(navigator, pintu, { value: undefined })`,
    )
    await loginAs(meja, 'GUDANG')
    await meja.goto('/dashboard')
    await meja.getByRole('link', { name: 'Printer struk' }).click()
    await expect(meja.getByText('Browser ini tidak bisa memakai printer langsung')).toBeVisible()
    const struk = meja.locator('section').filter({ hasText: 'Struk 40 kolom' })
    const berkas = await downloaded(meja, () => struk.getByRole('button', { name: 'Cetak Contoh' }).click())
    expect(berkas.name).toBe('contoh_struk.txt')
    expect(berkas.bytes.toString()).toContain('CONTOH, BUKAN NOTA')
  })
})
