/** What happens to a piece after its sale: every numbered test of the design, and every correction of it, has a test with its number in its name. */
import { nomorTanpaUji } from '@kencana/testing/judul'
import { expect, it } from 'vitest'

/** Corrections about deposits, refunds, marketplaces, vouchers, points, buying back once for ever, repairs and exchanges. Source: areas 000-read-first. */
const KOREKSI = [9, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 29, 34, 40, 60]

it('each correction has a test', () => {
  const nomor = KOREKSI.map((one) => `000.${one}`)
  expect(nomorTanpaUji(import.meta.dirname, {}, nomor)).toEqual([])
})

it('each case of deposits, of buying back and exchanging, and of marketplaces has a test', () => {
  expect(nomorTanpaUji(import.meta.dirname, { '02.5': 11, '04.5': 13, '05.5': 6 })).toEqual([])
})
