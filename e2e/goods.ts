/** What people do with goods in a browser, and readers of the papers and files that come of it. */
import { readFile } from 'node:fs/promises'
import { sql } from '@kencana/database'
import type { TestShop } from '@kencana/testing'
import { fotoUnik } from '@kencana/testing/foto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { xlsxPart } from '../packages/reports/src/testing.fixture.ts'
import { reveal } from '../packages/screens/src/session/obfuscate.ts'
import { expect, field } from './visitors.ts'

/** A popup by its title. */
export const says = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true })

/** Whoever types on has read it: any key closes a popup. */
export const read = async (page: Page, title: string, text?: string): Promise<void> => {
  await expect(says(page, title))
    .toBeVisible()
    .catch(async (cause: Error) => {
      // What was said instead tells why.
      throw new Error(`${cause.message}\nThe page shows: ${await page.locator('body').innerText()}`, { cause })
    })
  if (text !== undefined) await expect(says(page, title)).toContainText(text)
  await page.keyboard.press('Shift')
  await expect(says(page, title)).toHaveCount(0)
}

/** The choices of this field alone: those of the one before fade while this one's may still be on their way. */
const choicesOf = async (input: Locator): Promise<Locator> =>
  input
    .page()
    .locator(`[id="${await input.getAttribute('aria-controls')}"]`)
    .getByRole('option')

/** Types into the fields of a form one after the other; Enter alone leads from each to the next. */
export const typeThrough = async (
  root: Page | Locator,
  fields: readonly (readonly [string, string])[],
): Promise<void> => {
  const page = 'keyboard' in root ? root : root.page()
  for (const [label, text] of fields) {
    const input = field(root, label)
    await expect(input).toBeFocused()
    // Asked before its choices open, which bear its name too.
    const memilih = (await input.getAttribute('role')) === 'combobox'
    const pilihan = memilih && text !== '' ? await choicesOf(input) : null
    await page.keyboard.type(text)
    // What is typed before the choices have come chooses nothing.
    if (pilihan) await expect(pilihan.first()).toBeVisible()
    await page.keyboard.press('Enter')
  }
}

/** The fields of Tambah Barang in the order in which Enter leads through them; '' leaves a field as it is. */
export const RING: readonly (readonly [string, string])[] = [
  ['Kode Jenis', 'cin'],
  ['Kode Baki', 'cn01'],
  ['Kode Intern', ''],
  ['Nama Barang', 'cincin milano'],
  ['Berat Asli', '3.52'],
  ['Berat', '3.485'],
  ['Berat Susut', ''],
  ['Berat Cad', ''],
  ['Kadar', '16k'],
  ['Kadar Cetak', '700'],
  ['Kadar Modal', '68.5'],
  ['Tipe Barang', 'sp'],
  ['Tujuan', ''],
  ['Nama Atribut', ''],
  ['Berat Atribut', ''],
  ['Berat Plastik', ''],
  ['Barcode Lama', ''],
]

/** The dialog of a new item, opened by F2 and ready to type. */
export const newItem = async (page: Page): Promise<Locator> => {
  await expect(page.getByRole('button', { name: 'Tambah Barang' })).toBeVisible()
  await page.keyboard.press('F2')
  const dialog = page.getByRole('dialog', { name: 'Tambah Barang' })
  await expect(field(dialog, 'Kode Jenis')).toBeFocused()
  return dialog
}

/** A photo as a telephone takes it: larger than what is kept. */
export const photo = async (): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
  name: 'cincin.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#b8860b' } })
    .composite([{ input: await sharp(Buffer.from(fotoUnik(), 'base64')).resize(800).toBuffer() }])
    .jpeg()
    .toBuffer(),
})

/** Types a barcode into the scan field, as a scanner does. */
export const scan = async (page: Page, barcode: string): Promise<void> => {
  await expect(page.getByLabel('Pindai barcode')).toBeFocused()
  await page.keyboard.type(barcode)
  await page.keyboard.press('Enter')
}

