/** Money that is under way, one line each, with what can be done about it. */
import { cellText } from '@kencana/ui'
import type { ReactNode } from 'react'
import css from './uang-jalan.module.css'

interface Baris {
  nomor: string
  /** From where to where. */
  siapa: string
  tentang: string
  jumlah: number
  aksi: ReactNode
}

/** @param nama what the list is called for who does not see it */
export function UangJalan({ nama, baris }: { nama: string; baris: readonly Baris[] }) {
  return (
    <ul className={css.jalan} aria-label={nama}>
      {baris.map(({ nomor, siapa, tentang, jumlah, aksi }) => (
        <li key={nomor}>
          <span className={css.isi}>
            <b>{siapa}</b>
            <span className="k-mono k-dim">{nomor}</span>
            <span className="k-dim">{tentang}</span>
          </span>
          <b>{cellText('rupiah', jumlah)}</b>
          {aksi}
        </li>
      ))}
    </ul>
  )
}
