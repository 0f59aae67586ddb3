/** Every correction of the design about what happens to a piece after its sale has a test with its number in its name. Source: areas 000-read-first. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Those about deposits, refunds, marketplaces, vouchers, points, buying back, repairs and exchanges. */
const KOREKSI = [9, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 29, 34, 40]

/** Numbers in the names of tests: "000.23 its part to the rupiah". */
const NOMOR = /\b000\.(\d+)\b/g

it('each correction has a test', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  )
  const judul = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bit\((['"`])(.*?)\1,/gs)].map(
      ([, , kata = '']) => kata,
    ),
  )
  const ada = new Set(judul.flatMap((kata) => [...kata.matchAll(NOMOR)].map(([, nomor]) => Number(nomor))))
  expect(KOREKSI.filter((nomor) => !ada.has(nomor))).toEqual([])
})
