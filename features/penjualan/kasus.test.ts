/** Every numbered case of the area's design that may lose gold or money has a test with its number in its name. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const KASUS = 27

it('each case has a test', () => {
  const semuaFile = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const files = semuaFile.filter((file) => file.endsWith('.test.ts'))
  const nama = files.flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bit\((['"`])(.*?)\1,/gs),
  ])
  const judul = nama.map(([, , kata = '']) => kata)
  const ada = new Set(judul.flatMap((kata) => [...kata.matchAll(/\bkasus (\d+):/g)].map(([, nomor]) => Number(nomor))))
  const semua = Array.from({ length: KASUS }, (_, at) => at + 1)
  expect(semua.filter((nomor) => !ada.has(nomor))).toEqual([])
})
