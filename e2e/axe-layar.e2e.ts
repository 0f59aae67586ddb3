/** Dialogs of goods, a move, reports and the connection, in light and in dark, have no serious or critical violation. */

import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { pindahBarang } from '../features/barang/pindah-barang/pindah-barang.contract.ts'
import { auditNeraca, catatHasil } from '../features/neraca/neraca.api.ts'
import { sheetFile } from '../packages/reports/src/sheet.ts'
import { violations } from './axe.ts'
import { choose, newItem, photo, scan } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { CUT, expect, loginAs } from './visitors.ts'

let there: ShopInBrowser
let rings: Awaited<ReturnType<typeof tambahCincin>>[]

beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  const now = shop.clock.now()
  await catatHasil(shop.db, now, await auditNeraca(shop.db, now))
  await isiMaster(owner)
  rings = [await tambahCincin(owner), await tambahCincin(owner), await tambahCincin(owner)]
  await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [rings[2]?.kode_barcode ?? '-'] })
})
afterEach(() => there.leave())
afterAll(() => there.close())

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  const clean = async (page: Page, what: string) =>
    expect(await violations(page, colorScheme === 'dark'), what).toEqual([])
  /** Looks at the dialog that is open, and closes it. */
  const dialog = async (page: Page, name: string) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await clean(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toHaveCount(0)
  }
  const enter = async (expected: readonly RegExp[] = []) => {
    const page = await there.page({ colorScheme, expected })
    await loginAs(page, 'OWNER')
    return page
  }

  it('the dialogs of goods', async () => {
    const page = await enter()
    const ring = rings[0]
    await page.goto('/data-barang')
    await page.getByRole('button', { name: `Edit ${ring?.kode_barang}` }).click()
    await dialog(page, 'Edit Barang')
    const item = await newItem(page)
    await item.getByLabel('Berkas foto').setInputFiles(await photo())
    await item.getByRole('button', { name: 'Webcam' }).click()
    await dialog(page, 'Webcam')
    await item.getByRole('button', { name: /^Perbesar/ }).click()
    await dialog(page, 'Foto barang baru')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Impor Excel' }).click()
    const buffer = Buffer.from(await (await sheetFile(['KODE JENIS', 'BERAT'], [['XX', 1]])).arrayBuffer())
    await page.getByLabel('Berkas Excel').setInputFiles({ name: 'x.xlsx', mimeType: 'application/x', buffer })
    await expect(page.getByText('1 baris salah')).toBeVisible()
    await dialog(page, 'Impor Stok Awal')
    await page.getByRole('checkbox', { name: `Pilih ${ring?.kode_barang}` }).check()
    await clean(page, 'a chosen row')
    await page.getByRole('button', { name: 'Cetak Label' }).click()
    await dialog(page, 'Cetak Label')
    await page.goto(`/data-barang/asal-usul?kode=${ring?.kode_barang}`)
    for (const name of ['Ganti Kategori', 'Koreksi Berat']) {
      await page.getByRole('button', { name }).click()
      await page.keyboard.press('F9')
      await dialog(page, name)
    }
    await clean(page, 'Asal-usul')
  })

  it('a move with its draft, its slip and its undo', async () => {
    const page = await enter()
    await page.goto('/pindah-barang')
    await scan(page, rings[0]?.kode_barcode ?? '')
    await expect(page.locator('tfoot')).toBeVisible()
    await scan(page, 'X')
    await expect(page.getByText('Barang X Tidak Ada')).toBeVisible()
    await choose(page, 'Kode Baki Tujuan', 'cn02')
    await expect(page.getByText(/Draft tersimpan/)).toBeVisible()
    await clean(page, 'a move')
    await page.reload()
    await expect(page.getByText('Lanjutkan draft?')).toBeVisible()
    await clean(page, 'an offered draft')
    await page
      .getByRole('button', { name: /^Cetak ulang/ })
      .first()
      .click()
    await dialog(page, 'Cetak slip pindah')
    await page
      .getByRole('button', { name: /^Batalkan/ })
      .first()
      .click()
    await page.keyboard.press('F9')
    await dialog(page, 'Batal Pindah Barang')
  })

  it('reports with their results and the ledger behind them', async () => {
    const page = await enter()
    for (const path of ['/laporan-tambah-barang', '/laporan-barang-summary']) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Cari Laporan' }).click()
      await page.getByRole('button', { name: /^Total .* Berat/ }).click()
      const ledger = page.getByRole('dialog')
      await expect(ledger.getByRole('table')).toBeVisible()
      await clean(page, `ledger of ${path}`)
      await page.keyboard.press('Escape')
      await expect(ledger).toHaveCount(0)
      await clean(page, path)
    }
  })

  it('the first set-up and the dialogs of the connection', async () => {
    const fresh = await there.page({ colorScheme })
    await fresh.route('**/api/v1/health', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), setup_diperlukan: true } })
    })
    await fresh.goto('/')
    await expect(fresh.getByRole('heading', { name: 'Mulai' })).toBeVisible()
    await fresh.keyboard.press('F9')
    await expect(fresh.getByText('Kode Toko Harus Diisi')).toBeVisible()
    await clean(fresh, 'set-up')
    const page = await enter([CUT])
    await page.context().setOffline(true)
    await expect(page.getByRole('dialog', { name: 'Koneksi' })).toContainText('Looks like you lost')
    await clean(page, 'offline')
    await page.context().setOffline(false)
    await expect(page.getByRole('dialog', { name: 'Koneksi' })).toContainText('Koneksi sudah kembali')
    await clean(page, 'online again')
    const slow = await enter()
    await slow.route('**/api/v1/gudang/get/all*', () => undefined)
    await slow.goto('/master-gudang')
    await expect(slow.getByRole('dialog', { name: 'Gagal Terhubung Ke Server' })).toBeVisible()
    // The table behind still waits for its rows; only what lies above can be looked at.
    await clean(slow, 'slow')
  })
})
