/** The key of the seals comes on paper once, and is shown no more when somebody says that the paper is kept. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siapkanKunciSegel } from '@kencana/server-kit'
import { afterAll, afterEach, beforeAll, it, expect as same } from 'vitest'
import { violations } from './axe.ts'
import { read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
const dataDir = mkdtempSync(join(tmpdir(), 'kencana-kunci-'))
beforeAll(async () => {
  there = await openShopInBrowser()
  mkdirSync(join(dataDir, 'kunci'))
  writeFileSync(join(dataDir, 'kunci', 'segel'), 'a7'.repeat(32))
  const { deps, clock } = there.shop
  await siapkanKunciSegel(deps.db, { dataDir, segelKey: undefined }, clock.now(), () => undefined)
})
afterEach(() => there.leave())
afterAll(async () => {
  await there.close()
  rmSync(dataDir, { recursive: true })
})

it('is printed from the audit and then gone', async () => {
  const page = await there.page({ viewport: { width: 390, height: 844 } })
  await signIn(page, 'OWNER')
  await page.goto('/audit-neraca')
  await page.getByRole('button', { name: 'Cetak Salinan Kunci' }).click()
  const struk = page.getByRole('dialog', { name: 'Cetak kunci segel' })
  await expect(struk).toContainText('A7A7 A7A7 A7A7 A7A7')
  same(await violations(page)).toEqual([])
  await struk.getByRole('button', { name: 'Selesai' }).click()
  await page.getByRole('button', { name: 'Sudah Dicetak Dan Disimpan' }).click()
  await read(page, 'Salinan Kunci Segel Dicatat')
  await expect(page.getByText('Salinan kunci segel')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Neraca seimbang')).toBeVisible()
  await expect(page.getByText('Salinan kunci segel')).toHaveCount(0)
})
