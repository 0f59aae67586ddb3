/** Every test that the design of money, the day's end and agreements asks for is there, with its number in its name. */
import { nomorTanpaUji } from '@kencana/testing/judul'
import { expect, it } from 'vitest'

it('each numbered test of money, the day’s end and agreements is there', () => {
  const koreksi = ['000.31', '000.48', '000.49', '000.51']
  expect(nomorTanpaUji(import.meta.dirname, { '07.5': 10, '08.5': 5, '09.5': 5 }, koreksi)).toEqual([])
})
