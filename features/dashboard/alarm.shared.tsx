import type { OutputOf } from '@kencana/contract'
import { LoadError, query } from '@kencana/screens'
import { Badge, Button, Card, Skeleton } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { daftarAlarm } from './alarm.contract.ts'
import css from './alarm.module.css'
import { AlarmDialog } from './alarm-dialog.part.tsx'

type Baris = OutputOf<typeof daftarAlarm>['rows'][number]

/** Filters of nothing: what the asker has not seen yet. */
const BELUM = { kode: 'ALL', kode_toko: 'ALL', tanggal: 'ALL', tampil: 'BELUM', hal: 1, per: 4 } as const

function Ringkas({ rows }: { rows: readonly Baris[] }) {
  return (
    <ul className={css.ringkas}>
      {rows.map((row) => (
        <li key={`${row.kode} ${row.kunci}`}>
          <Badge tone={row.berat === 'MERAH' ? 'red' : 'amber'}>{row.kode_toko}</Badge>
          <span>
            {row.judul}
            <small>{row.isi}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The newest warnings that the owner at the screen has not seen, and the way to all of them. */
export function KartuAlarm() {
  const [open, setOpen] = useState(false)
  const list = useQuery({ ...query(daftarAlarm, BELUM), staleTime: 0, refetchInterval: 60_000 })
  const total = list.data?.total ?? 0
  return (
    <Card title="Alarm" note={total === 0 ? '' : `${total} belum dilihat`} flush>
      {list.isPending && (
        <div className={css.kosong}>
          <Skeleton width="60%" />
        </div>
      )}
      {list.isError && !list.data && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && total === 0 && <div className={css.kosong}>Tidak ada alarm yang belum dilihat.</div>}
      {list.data && <Ringkas rows={list.data.rows} />}
      <div className={css.kaki}>
        <Button size="sm" onClick={() => setOpen(true)}>
          Semua Alarm
        </Button>
      </div>
      {open && <AlarmDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}
