/** Every numbered case of the area's design that may lose gold or money has a test with its number in its name. */
import { judulUji } from '@kencana/testing/judul'
import { expect, it } from 'vitest'

const KASUS = 27

it('each case has a test', () => {
  const judul = judulUji(import.meta.dirname)
  const ada = new Set(judul.flatMap((kata) => [...kata.matchAll(/\bkasus (\d+):/g)].map(([, nomor]) => Number(nomor))))
  const semua = Array.from({ length: KASUS }, (_, at) => at + 1)
  expect(semua.filter((nomor) => !ada.has(nomor))).toEqual([])
})
