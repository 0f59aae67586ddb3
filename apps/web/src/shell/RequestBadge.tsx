import { query } from '@kencana/screens'
import { bunyi, IconButton, IconShield } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { menunggu } from '../../../../features/akses/otorisasi/menunggu.contract.ts'
import css from './Header.module.css'

const DaftarPermintaan = lazy(() => import('../../../../features/akses/otorisasi/permintaan.shared.tsx'))

/** How often a screen asks for what waits, in ms. */
const TANYA = 4_000

/** What waits for this user: a badge with a number, and a sound when something new comes. There only while something waits. */
export default function RequestBadge() {
  const [open, setOpen] = useState(false)
  const { data: semua = [] } = useQuery({
    ...query(menunggu, {}, { guarded: false }),
    refetchInterval: TANYA,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
  const known = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (semua.some((id) => !known.current.has(id))) bunyi('lain')
    known.current = new Set(semua)
  }, [semua])
  return (
    <>
      {semua.length > 0 && (
        <span className={css.badge}>
          <IconButton label={`${semua.length} permintaan menunggu`} kind="default" onClick={() => setOpen(true)}>
            <IconShield />
          </IconButton>
          <b aria-hidden>{semua.length}</b>
        </span>
      )}
      <Suspense>{open && <DaftarPermintaan onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
