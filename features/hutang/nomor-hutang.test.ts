/** Every test that the design of loans asks for, and every correction of it, is there with its number in its name; each case has its mutant. */
import { judulUji, nomorTanpaUji } from '@kencana/testing/judul'
import { expect, it } from 'vitest'
import { hutangMutants } from '../../tools/mutants/hutang.ts'
import { kasusHutangMutants } from '../../tools/mutants/hutang-kasus.ts'

/** Corrections of loans and of their reports. Source: areas 000-read-first. */
const KOREKSI = [10, 11, 12, 13, 15, 25, 30, 50, 61]
/** Of which case a mutant is that is not called by its number. */
const BERNAMA: Readonly<Record<string, number>> = {
  'hutang-month': 3,
  'hutang-interest-first': 9,
  'hutang-surplus-undone': 11,
}

it('each correction has a test', () => {
  expect(
    nomorTanpaUji(
      import.meta.dirname,
      {},
      KOREKSI.map((one) => `000.${one}`),
    ),
  ).toEqual([])
})

const KASUS = Array.from({ length: 16 }, (_, at) => at + 1)

it('each of the sixteen cases has a test, and a mutant that is seen', () => {
  const ada = new Set(judulUji(import.meta.dirname).flatMap((kata) => kata.match(/(?<![.\d])\d+(?=\. )/g) ?? []))
  expect(KASUS.filter((one) => !ada.has(String(one)))).toEqual([])
  const diuji = new Set(
    [...hutangMutants, ...kasusHutangMutants].map(({ id }) =>
      id.startsWith('hutang-case-') ? Number(id.slice('hutang-case-'.length)) : BERNAMA[id],
    ),
  )
  expect(KASUS.filter((one) => !diuji.has(one))).toEqual([])
})
