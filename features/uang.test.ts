/** Every test that the design of money, the day's end and agreements asks for is there, with its number in its name. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** How many of them each page has. */
const HALAMAN = { '07.5': 10, '08.5': 5, '09.5': 5 } as const

/** Corrections of the same pages. */
const KOREKSI = ['000.31', '000.48', '000.49', '000.51']

/** Numbers in the names of tests: "07.5.3 a sale paid in five ways ...". */
const NOMOR = /\b(?:0[789]\.5|000)\.\d+\b/g

it('each numbered test of money, the day’s end and agreements is there', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  )
  const judul = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bit\((['"`])(.*?)\1,/gs)].map(
      ([, , kata = '']) => kata,
    ),
  )
  const ada = new Set(judul.flatMap((kata) => kata.match(NOMOR) ?? []))
  const diminta = Object.entries(HALAMAN).flatMap(([halaman, banyak]) =>
    Array.from({ length: banyak }, (_, at) => `${halaman}.${at + 1}`),
  )
  expect([...diminta, ...KOREKSI].filter((nomor) => !ada.has(nomor))).toEqual([])
})
