/** The page that the QR of a nota opens: without login, in light, dark and on a phone. */
import { readFile } from 'node:fs/promises'
import { sql } from '@kencana/database'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinNota, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, formJual, jualSah } from '@kencana/testing/penjualan'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, it, expect as same } from 'vitest'
import { simpanFotoBarang } from '../features/barang/data-barang/data-barang.contract.ts'
import { batalJual, jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { pdfFoto, pdfQr } from '../packages/reports/src/qr.fixture.ts'
import { pdfTexts } from '../packages/reports/src/testing.fixture.ts'
import { violations } from './axe.ts'
import { scan } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

const HP = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  // With the sales person who sells.
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
})
afterEach(() => there.leave())
afterAll(() => there.close())

/** A ring with a photo of plain gold. */
const cincin = async (): Promise<string> => {
  const { kode_barang, kode_barcode } = await tambahCincin(there.owner)
  const gambar = sharp({ create: { width: 300, height: 300, channels: 3, background: '#e6b93f' } })
  const foto = (await gambar.png().toBuffer()).toString('base64')
  await there.owner.call(simpanFotoBarang, { kode_barang, foto })
  return kode_barcode
}

it.each([
  ['light', {}],
  ['dark', {}],
  ['light', HP],
] as const)('says to whoever holds it that it is right, and shows its pieces, in %s %o', async (colorScheme, look) => {
  const polos = (await tambahCincin(there.owner)).kode_barcode
  const nota = await jualSah(there.owner, there.owner, [await cincin(), polos], { nama_customer: 'SITI' })
  const page = await there.page({ colorScheme, serviceWorkers: 'allow', ...look })
  await page.goto(`/nota/${nota.token}`)
  await expect(page.getByRole('heading', { name: 'Nota Ini Sah' })).toBeVisible()
  await expect(page.getByText(nota.no_faktur_jual)).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText([/3\.485 gram, kadar/, /3\.485 gram, kadar/])
  const foto = page.getByRole('img', { name: 'Foto CINCIN MILANO' })
  await expect(foto).toHaveCount(1)
  await expect(foto).toHaveJSProperty('naturalWidth', 300)
  await expect(page.getByText('SITI')).toHaveCount(0)
  same(await violations(page, colorScheme === 'dark')).toEqual([])
  // Nothing is wider than a phone, and no worker stays behind on it.
  same(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  same(await page.evaluate<number>('navigator.serviceWorker.getRegistrations().then((list) => list.length)')).toBe(0)
})

it('says BELUM SAH before the cashier, DIBATALKAN after, and knows no stranger', async () => {
  const { data } = await there.owner.call(jual, await formJual(there.owner, [await cincin()]))
  const page = await there.page()
  await page.goto(`/nota/${data.token}`)
  await expect(page.getByRole('heading', { name: 'Nota Ini Belum Sah' })).toBeVisible()
  await there.owner.call(batalJual, batalForm(data))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nota Ini Dibatalkan' })).toBeVisible()
  same(await violations(page)).toEqual([])
  await page.goto(`/nota/${data.token.slice(1)}`)
  await expect(page.getByRole('heading', { name: 'Nota Tidak Dikenal' })).toBeVisible()
  same(await violations(page)).toEqual([])
})

it('is found by its QR where sales are looked up and taken back, and by Ctrl+K', async () => {
  await there.shop.db.run(sql`UPDATE toko SET alamat_publik = 'https://toko.example'`)
  const nota = await jualSah(there.owner, there.owner, [await cincin()], { nama_customer: 'BU PINDAI' })
  same(nota.tautan).toBe(`https://toko.example/nota/${nota.token}`)
  const page = await there.page()
  await signIn(page, 'OWNER')
  await page.goto('/batal-penjualan')
  await scan(page, nota.tautan)
  await expect(page.getByText('BU PINDAI').first()).toBeVisible()
  await page.goto('/lihat-penjualan')
  await page.getByPlaceholder('Cari faktur, customer, barcode').fill(nota.tautan)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody tr')).toContainText('BU PINDAI')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const cari = page.getByRole('dialog', { name: 'Cari menu' })
  await expect(cari.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(nota.token)
  await expect(cari).toContainText('Buka nota')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lihat-penjualan/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody tr')).toContainText('BU PINDAI')
  await page.getByRole('button', { name: `Cetak ulang ${nota.no_faktur_jual}` }).click()
  await expect(page.getByRole('img', { name: `QR ${nota.tautan}` }).locator('path')).toHaveAttribute('d', /^M0 0h1v1/)
})

/** What a button lets the browser download: its name, and what stands in it. */
const unduh = async (page: Page, tombol: Locator): Promise<{ nama: string; isi: Buffer; teks: string[] }> => {
  const [berkas] = await Promise.all([page.waitForEvent('download'), tombol.click()])
  const isi = await readFile(await berkas.path())
  return { nama: berkas.suggestedFilename(), isi, teks: pdfTexts(isi).flat() }
}

it('goes to its customer as a page with photo and QR, each print counted, and by WhatsApp', async () => {
  await there.shop.db.run(sql`UPDATE toko SET alamat_publik = 'https://toko.example'`)
  const siapa = { nama_customer: 'BU NGUYỄN', no_hp: '0812 3456 7890' }
  const nota = await jualSah(there.owner, there.owner, [await cincin(), await cincin()], siapa)
  const page = await there.page()
  await signIn(page, 'OWNER')
  await page.goto('/lihat-penjualan')
  await page.getByRole('cell', { name: nota.no_faktur_jual, exact: true }).click()
  const rinci = page.getByRole('dialog', { name: 'BU NGUYỄN' })
  const wa = rinci.getByRole('link', { name: 'Kirim WhatsApp' })
  const kabar = encodeURIComponent(`Nota ${nota.no_faktur_jual} dari KENCANA JAYA: ${nota.tautan}`)
  await expect(wa).toHaveAttribute('href', `https://wa.me/6281234567890?text=${kabar}`)
  same(await violations(page)).toEqual([])
  const asli = await unduh(page, rinci.getByRole('button', { name: 'A5 PDF' }))
  same(asli.nama).toBe(`${nota.no_faktur_jual}.pdf`)
  for (const isi of ['BU NGUYỄN', nota.no_faktur_jual, '2 PCS 6.970 G']) same(asli.teks).toContain(isi)
  same(asli.teks.join('')).toContain(nota.tautan)
  same(asli.isi.toString('latin1').match(/\/Subtype\/Image/g)).toHaveLength(2)
  same(asli.teks.join(' ')).not.toContain('SALINAN')
  await expect(rinci.getByText('NOTA DICETAK', { exact: true })).toBeVisible()
  await rinci.getByRole('button', { name: 'Cetak Nota' }).click()
  const struk = page.getByRole('dialog', { name: 'Cetak nota' })
  same((await unduh(page, struk.getByRole('button', { name: 'A5 PDF' }))).teks).toContain('SALINAN ke-1')
  await expect(struk.getByRole('button', { name: 'Selesai' })).toBeFocused()
  same(await violations(page)).toEqual([])
})

it('comes back as a purchase, whose paper shows its photo and carries its number', async () => {
  const kode = await cincin()
  await jualSah(there.owner, there.owner, [kode], { nama_customer: 'BU ŁUCJA' })
  const { no_grup, barang } = await beliSah(there.owner, [cincinNota(kode)], { nik: '' })
  const page = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(page, 'OWNER')
  await page.goto('/lihat-pembelian')
  await page.getByRole('button', { name: `Cetak ulang ${barang[0]?.no_faktur_beli}` }).click()
  const struk = page.getByRole('dialog', { name: 'Cetak nota pembelian' })
  const { isi, teks } = await unduh(page, struk.getByRole('button', { name: 'A5 PDF' }))
  for (const ada of ['NOTA PEMBELIAN', no_grup]) same(teks).toContain(ada)
  same(pdfFoto(isi)).toHaveLength(1)
  same(await pdfQr(isi, { width: 419.53, height: 595.28 })).toEqual([[no_grup]])
  same((await unduh(page, struk.getByRole('button', { name: 'A5 PDF' }))).teks).toContain('SALINAN ke-1')
})
