/** Goods on narrow screens, for whoever only looks: nothing is cut, nothing scrolls sideways. */
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, afterEach, beforeAll, describe, it, expect as same } from 'vitest'
import { terlaluLebar } from './lebar.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
let ring: Awaited<ReturnType<typeof tambahCincin>>
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  ring = await tambahCincin(there.owner)
  await there.shop.user(there.owner, 'DEWI', 'SALES')
})
afterEach(() => there.leave())
afterAll(() => there.close())

describe.each([
  ['light', 1024, 768],
  ['dark', 390, 844],
] as const)('in %s at %i x %i', (colorScheme, width, height) => {
  const enter = async (path: string) => {
    const page = await there.page({ colorScheme, viewport: { width, height } })
    await signIn(page, 'DEWI')
    await page.goto(path)
    return page
  }

  it('where an item came from stays in its card', async () => {
    const page = await enter(`/data-barang/asal-usul?kode=${ring.kode_barang}`)
    await expect(page.getByText('Tambah barang')).toBeVisible()
    // The table of changes scrolls in its own card.
    same((await terlaluLebar(page)).filter((one) => !one.includes('Daftar perubahan'))).toEqual([])
  })

  it('the list says to the end why nothing is changed in it', async () => {
    const page = await enter('/data-barang')
    const kenapa = page.getByText('Hanya dilihat: Minta OWN atau SU memberi hak untuk mengubah')
    await expect(kenapa).toBeVisible()
    same(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width)
    const kotak = await kenapa.boundingBox()
    same((kotak?.x ?? width) + (kotak?.width ?? 0)).toBeLessThanOrEqual(width)
  })
})
