/** Every correction of the design of loans has a test with its number in its name; the sixteen cases are held by tools/mutants.test.ts. */
import { nomorTanpaUji } from '@kencana/testing/judul'
import { expect, it } from 'vitest'

/** Corrections of loans and of their reports. Source: areas 000-read-first. */
const KOREKSI = [10, 11, 12, 13, 15, 25, 30, 50, 61]
it('each correction has a test', () => {
  expect(
    nomorTanpaUji(
      import.meta.dirname,
      {},
      KOREKSI.map((one) => `000.${one}`),
    ),
  ).toEqual([])
})
