import { tanggalDi } from '@kencana/server-kit'
import { expect, it } from 'vitest'
import { demoClock } from './load.ts'

it('ends on the day on which it is loaded and never after, whatever the hour', () => {
  for (let jam = 0; jam < 24; jam += 1) {
    const now = new Date(`2026-11-24T${String(jam).padStart(2, '0')}:30:00+07:00`)
    const clock = demoClock(now)
    for (let hari = 0; hari < 7; hari += 1) for (const part of [0.2, 0.2, 0.6]) clock.walk(part)
    expect(clock.now().getTime(), `${jam}`).toBeLessThanOrEqual(now.getTime() + 7)
    expect(tanggalDi('Asia/Jakarta', clock.now()), `${jam}`).toBe('2026-11-24')
  }
})
