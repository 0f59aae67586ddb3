/** Pindah Barang: what is scanned and refused, drafts, slips and copies, undo, and two people who want one piece. */
import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest'
import { pindahBarang } from '../features/barang/pindah-barang/pindah-barang.contract.ts'
import { choose, downloaded, read, scan, storedDraft, tembak } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>
/** Two rings on CN01, new for each test. */
let first: string
let other: string

beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await there.shop.user(there.owner, 'GUDANG', 'GUDANG')
  const login = await there.page()
  await loginAs(login, 'GUDANG')
  storageState = await login.context().storageState()
  await there.leave()
})
beforeEach(async () => {
  const enter = async (berat: number) =>
    (await tambahCincin(there.owner, { berat: gram(berat), berat_asli: gram(berat) })).kode_barcode
  first = await enter(3.485)
  other = await enter(2.105)
  page = await there.page({ storageState })
  await page.goto('/pindah-barang')
})
afterEach(() => there.leave())
afterAll(() => there.close())

const tfoot = () => page.locator('tfoot')
const slipOf = (on: Page) => on.getByRole('dialog', { name: 'Cetak slip pindah' })
const bakiOf = async (kode: string) =>
  (await there.shop.db.one<{ kode_baki: string }>(sql`SELECT kode_baki FROM barang WHERE kode_barcode = ${kode}`))
    ?.kode_baki

describe('scanning', () => {
  it('takes what is there once, and says why it does not take the rest', async () => {
    await scan(page, first)
    await expect(page.getByText('CINCIN MILANO 3.485 g ditambahkan')).toBeVisible()
    await scan(page, first)
    await expect(page.getByText(`Barang ${first} Sudah Ada Di Tabel`)).toBeVisible()
    await scan(page, '9999999999')
    await expect(page.getByText('Barang 9999999999 Tidak Ada')).toBeVisible()
    await scan(page, other)
    await expect(tfoot()).toContainText('2 barang')
    await expect(tfoot()).toContainText('5.590')
    await page.getByRole('button', { name: `Hapus ${first}` }).click()
    await expect(tfoot()).toContainText('2.105')
  })

  it('takes the piece of a scanner that ends with Tab, and leaves a Tab of somebody who types its meaning', async () => {
    const line = page.getByLabel('Pindai barcode')
    await expect(line).toBeFocused()
    await tembak(page, first, 'Tab')
    await expect(page.getByText('CINCIN MILANO 3.485 g ditambahkan')).toBeVisible()
    await expect(line).toBeFocused()
    await expect(line).toHaveValue('')
    // Slower than any scanner.
    await page.keyboard.type(other, { delay: 60 })
    await page.keyboard.press('Tab')
    await expect(line).not.toBeFocused()
    await expect(line).toHaveValue(other)
    await page.keyboard.press('Shift+Tab')
    await expect(line).toBeFocused()
    await line.fill('')
    await expect(tfoot()).toContainText('1 barang')
  })

  it('reaches the field from anywhere on the page, and nothing is saved without a tray', async () => {
    await page.getByRole('heading', { name: 'Pindah Barang', level: 1 }).click()
    await page.keyboard.type(first)
    await page.keyboard.press('Enter')
    await expect(tfoot()).toContainText('1 barang')
    await page.getByRole('button', { name: `Hapus ${first}` }).focus()
    await page.keyboard.type(other)
    await page.keyboard.press('Enter')
    await expect(tfoot()).toContainText('2 barang')
    await page.keyboard.press('F9')
    await expect(page.getByText('Kode Baki Tujuan Harus Dipilih')).toBeVisible()
    await choose(page, 'Kode Baki Tujuan', 'cn01')
    await expect(page.getByLabel('Pindai barcode')).toBeFocused()
    await page.keyboard.press('F9')
    await read(page, 'Oopss!!', `Barang ${first} Sudah Ada Di Baki CN01`)
    await expect(tfoot()).toContainText('2 barang')
  })
})

