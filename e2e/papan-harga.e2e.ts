/** The prices on a television in the shop: made by its owner, changing by themselves, kept when the line is down. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { isiMaster } from '@kencana/testing/barang'
import { isiKondisi } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, it, expect as same } from 'vitest'
import { cabutPapan, tambahPapan } from '../features/luar/papan-harga/papan-harga.contract.ts'
import { ubahHargaEmas } from '../features/master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { violations } from './axe.ts'
import { read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn, takeCalls } from './visitors.ts'

const HP = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
const MENDATAR = { viewport: { width: 1920, height: 1080 } } as const
const TEGAK = { viewport: { width: 1080, height: 1920 } } as const
const KECIL = { viewport: { width: 1024, height: 768 } } as const

/** A line that is cut on purpose. */
const PUTUS = /net::ERR_(FAILED|INTERNET_DISCONNECTED)/

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiKondisi(there.owner)
  await there.shop.db.run(sql`
    INSERT INTO parameter_potongan (kode_group, potongan_harga, potongan_markis, kondisi_bawaan)
    VALUES ('MM', 25000, 0, 'PENYOK')`)
})
afterEach(() => there.leave())
afterAll(() => there.close())

const ganti = (harga: number) =>
  there.owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(harga), harga_modal: null })

const buat = (beli = false) => there.owner.call(tambahPapan, { nama: 'TELEVISI', kode_group: ['MM', 'MT'], beli })

const lebar = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')

/** The clock of the television goes on by so much: it asks again. */
const nanti = (page: Page) => page.clock.runFor(16_000)

describe('a price board', () => {
  it.each([
    ['light', KECIL],
    ['dark', HP],
  ] as const)(
    'is made by the owner, who sees its address once, and taken back, in %s %o',
    async (colorScheme, look) => {
      const page = await there.page({ colorScheme, ...look })
      await signIn(page, 'OWNER')
      await page.goto('/kunci-papan')
      await page.getByRole('button', { name: 'Papan Baru' }).click()
      const dialog = page.getByRole('dialog', { name: 'Papan Harga Baru' })
      const nama = `TELEVISI ${colorScheme.toUpperCase()}`
      await field(dialog, 'Nama Papan').fill(nama)
      await dialog.getByLabel('MM MAS MUDA').check()
      same(await violations(page, colorScheme === 'dark')).toEqual([])
      await dialog.getByRole('button', { name: 'Buat Papan' }).click()
      await read(page, 'Kunci Papan Harga Dibuat')
      const alamat = page.getByRole('dialog', { name: 'Alamat Papan Harga' })
      const url = (await alamat.getByText('/papan-harga/ph_').textContent()) ?? ''
      await alamat.getByRole('button', { name: 'Sudah Dibuka' }).click()
      const televisi = await there.page(MENDATAR)
      await televisi.goto(new URL(url).pathname)
      await expect(televisi.getByRole('row', { name: /MAS MUDA/ })).toBeVisible()
      await expect(page.getByText(nama)).toBeVisible()
      same(await violations(page, colorScheme === 'dark')).toEqual([])
      same(await lebar(page)).toBe(true)
      await page.getByRole('button', { name: `Cabut ${nama}` }).click()
      await page
        .getByRole('dialog', { name: `Cabut Papan ${nama}?` })
        .getByRole('button', { name: 'Cabut' })
        .click()
      await read(page, 'Kunci Papan Harga Dicabut')
      await televisi.reload()
      await expect(televisi.getByText('Papan Harga Tidak Dikenal')).toBeVisible()
    },
  )

  it.each([
    ['mendatar', MENDATAR],
    ['tegak', TEGAK],
    ['kecil', KECIL],
    ['hp', HP],
  ] as const)('shows its prices large, %s', async (_, look) => {
    const { kunci } = await buat(true)
    const page = await there.page(look)
    await page.goto(`/papan-harga/${kunci}`)
    await expect(page.getByRole('heading', { level: 1, name: 'KENCANA JAYA' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('row', { name: /MAS MUDA/ })).toContainText('1,610,000')
    await expect(page).toHaveTitle('Harga Emas KENCANA JAYA')
    same(await lebar(page)).toBe(true)
    same(await violations(page)).toEqual([])
    // Nobody is logged in there, and nothing but prices is read.
    same(await page.evaluate<string | null>(`localStorage.getItem('login')`)).toBeNull()
  })

  it('shows new prices by itself, keeps the last ones without a line, and goes dark when it is taken back', async () => {
    const { kunci, id } = await buat()
    const page = await there.page({ ...MENDATAR, expected: [PUTUS] })
    await page.clock.install()
    await page.goto(`/papan-harga/${kunci}`)
    const baris = page.getByRole('row', { name: /MAS MUDA/ })
    await expect(baris).toContainText('1,645,000')
    await ganti(2_400_000)
    await nanti(page)
    await expect(baris).toContainText('1,680,000')
    await takeCalls(page, '**/api/v1/papan-harga/**', (route) => route.abort())
    await nanti(page)
    await expect(page.getByRole('status')).toContainText('Sambungan terputus, harga per jam')
    await expect(baris).toContainText('1,680,000')
    // Switched off and on again meanwhile.
    await page.reload()
    await expect(page.getByRole('status')).toContainText('Sambungan terputus, harga per jam')
    await expect(baris).toContainText('1,680,000')
    await page.unroute('**/api/v1/papan-harga/**')
    await nanti(page)
    await expect(page.getByRole('status')).toHaveText('')
    await there.owner.call(cabutPapan, { id })
    await nanti(page)
    await expect(page.getByText('Papan Harga Tidak Dikenal')).toBeVisible()
    same(
      await page.evaluate<number>('Object.keys(localStorage).filter((key) => key.startsWith("papan_harga")).length'),
    ).toBe(0)
  })

  it('shows the last prices when it is switched on again without any line', async () => {
    const { kunci } = await buat()
    const page = await there.page({ ...MENDATAR, serviceWorkers: 'allow', expected: [PUTUS] })
    await page.goto(`/papan-harga/${kunci}`)
    const baris = page.getByRole('row', { name: /MAS MUDA/ })
    await expect(baris).toContainText(/\d,\d{3},\d{3}/)
    const harga = await baris.textContent()
    await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null').catch(() => false)).toBe(true)
    await expect(baris).toContainText(/\d,\d{3},\d{3}/)
    await page.context().setOffline(true)
    await page.reload()
    await expect(baris).toHaveText(harga ?? '')
    await expect(page.getByRole('status')).toContainText('Sambungan terputus, harga per jam')
  })
})
