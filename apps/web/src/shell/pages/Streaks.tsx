import { useMemo } from 'react'

interface Streak {
  kadar: string
  perMil: number
  colour: string
  /** Where the stroke ends, in the drawing. */
  end: number
}

const STREAKS: readonly Streak[] = [
  { kadar: '8K', perMil: 375, colour: '#C08A55', end: 612 },
  { kadar: '9K', perMil: 420, colour: '#C8935A', end: 568 },
  { kadar: '16K', perMil: 700, colour: '#CFA050', end: 642 },
  { kadar: '17K', perMil: 750, colour: '#D6A84E', end: 594 },
  { kadar: '21K', perMil: 875, colour: '#DDB148', end: 658 },
  { kadar: '22K', perMil: 916, colour: '#E2B843', end: 626 },
  { kadar: '24K', perMil: 999, colour: '#EBC23C', end: 682 },
]

const START = 128
const HAIRS = 64

// A tiny seeded generator: the same stone at every visit, on every computer.
const random = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

interface Hair {
  d: string
  width: number
  opacity: number
}

const hairsOf = (streak: Streak, row: number): Hair[] => {
  const next = random(7919 * (row + 3))
  const length = streak.end - START
  return Array.from({ length: HAIRS }, (_, index) => {
    // Across the stroke from -1 to 1; its middle is dense and long, its edges thin and short.
    const across = (index / (HAIRS - 1)) * 2 - 1
    const edge = Math.abs(across) ** 1.6
    const from = START + edge * 22 * next() + next() * 7
    const to = streak.end - edge * length * 0.28 * next() - next() * length * 0.12 - (next() < 0.06 ? -30 : 0)
    const y = row * 84 + 190 + across * 13 + (next() - 0.5) * 3
    const rise = (at: number) => y - ((at - START) / length) * 26 - Math.sin((at - START) / 90) * 1.2
    const middle = (from + to) / 2
    return {
      d: `M${from.toFixed(1)} ${rise(from).toFixed(1)}Q${middle.toFixed(1)} ${(rise(middle) - 1.5).toFixed(1)} ${to.toFixed(1)} ${rise(to).toFixed(1)}`,
      width: 0.5 + next() * (1.9 - edge),
      opacity: 0.3 + next() * 0.6 * (1 - edge * 0.5),
    }
  })
}

function StreakRow({ streak, row }: { streak: Streak; row: number }) {
  const hairs = useMemo(() => hairsOf(streak, row), [streak, row])
  const y = row * 84
  return (
    <>
      <text x={80} y={y + 188} textAnchor="end" fill="#EDEBE5" fontSize={14} fontWeight={600}>
        {streak.kadar}
      </text>
      <text x={80} y={y + 205} textAnchor="end" fill="#95928A" fontSize={12} style={{ fontFamily: 'var(--k-mono)' }}>
        {streak.perMil}
      </text>
      <g stroke={streak.colour} fill="none" strokeLinecap="round">
        {hairs.map((hair) => (
          <path key={hair.d} d={hair.d} strokeWidth={hair.width} opacity={hair.opacity} />
        ))}
      </g>
    </>
  )
}

/** The touchstone: one streak per kadar, side by side, as a goldsmith compares them. */
export function Streaks() {
  return (
    <svg
      viewBox="0 0 726 850"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      style={{ fontFamily: 'var(--k-sans)' }}
    >
      <text x={120} y={58} fill="#EDEBE5" fontSize={16} fontWeight={600}>
        Setiap gram tercatat dua sisi.
      </text>
      <text x={120} y={79} fill="#B5B2A9" fontSize={13}>
        Dari baki ke baki, dari toko ke tukang, sampai ke tangan pelanggan.
      </text>
      {STREAKS.map((streak, row) => (
        <StreakRow key={streak.kadar} streak={streak} row={row} />
      ))}
      <text x={120} y={812} fill="#95928A" fontSize={12}>
        Batu uji: goresan tiap kadar, dibandingkan berdampingan.
      </text>
    </svg>
  )
}
