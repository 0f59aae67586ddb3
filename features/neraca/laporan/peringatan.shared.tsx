/** What a report says before its first row: what its numbers lack. */
import { Banner } from '@kencana/ui'
import type { ReactNode } from 'react'
import css from './peringatan.module.css'

interface PeringatanProps {
  peringatan: { judul: string; baris: readonly string[] } | null
  /** What mends it. */
  children?: ReactNode
}

export function Peringatan({ peringatan, children }: PeringatanProps) {
  return (
    <div className={css.kurang}>
      <Banner tone="amber">
        <b>{peringatan?.judul}</b>
        {peringatan?.baris.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </Banner>
    </div>
  )
}
