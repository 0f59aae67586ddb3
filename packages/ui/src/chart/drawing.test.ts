import { expect, it } from 'vitest'
import { shortNumber } from './drawing.ts'

it('writes a number as short as an axis has room for, zero without a sign', () => {
  expect([1_250_000_000, -3_400_000, 120_500, -0.125].map(shortNumber)).toEqual([
    '1.3 M',
    '-3.4 jt',
    '120,500',
    '-0.125',
  ])
  expect([0, -0, -2.7e-17, -0.0004].map(shortNumber)).toEqual(['0', '0', '0', '0'])
})
