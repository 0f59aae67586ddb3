import { Badge, Card, Empty } from '@kencana/ui'
import type { ReactNode } from 'react'
import css from './PickCard.module.css'
import { gramText } from './words.ts'

/** One thing to be picked: a document that is under way, a piece that has not come yet. */
interface PickRow {
  kode: string
  nama: ReactNode
  /** '3 pcs', a fineness. */
  note: ReactNode
  berat: number
  badge: string
  tone?: 'red' | 'blue'
}

export interface PickCardProps {
  title: string
  note?: ReactNode
  rows: readonly PickRow[] | undefined
  emptyText?: string
  onPick: (kode: string) => void
  /** Above the rows: that they could not be read. */
  children?: ReactNode
}

/** A list of which a click picks one, as scanning its code does. */
export function PickCard({ title, note, rows, emptyText, onPick, children }: PickCardProps) {
  return (
    <Card title={title} note={note} flush>
      {children}
      {emptyText !== undefined && rows?.length === 0 && <Empty title={emptyText} />}
      <ul className={css.list}>
        {rows?.map((row) => (
          <li key={row.kode}>
            <button type="button" onClick={() => onPick(row.kode)}>
              <span className="k-mono">{row.kode}</span>
              <span>{row.nama}</span>
              <span>{row.note}</span>
              <b>{gramText(row.berat)}</b>
              <Badge tone={row.tone ?? 'blue'}>{row.badge}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
