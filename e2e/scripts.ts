/** The scripts that a page asks for, weighed as they travel. */
import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'

/** kB gzip of JavaScript that a cold browser may load until a list is usable. */
export const GOAL_LIST = 225

/** Weighs every script that a page asks for from now on, each once; the answer gives kB gzip so far. */
export const weighScripts = (page: Page): (() => Promise<number>) => {
  const seen = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || seen.has(response.url())) return
    seen.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    )
    // What is still on its way when the page is closed was not asked for by anybody.
    seen.get(response.url())?.catch(() => undefined)
  })
  return async () => (await Promise.all(seen.values())).reduce((sum, bytes) => sum + bytes, 0) / 1000
}

/** The scripts that the server names for an address, in kB gzip. */
export const weighNamed = async (request: APIRequestContext, path: string): Promise<number> => {
  const { link = '' } = (await request.get(path, { headers: { accept: 'text/html' } })).headers()
  const bytes = [...link.matchAll(/<([^>]+\.js)>/g)].map(async ([, file = '']) => {
    const answer = await request.get(file)
    return gzipSync(await answer.body()).length
  })
  return (await Promise.all(bytes)).reduce((sum, one) => sum + one, 0) / 1000
}