describe('the draft', () => {
  it('is offered again after a reload and forgotten once it is saved', async () => {
    await scan(page, first)
    await scan(page, other)
    await expect(tfoot()).toContainText('2 barang')
    await choose(page, 'Kode Baki Tujuan', 'cn02')
    await expect(page.getByText(/Draft tersimpan \d\d:\d\d:\d\d$/)).toBeVisible()
    await expect.poll(() => storedDraft(page)).toMatchObject({ kode_baki_tujuan: 'CN02', barang: [{}, {}] })
    await page.reload()
    await expect(page.getByText('Lanjutkan draft?')).toBeVisible()
    await expect(page.getByText('2 barang ke baki CN02')).toBeVisible()
    await expect(page.getByText('Pindai barang yang akan dipindah')).toBeVisible()
    await page.getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(tfoot()).toContainText('2 barang')
    await page.keyboard.press('F9')
    await expect(slipOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Pindai barang yang akan dipindah')).toBeVisible()
    await expect.poll(() => storedDraft(page)).toBe(null)
    expect(await bakiOf(first)).toBe('CN02')
  })

  it('is thrown away by Buang, and by Batal', async () => {
    for (const button of ['Buang', 'Batal']) {
      await scan(page, first)
      await expect.poll(() => storedDraft(page)).toMatchObject({ barang: [{ kode_barcode: first }] })
      if (button === 'Buang') await page.reload()
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect.poll(() => storedDraft(page)).toBe(null)
      await expect(page.getByText('Pindai barang yang akan dipindah')).toBeVisible()
      await page.getByLabel('Pindai barcode').focus()
    }
    await page.reload()
    await expect(page.getByText('Pindai barang yang akan dipindah')).toBeVisible()
    await expect(page.getByText('Lanjutkan draft?')).toHaveCount(0)
  })
})

describe('the slip', () => {
  const move = async (): Promise<string> => {
    const { data } = await there.owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [first, other] })
    await page.reload()
    return data.no_pindah
  }

  it('is text of 40 columns, one for the shop and one for the tray, each cut off', async () => {
    await scan(page, first)
    await scan(page, other)
    await expect(tfoot()).toContainText('2 barang')
    await choose(page, 'Kode Baki Tujuan', 'cn02')
    await page.keyboard.press('F9')
    const slip = slipOf(page)
    await expect(slip.getByRole('status')).toContainText('Data Berhasil Disimpan')
    const file = await downloaded(page, () => slip.getByRole('button', { name: 'Unduh .txt' }).click())
    expect(file.name).toBe('pindah_barang.txt')
    const papers = file.text.split('\x1DV1\n')
    expect(papers).toHaveLength(3)
    expect(papers[0]).toContain('** INTERNAL **')
    expect(papers[1]).toContain('** LABEL **')
    expect(papers[2]).toBe('')
    for (const line of file.text.split('\n')) expect(line.length).toBeLessThanOrEqual(40)
    const content = [first, other, 'KE    : BAKI CN02', 'USER  : GUDANG', '2 PCS                            5.590 G']
    for (const text of content) expect(papers[1]).toContain(text)
    expect(file.text).not.toContain('SALINAN')
    await expect(slip.getByRole('button', { name: 'Selesai' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(slip).toHaveCount(0)
  })

  it('is a copy from the second print on', async () => {
    const no_pindah = await move()
    for (const ke of [1, 2]) {
      await page.getByRole('button', { name: `Cetak ulang ${no_pindah}` }).click()
      const { text } = await downloaded(page, () => slipOf(page).getByRole('button', { name: 'Unduh .txt' }).click())
      expect(text.match(/SALINAN ke-1\n/g) ?? []).toHaveLength(ke === 1 ? 0 : 2)
      await page.keyboard.press('Escape')
      await expect(slipOf(page)).toHaveCount(0)
    }
  })

  it('and its move are undone with a reason, once', async () => {
    const no_pindah = await move()
    await page.getByRole('button', { name: `Batalkan ${no_pindah}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Batal Pindah Barang' })
    await expect(dialog).toContainText('2 barang, 5.590 g kembali ke baki asalnya.')
    await page.keyboard.press('F9')
    await expect(dialog.getByText('Alasan Harus Diisi')).toBeVisible()
    await page.keyboard.type('salah baki')
    await page.keyboard.press('F9')
    await read(page, 'Berhasil', 'BPD-TK01-260302-0001')
    await expect(dialog).toHaveCount(0)
    const row = page.getByRole('listitem').filter({ hasText: no_pindah })
    await expect(row).toContainText('BATAL')
    await expect(row.getByRole('button')).toHaveCount(1)
    expect([await bakiOf(first), await bakiOf(other)]).toEqual(['CN01', 'CN01'])
  })
})

describe('two movers', () => {
  it('cannot both have a piece: the second is told, sees no slip and keeps his draft', async () => {
    await there.shop.user(there.owner, 'BUDI', 'GUDANG')
    const late = await there.page()
    await signIn(late, 'BUDI')
    await late.goto('/pindah-barang')
    for (const [who, codes] of [
      [late, [other, first]],
      [page, [first]],
    ] as const) {
      for (const code of codes) await scan(who, code)
      await expect(who.locator('tfoot')).toContainText(`${codes.length} barang`)
      await choose(who, 'Kode Baki Tujuan', 'cn02')
    }
    await page.keyboard.press('F9')
    await expect(slipOf(page)).toBeVisible()
    await late.keyboard.press('F9')
    await read(late, 'Oopss!!', `Barang ${first} Sudah Diproses Oleh User Lain`)
    await expect(slipOf(late)).toHaveCount(0)
    await expect(late.locator('tfoot')).toContainText('2 barang')
    await expect.poll(() => storedDraft(late)).toMatchObject({ kode_baki_tujuan: 'CN02', barang: [{}, {}] })
    expect(await bakiOf(other)).toBe('CN01')
    await late.reload()
    await late.getByRole('button', { name: 'Lanjutkan' }).click()
    await late.getByRole('button', { name: `Hapus ${first}` }).click()
    await late.keyboard.press('F9')
    await expect(slipOf(late)).toBeVisible()
    expect(await bakiOf(other)).toBe('CN02')
  })
})

describe('labels of before', () => {
  it('come with the opening stock, and lead to their piece where it is scanned', async () => {
    const owner = await there.page()
    await loginAs(owner, 'OWNER')
    await owner.goto('/data-barang')
    await owner.getByRole('button', { name: 'Impor Excel' }).click()
    const lembar = (bawah: string) => ({
      name: 'lama.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        ['Jenis;Baki;Nama;Berat;Kadar;Barcode', 'cin;cn02;Cincin Lama;2,1;70;0004711', bawah].join('\r\n'),
      ),
    })
    const berkas = owner.getByLabel('Berkas Excel')
    await berkas.setInputFiles(lembar('cin;cn02;Cincin Lama;2,1;70;0004711'))
    await expect(owner.getByLabel('Baris yang salah')).toContainText('Barcode Lama 0004711 Sama Dengan Baris 2')
    await berkas.setInputFiles(lembar('glg;cn02;Gelang Lama;10,5;70;old+7'))
    await expect(owner.getByText('MM 2 pcs 12.600 g Rp 20,727,000')).toBeVisible()
    await owner.getByRole('button', { name: 'Simpan 2 Barang' }).click()
    await read(owner, 'Data Berhasil Disimpan')
    await owner.goto('/pindah-barang')
    await scan(owner, 'old+7')
    await expect(owner.getByText('GELANG LAMA 10.500 g ditambahkan')).toBeVisible()
    await scan(owner, '0004711')
    await expect(owner.getByText('CINCIN LAMA 2.100 g ditambahkan')).toBeVisible()
    await scan(owner, '0004711')
    await expect(owner.getByText(/Barang 10\d{8} Sudah Ada Di Tabel/)).toBeVisible()
    await owner.goto('/data-barang/asal-usul?kode=0004711')
    await expect(owner.getByText('0004711', { exact: true }).last()).toBeVisible()
    await expect(owner.getByRole('heading', { name: 'CINCIN LAMA' })).toBeVisible()
  })
})
