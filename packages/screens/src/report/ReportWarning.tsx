/** What a report lacks, before any of its numbers: on the screen, and as the first lines of its paper. */
import type { Result } from '@kencana/reports'
import { Banner } from '@kencana/ui'
import type { ReactNode } from 'react'
import css from './Report.module.css'

type Peringatan = Result<unknown>['peringatan']

/** The lines of it for paper and files. */
export const warningLines = (of: Peringatan | undefined): readonly string[] => (of ? [of.judul, ...of.baris] : [])

/** @param props.children where it is mended */
export function ReportWarning({ of, children }: { of: Peringatan; children: ReactNode }) {
  if (!of) return null
  return (
    <div className={css.warning}>
      <Banner tone="amber">
        <b>{of.judul}</b>
        {of.baris.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </Banner>
    </div>
  )
}
