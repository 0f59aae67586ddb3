/** Names of tests, as the design's numbers are looked for in them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the unit tests of a folder, and of those in it, are called: each `it`, and each table of them, with its words. */
export const judulUji = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:\bit|\](?: as const)?\))\((['"`])(.*?)\1,/gs)].map(
        ([, , kata = '']) => kata,
      ),
    )

/** Those of some numbers of the design that no test has in its name. @param banyak how many cases each page has: `{ '02.5': 11 }` */
export const nomorTanpaUji = (
  folder: string,
  banyak: Readonly<Record<string, number>>,
  lain: readonly string[] = [],
): string[] => {
  const ada = new Set(judulUji(folder).flatMap((kata) => kata.match(/\b\d+(?:\.\d+)+\b/g) ?? []))
  const kasus = Object.entries(banyak).flatMap(([halaman, n]) =>
    Array.from({ length: n }, (_, at) => `${halaman}.${at + 1}`),
  )
  return [...kasus, ...lain].filter((nomor) => !ada.has(nomor))
}
