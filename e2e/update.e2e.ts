/** A new version of the program arrives while people work: they are asked, and a reload brings it. */
import { appendFileSync, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, it } from 'vitest'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs } from './visitors.ts'

let webDir: string
let there: ShopInBrowser

beforeAll(async () => {
  webDir = mkdtempSync(join(realpathSync(tmpdir()), 'kencana-versi-'))
  cpSync(inject('kencanaWeb'), webDir, { recursive: true })
  there = await openShopInBrowser(webDir)
})
afterAll(async () => {
  await there.leave()
  await there.close()
  rmSync(webDir, { recursive: true, force: true })
})

const ACTIVE = 'navigator.serviceWorker.ready.then((one) => one.active.state)'

it.each([
  ['on the first visit', false],
  ['on later ones, when the worker serves the page', true],
])('asks before it takes the new version, then reloads into it, %s', async (_, again) => {
  const page = await there.page({ serviceWorkers: 'allow' })
  await loginAs(page, 'OWNER')
  await expect.poll(() => page.evaluate(ACTIVE)).toBe('activated')
  if (again) await page.reload()
  expect(await page.evaluate('navigator.serviceWorker.controller !== null')).toBe(again)
  appendFileSync(join(webDir, 'sw.js'), '\n// the next version\n')
  await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)')
  const asked = page.getByRole('dialog', {
    name: 'Update Tersedia, Silahkan Tutup Tab Halaman ini dan buka kembali',
  })
  await expect(asked).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await asked.getByRole('button', { name: 'OK' }).click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(asked).toHaveCount(0)
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.waiting === null)'))
    .toBe(true)
})
