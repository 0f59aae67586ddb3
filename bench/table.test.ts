import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Result } from './benches.ts'
import { SIZES } from './dataset/sizes.ts'
import { type Bench, type Figure, goalText, reached, timesWorse, valueText } from './figures.ts'
import { tableOf, textOf, withTable } from './table.ts'

const bench: Bench = { name: 'lookup', about: 'one item', sizes: ['penuh', 'sepersepuluh'], measure: async () => [] }
const rate: Figure = { name: 'items', value: 3867, unit: '/s', bare: 6749, goal: { share: 0.5 }, growth: 1.25 }
const slow: Figure = { name: 'p99 of it', value: 5.44, unit: 'ms', bare: 2.7, goal: { max: 5 } }
const aside: Figure = { name: 'aside', value: 1, unit: 's', detail: true }
const result = (size: Result['size'], ...figures: Figure[]): Result => ({ bench, size, figures })
const MACHINE = { date: '2026-03-02', cores: 2, node: '20.19.0', load: 0.4 }

describe('a figure', () => {
  it('is where it should be at its goal and not beyond it', () => {
    const at = (value: number, goal: Figure['goal'], bare?: number) =>
      reached({ name: 'x', value, unit: 'ms', goal, bare })
    expect([at(5, { max: 5 }), at(5.1, { max: 5 })]).toEqual([true, false])
    expect([at(5, { min: 5 }), at(4.9, { min: 5 })]).toEqual([true, false])
    expect([at(75, { share: 0.75 }, 100), at(74, { share: 0.75 }, 100)]).toEqual([true, false])
    expect([at(5, { most: 0.05 }, 100), at(6, { most: 0.05 }, 100)]).toEqual([true, false])
    expect([at(5, undefined), at(5, { share: 0.75 })]).toEqual([undefined, undefined])
  })

  it('is worse when it is less of a rate or more of a time', () => {
    expect(timesWorse({ ...rate, value: 100 }, { ...rate, value: 150 })).toBe(1.5)
    expect(timesWorse({ ...slow, value: 6 }, { ...slow, value: 4 })).toBe(1.5)
  })

  it('is written as people read it', () => {
    const texts = [valueText(3867.4, '/s'), valueText(4.24, 'ms'), valueText(765.4, 'ms'), valueText(1.05, 's')]
    expect([...texts, valueText(240.47, 'kB')]).toEqual(['3,867/s', '4.2 ms', '765 ms', '1.05 s', '240.5 kB'])
    const goals = [rate, slow, { ...rate, goal: { min: 3000 } }, { ...slow, goal: { most: 0.05 } } as const, aside].map(
      goalText,
    )
    expect(goals).toEqual(['≥ 50 % of bare', '≤ 5 ms', '≥ 3,000/s', '≤ 5 % of bare', '-'])
  })
})

describe('the table', () => {
  it('has a row for each figure, the command in the first, and says what was not reached', () => {
    const table = tableOf([result(SIZES.penuh, rate, slow, aside)], MACHINE)
    expect(table.split('\n')).toEqual([
      '| command | what | goal | last result |',
      '|---|---|---|---|',
      '| `npm run bench -- lookup` | items, 1,000,000 items in 20 shops (bare: 6,749/s) | ≥ 50 % of bare | 3,867/s, 57 % |',
      '| | p99 of it (bare: 2.7 ms) | ≤ 5 ms | 5.4 ms, **not reached** |',
      '',
      'Measured on 2026-03-02 with 2 cores, Node 20.19.0, a load of 0.4 before the first.',
    ])
  })

  it('has a row for what must not grow, whichever size was measured first', () => {
    const rows = (value: number) =>
      tableOf([result(SIZES.sepersepuluh, { ...rate, value }, slow), result(SIZES.penuh, rate, slow)], MACHINE)
    expect(rows(4220)).toContain(
      '| | items, 100,000 items in 20 shops (bare: 6,749/s) | growth ≤ 1.25× | 4,220/s, growth 1.09× |',
    )
    expect(rows(5000)).toContain('| 5,000/s, growth 1.29×, **not reached** |')
    expect(rows(4220).match(/p99 of it/g)).toHaveLength(1)
  })

  it('is also told in lines, with what the table leaves out', () => {
    expect(textOf(result(undefined, slow, aside)).split('\n')).toEqual([
      'lookup: one item',
      `  ${'p99 of it'.padEnd(64)}       5.4 ms  bare 2.7 ms (201 %)  goal ≤ 5 ms, not reached`,
      `  ${'aside'.padEnd(64)}       1.00 s`,
    ])
  })

  it('takes the place of the one in the README and leaves the rest', () => {
    const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')
    const written = withTable(readme, 'the table')
    expect(written).toMatch(/## Figures\n[^|]*\n\nthe table\n\n[^|]*## Read on/)
    expect(withTable(written, 'the table')).toBe(written)
    expect(written.split('## Figures')[0]).toBe(readme.split('## Figures')[0])
    expect(() => withTable('no markers', 'the table')).toThrow('lacks')
  })
})
