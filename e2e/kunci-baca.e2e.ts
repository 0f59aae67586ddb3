/** A key for the accountant's program: made on the screen, shown once, used, watched, revoked. */
import { isiMaster } from '@kencana/testing/barang'
import { beliSah, cincinLama, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it, expect as same } from 'vitest'
import { listKunciBaca } from '../features/luar/kunci-baca/kunci-baca.contract.ts'
import { violations } from './axe.ts'
import { terlaluLebar } from './lebar.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let token: string
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await beliSah(owner, [cincinLama()], { nama_customer: 'IBU SARI' })
  page = await there.page()
  await signIn(page, 'OWNER')
})
afterAll(async () => {
  await there.leave()
  await there.close()
})

/** As another program asks, on another computer. */
const baca = async (path = 'pembelian/get/report') => {
  const url = `${there.url}/api/v1/${path}?tgl_from=2026-03-01&tgl_to=2026-03-31`
  const jawab = await fetch(url, { headers: { 'x-api-key': token } })
  return { status: jawab.status, text: await jawab.text() }
}

describe('Kunci Baca', () => {
  it('makes a key for chosen reports and shops, and shows it once', async () => {
    await page.goto('/kunci-baca')
    await expect(page.getByText('Belum Ada Kunci Untuk Program Lain')).toBeVisible()
    await page.getByRole('button', { name: 'Buat Kunci' }).click()
    const dialog = page.getByRole('dialog', { name: 'Buat Kunci Baca' })
    await expect(field(dialog, 'Untuk Siapa')).toBeFocused()
    await page.keyboard.type('akuntan')
    const laporan = dialog.getByRole('group', { name: 'Laporan', exact: true })
    await laporan.getByRole('checkbox').first().waitFor()
    const { laporan: semua } = await there.owner.call(listKunciBaca, {})
    const dipilih = semua.find(({ path }) => path === 'pembelian/get/report')?.summary ?? ''
    await laporan.getByRole('checkbox', { name: dipilih, exact: true }).check()
    await dialog.getByRole('group', { name: 'Toko', exact: true }).getByRole('checkbox').first().check()
    same(await violations(page)).toEqual([])
    await page.keyboard.press('F9')
    const tunjuk = page.getByRole('dialog', { name: 'Kunci Baca', exact: true })
    await expect(tunjuk).toContainText('ditunjukkan sekali ini saja')
    token = /kb_[0-9a-f]{12}_[\w-]{43}/.exec((await tunjuk.textContent()) ?? '')?.[0] ?? ''
    same(token).not.toBe('')
    same(await violations(page)).toEqual([])
    await tunjuk.getByRole('button', { name: 'Sudah Disimpan' }).click()
    await expect(tunjuk).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: 'AKUNTAN' })).toContainText(token.slice(0, 15))
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: 'AKUNTAN' })).toContainText('BERLAKU')
    // Nowhere again: neither on the page nor in what the browser keeps.
    same(await page.content()).not.toContain(token)
    same(JSON.stringify(await page.context().storageState())).not.toContain(token.slice(16))
  })

  it('opens that report alone, without its customers, and each use is told', async () => {
    const laporan = await baca()
    same(laporan.status).toBe(200)
    same(laporan.text).toContain('"nama_customer":"***"')
    same(laporan.text).not.toContain('IBU SARI')
    same(await baca('penjualan/get/report')).toEqual({ status: 403, text: 'Kunci Ini Tidak Untuk Panggilan Ini' })
    await page.reload()
    await page.getByRole('row').filter({ hasText: 'AKUNTAN' }).click()
    const pakai = page.getByRole('dialog', { name: 'Pemakaian AKUNTAN' })
    await expect(pakai.getByRole('row').filter({ hasText: 'Kunci Ini Tidak Untuk Panggilan Ini' })).toHaveCount(1)
    await expect(pakai.getByRole('row').filter({ hasText: '127.0.0.1' })).toHaveCount(2)
    same(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  it.each([
    ['light', 1024, 768],
    ['dark', 1024, 768],
    ['dark', 390, 844],
  ] as const)('is readable in %s at %i x %i, nothing cut', async (colorScheme, width, height) => {
    const satu = await there.page({ colorScheme, viewport: { width, height } })
    await signIn(satu, 'OWNER')
    await satu.goto('/kunci-baca')
    await expect(satu.getByText('AKUNTAN').first()).toBeVisible()
    same(await terlaluLebar(satu)).toEqual([])
    same(await violations(satu)).toEqual([])
    await satu.getByRole('button', { name: 'Buat Kunci' }).click()
    await expect(satu.getByRole('dialog', { name: 'Buat Kunci Baca' })).toBeVisible()
    same(await violations(satu)).toEqual([])
  })

  it('is refused from the moment it was revoked', async () => {
    await page.getByRole('button', { name: 'Cabut AKUNTAN' }).click()
    const tanya = page.getByRole('dialog', { name: 'Cabut Kunci AKUNTAN?' })
    await tanya.getByRole('button', { name: 'Cabut' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'AKUNTAN' })).toContainText('DICABUT')
    await expect(page.getByRole('button', { name: 'Cabut AKUNTAN' })).toHaveCount(0)
    same(await baca()).toEqual({ status: 401, text: 'Kunci Sudah Dicabut' })
  })
})
