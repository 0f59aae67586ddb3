import type { OutputOf } from '@kencana/contract'
import { usePrinters } from '@kencana/screens'
import { Card, Dot } from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import type { dashboard } from './dashboard.contract.ts'
import css from './dashboard.module.css'

/** Where this computer chooses its printers. */
export const PRINTER = '/dashboard/printer'

type State = OutputOf<typeof dashboard>

interface Baris {
  nama: string
  path: string | null
  selesai: boolean
  ket: string
}

/** Things and whether they are done, each leading to where it is. */
function Daftar({ title, note, rows }: { title: string; note: string; rows: readonly Baris[] }) {
  return (
    <Card title={title} note={note} flush>
      <ul className={css.rows}>
        {rows.map(({ nama, path, selesai, ket }) => (
          <li key={nama}>
            <Dot tone={selesai ? 'green' : 'amber'} />
            {path === null ? (
              <span className={css.what}>{nama}</span>
            ) : (
              <Link className={css.what} to={path}>
                {nama}
              </Link>
            )}
            <small>{ket}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const sejakText = (sejak: string, zone: string): string =>
  new Date(sejak)
    .toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
    .slice('2026-'.length)

/** What the shop needs for the day; this computer's printer is known here alone. */
export function SiapDipakai({ siap, zone }: { siap: State['siap']; zone: string }) {
  const { chosen } = usePrinters('struk')
  if (siap.length === 0) return null
  const rows = [
    ...siap.map(({ sejak, ...one }) => ({
      ...one,
      ket: sejak === null ? (one.selesai ? 'ada' : 'belum ada') : sejakText(sejak, zone),
    })),
    { nama: 'Printer struk', path: PRINTER, selesai: chosen !== null, ket: chosen?.name ?? 'belum ada' },
  ]
  const belum = rows.filter((one) => !one.selesai).length
  return <Daftar title="Siap dipakai" note={belum === 0 ? 'semua siap' : `${belum} belum`} rows={rows} />
}
