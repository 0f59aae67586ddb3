/** The owner makes a proof of closed days, takes the checker out of the product, and an outsider's browser passes it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gantiKunciBukti, pasangKunciBukti, siapkanKunciBukti } from '@kencana/server-kit'
import { lotMM, ujiTambah } from '@kencana/testing/uji'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it, expect as same } from 'vitest'
import { violations } from './axe.ts'
import { terlaluLebar } from './lebar.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser
let folder: string
let publik: string
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const { shop } = there
  folder = mkdtempSync(join(tmpdir(), 'kencana-bukti-'))
  const asal = { dataDir: folder, buktiKey: undefined }
  const say = () => undefined
  // An old key stands beside the one that signs, vouched for.
  await siapkanKunciBukti(shop.deps.db, asal, shop.clock.now(), say)
  const kunci = await gantiKunciBukti(shop.deps.db, asal, shop.clock.now(), { hilang: false, say })
  pasangKunciBukti(shop.deps.db, kunci)
  publik = kunci.publik.toString('hex')
  for (let ke = 0; ke < 3; ke += 1) {
    await there.owner.call(ujiTambah, { ...lotMM(ke + 1, 2), kode_baki: 'A1' })
    there.owner = await shop.nextDay(there.owner)
  }
  page = await there.page({ acceptDownloads: true })
  await loginAs(page, 'OWNER')
})
afterAll(async () => {
  await there.leave()
  await there.close()
  rmSync(folder, { recursive: true })
})

/** What pressing something downloads, kept as what it is called. */
const unduh = async (act: () => Promise<unknown>): Promise<string> => {
  const [berkas] = await Promise.all([page.waitForEvent('download'), act()])
  const path = join(folder, berkas.suggestedFilename())
  await berkas.saveAs(path)
  return path
}

describe('Bukti Untuk Pihak Luar', () => {
  it('tells the public key, and the one before as passed on', async () => {
    await page.goto('/bukti')
    await expect(page.getByText(publik)).toBeVisible()
    await expect(page.getByText('diteruskan')).toBeVisible()
    await expect(page.getByText('Belum Ada Bukti Yang Dibuat')).toBeVisible()
    same(await violations(page)).toEqual([])
  })

  it('makes the file of closed days, which the checker out of the product finds whole in any browser', async () => {
    await page.getByRole('button', { name: 'Buat Bukti' }).click()
    const dialog = page.getByRole('dialog', { name: 'Buat Bukti' })
    await expect(field(dialog, 'Untuk Siapa, Untuk Apa')).toBeFocused()
    same(await violations(page)).toEqual([])
    await page.keyboard.press('F9')
    await expect(dialog.getByText('Harus Diisi')).toBeVisible()
    await field(dialog, 'Untuk Siapa, Untuk Apa').fill('BANK, KREDIT 2026')
    const berkas = await unduh(() => page.keyboard.press('F9'))
    same(berkas).toMatch(/bukti-TK01-2026-03-02-2026-03-04\.txt$/)
    await expect(page.getByRole('row').filter({ hasText: 'BANK, KREDIT 2026' })).toContainText('2026-03-05 09:00')
    const html = await unduh(() => page.getByRole('button', { name: 'Unduh verifikasi.html' }).click())
    const mjs = await unduh(() => page.getByRole('button', { name: 'verifikasi.mjs untuk Node' }).click())
    same(readFileSync(mjs, 'utf8')).toContain('kencana-bukti-1')
    // Opened from a disk, as who got it by mail does.
    const luar = await there.page()
    await luar.goto(pathToFileURL(html).href)
    const periksa = async (kunci: string) => {
      await luar.locator('#berkas').setInputFiles(berkas)
      await luar.locator('#kunci').fill(kunci)
      await luar.locator('#periksa').click()
      await expect(luar.locator('#hasil')).toContainText('HASIL')
      return (await luar.locator('#hasil').textContent()) ?? ''
    }
    same(await periksa(publik)).toMatch(/HASIL: UTUH$/)
    same(await periksa('ab'.repeat(32))).toContain('KUNCI: Berkas ditandatangani kunci lain')
  })

  it.each([
    ['light', 1366, 768],
    ['dark', 1024, 768],
    ['light', 1024, 768],
    ['dark', 390, 844],
  ] as const)('is readable in %s at %i x %i, nothing cut', async (colorScheme, width, height) => {
    const satu = await there.page({ colorScheme, viewport: { width, height } })
    await signIn(satu, 'OWNER')
    await satu.goto('/bukti')
    await expect(satu.getByText(publik)).toBeVisible()
    await expect(satu.getByText('BANK, KREDIT 2026')).toBeVisible()
    same(await terlaluLebar(satu)).toEqual([])
    same(await violations(satu)).toEqual([])
    await satu.getByRole('button', { name: 'Buat Bukti' }).click()
    await expect(satu.getByRole('dialog', { name: 'Buat Bukti' })).toBeVisible()
    same(await violations(satu)).toEqual([])
  })

  it('is locked for others, SU among them', async () => {
    await there.shop.user(there.owner, 'SU1', 'SU')
    const su = await there.page()
    await signIn(su, 'SU1')
    await su.goto('/bukti')
    await expect(su.getByRole('heading', { name: 'Akses Di Menu Ini Tidak Di Izinkan' })).toBeVisible()
  })
})