/** Chooses in a searchable field, once what was typed is found among its choices, and goes on. */
export const choose = async (page: Page, label: string, text: string): Promise<void> => {
  const input = page
    .getByRole('combobox', { name: label, exact: true })
    .or(page.getByRole('combobox', { name: `${label} *`, exact: true }))
  await input.click()
  const pilihan = await choicesOf(input)
  await page.keyboard.type(text)
  await expect(pilihan.first()).toBeVisible()
  await page.keyboard.press('Enter')
}

/** The file that `act` brings. */
export const downloaded = async (
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ name: string; bytes: Buffer; text: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  const bytes = await readFile(await download.path())
  return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') }
}

/** An Excel file as its cells say: { B9: 3.485 }, and its formulas: { B12: 'SUBTOTAL(9,B8:B11)' }. */
export const excelCells = (
  file: Buffer,
): { cells: Record<string, string | number>; formulas: Record<string, string> } => {
  const sheet = xlsxPart(file, 'xl/worksheets/sheet1.xml')
  const strings = [...xlsxPart(file, 'xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si = '']) =>
    si.replace(/<[^>]*>/g, ''),
  )
  const cells: Record<string, string | number> = {}
  const formulas: Record<string, string> = {}
  for (const [, ref = '', attributes = '', inner = ''] of sheet.matchAll(
    /<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
  )) {
    const value = /<v>([^<]*)<\/v>/.exec(inner)?.[1]
    const formula = /<f>([^<]*)<\/f>/.exec(inner)?.[1]
    if (formula !== undefined) formulas[ref] = formula
    else if (value !== undefined)
      cells[ref] = attributes.includes('t="s"') ? (strings[Number(value)] ?? '') : Number(value)
  }
  return { cells, formulas }
}

/** The lines of the table of a report, cells parted by bars. */
export const reportLines = async (page: Page): Promise<string[]> => {
  const rows = await page.getByRole('region', { name: 'Tabel laporan' }).getByRole('row').all()
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).join(' | ').trim()))
}

/** Goes to a screen by Ctrl+K. @param ketik what of its name is typed; all of it unless told */
export const goTo = async (page: Page, title: string, ketik = title.toLowerCase()): Promise<void> => {
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Cari menu' })
  await expect(search.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(ketik)
  await expect(search).toContainText(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

/** Barcodes of all items in the order in which they were entered. */
export const barcodes = async ({ db }: TestShop): Promise<string[]> => {
  const rows = await db.rows<{ kode_barcode: string }>(sql`SELECT kode_barcode FROM barang ORDER BY kode_barang`)
  return rows.map((row) => row.kode_barcode)
}

// Runs in the page: the bytes of that draft.
const DRAFT = `new Promise((resolve, reject) => {
  const open = indexedDB.open('kencana', 1)
  open.onerror = () => reject(open.error)
  open.onsuccess = () => {
    const all = open.result.transaction('draft').objectStore('draft').getAll()
    all.onsuccess = () => { open.result.close(); resolve(all.result[0] ? Array.from(all.result[0]) : null) }
  }
})`
/** The value of the only draft that this browser keeps on disk, null without one. */
export const storedDraft = async (on: Page): Promise<unknown> => {
  const bytes = await on.evaluate<number[] | null>(DRAFT)
  return bytes === null ? null : (reveal(Uint8Array.from(bytes)) as { value: unknown }).value
}

// Runs in the page: all keys of a scanner at once, faster than any test can press them one after the other.
const BURST = `((text, last) => {
  let at = performance.now()
  const press = (key) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: (at += 5) })
    return document.activeElement.dispatchEvent(event)
  }
  for (const key of text) if (press(key)) document.execCommand('insertText', false, key)
  press(last)
})`

/** Scans with whatever has the focus, as fast as a scanner types. */
export const tembak = (page: Page, barcode: string, last: 'Enter' | 'Tab' = 'Enter'): Promise<void> =>
  page.evaluate(`${BURST}(${JSON.stringify(barcode)}, '${last}')`)
