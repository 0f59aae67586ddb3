import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitWithin } from './shrink.ts'

it('fits every picture into 720 x 1366 without stretching or enlarging it', () => {
  const side = fc.integer({ min: 1, max: 12_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const small = fitWithin(width, height)
      expect(small.width).toBeLessThanOrEqual(Math.min(720, width))
      expect(small.height).toBeLessThanOrEqual(Math.min(1366, height))
      expect(small.width).toBeGreaterThan(0)
      expect(small.height).toBeGreaterThan(0)
      // Half a pixel of rounding on either side.
      const scale = Math.min(1, 720 / width, 1366 / height)
      expect(Math.abs(small.width - width * scale)).toBeLessThanOrEqual(1)
      expect(Math.abs(small.height - height * scale)).toBeLessThanOrEqual(1)
    }),
  )
  expect(fitWithin(4000, 3000)).toEqual({ width: 720, height: 540 })
})
