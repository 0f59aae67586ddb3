/** Calls as other front ends make them, for tests that hold keys letter for letter. */

import type { Caller } from '@kencana/server-kit'
import { expect } from 'vitest'

export type Isi = Record<string, unknown>

/** Sends a call that must succeed. @returns the JSON as it went over the wire */
export const kirim = async (caller: Caller, method: string, path: string, isi: object): Promise<Isi> => {
  const answer = await caller.send(method, path, method === 'GET' ? { query: isi as Isi } : { body: isi })
  expect([path, answer.status, answer.status === 200 ? '' : answer.text]).toEqual([path, 200, ''])
  return answer.json as Isi
}

/** Holds an answer to its keys, given with commas between. */
export const kunci = (isi: unknown, keys: string): void => {
  for (const key of keys.split(',')) expect(isi).toHaveProperty(key)
}

/** The first row of an answer. */
export const pertama = (isi: unknown): Isi => (isi as Isi[])[0] ?? {}
