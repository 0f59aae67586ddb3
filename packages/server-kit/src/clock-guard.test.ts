import { expect, it } from 'vitest'
import { realClock, WalkingClock } from './clock.ts'
import { periksaJam } from './clock-guard.ts'

const KINI = new Date('2026-03-02T03:00:00Z')
const HARI = { tgl_system: '2026-03-02', zona_waktu: 'Asia/Jakarta', entri_terakhir: null }
const dengan = (detik: number, clock = realClock) =>
  periksaJam({ clock }, KINI, { ...HARI, jam_database: new Date(KINI.getTime() + detik * 1000) }, '2026-03-02')

it('dates nothing while this computer and the database differ by more than a minute, either way', () => {
  for (const detik of [61, -61, 3_600])
    expect(() => dengan(detik)).toThrow(
      `Jam Server Dan Jam Database Berbeda ${Math.abs(detik)} Detik, Betulkan Jam Komputer Dahulu`,
    )
  for (const detik of [0, 60, -60]) expect(() => dengan(detik)).not.toThrow()
})

it('leaves a clock that walks by itself alone', () => {
  expect(() => dengan(3_600, new WalkingClock(KINI))).not.toThrow()
})
