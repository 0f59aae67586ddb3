/** The key of proofs is made known once, however many servers start on a new database at the same moment. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@kencana/database'
import { openShop, type TestShop } from '@kencana/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { siapkanKunciBukti } from './kunci-bukti.ts'

let shop: TestShop
let folder: string
beforeEach(async () => {
  shop = await openShop()
  folder = mkdtempSync(join(tmpdir(), 'kencana-kunci-'))
})
afterEach(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Servers that start together, each with its data folder. @returns what they said */
const mulai = async (dataDir: readonly string[]): Promise<string[]> => {
  const kata: string[] = []
  await Promise.all(
    dataDir.map((satu) =>
      siapkanKunciBukti(
        shop.db,
        { dataDir: satu, buktiKey: undefined },
        shop.clock.now(),
        (text) => void kata.push(text),
      ),
    ),
  )
  return kata
}
const terdaftar = () => shop.db.rows<{ sidik: string }>(sql`SELECT sidik FROM kunci_bukti`)

it('that lies in one folder for all of them is theirs', async () => {
  const kata = await mulai(Array.from({ length: 6 }, () => folder))
  expect(await terdaftar()).toHaveLength(1)
  expect(kata.filter((satu) => satu.includes('tanpa tanda tangan'))).toEqual([])
})

it('of the first is known where each has a folder of its own, and the others are told', async () => {
  const kata = await mulai(Array.from({ length: 6 }, (_, ke) => join(folder, String(ke))))
  expect(await terdaftar()).toHaveLength(1)
  // Who comes later makes no key of his own any more: he has none.
  expect(kata.filter((satu) => satu.includes('tanpa tanda tangan'))).toHaveLength(5)
})
