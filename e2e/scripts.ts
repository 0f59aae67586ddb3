/** The scripts that a page asks for, weighed as they travel. */
import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'

/** kB gzip of JavaScript that a cold browser may load until a list is usable. */
export const GOAL_LIST = 225

const weigh = async (request: APIRequestContext, file: string): Promise<number> =>
  gzipSync(await (await request.get(file)).body()).length

/**
 * Weighs every script that a page asks for from now on, each once; the answer gives kB gzip so far. It is read from the server once
 * more: the browser forgets what came just before a page is left.
 */
export const weighScripts = (page: Page): (() => Promise<number>) => {
  const seen = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || seen.has(response.url())) return
    seen.set(response.url(), weigh(page.request, response.url()))
    // What is still on its way when the page is closed was not asked for by anybody.
    seen.get(response.url())?.catch(() => undefined)
  })
  return async () => (await Promise.all(seen.values())).reduce((sum, bytes) => sum + bytes, 0) / 1000
}

/** The scripts that the server names for an address, in kB gzip. */
export const weighNamed = async (request: APIRequestContext, path: string): Promise<number> => {
  const { link = '' } = (await request.get(path, { headers: { accept: 'text/html' } })).headers()
  const bytes = [...link.matchAll(/<([^>]+\.js)>/g)].map(([, file = '']) => weigh(request, file))
  return (await Promise.all(bytes)).reduce((sum, one) => sum + one, 0) / 1000
}
