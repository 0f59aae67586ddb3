import type { OutputOf } from '@kencana/contract'
import { Card, cellText } from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import type { dashboard } from './dashboard.contract.ts'
import css from './dashboard.module.css'

type Terkunci = NonNullable<OutputOf<typeof dashboard>['terkunci']>

function Baris({ rows, siapa }: { rows: Terkunci['user']; siapa: string }) {
  return (
    <ul className={css.rows} aria-label={`Harga dikunci per ${siapa}`}>
      <li>
        <small>per {siapa}</small>
      </li>
      {rows.map((row) => (
        <li key={row.nama}>
          <span className={css.what}>{row.nama}</span>
          <small>{row.janji} janji</small>
          <b>{cellText('gram', row.berat)}</b>
        </li>
      ))}
    </ul>
  )
}

/** Gold whose price is promised: to whom, and by whom. */
export function HargaTerkunci({ terkunci }: { terkunci: Terkunci }) {
  if (terkunci.customer.length === 0) return null
  return (
    <Card title={<Link to="/lihat-pesanan">Harga dikunci</Link>} note="gram" flush>
      <Baris rows={terkunci.customer} siapa="customer" />
      <Baris rows={terkunci.user} siapa="user" />
    </Card>
  )
}
