import { mutation, startSession, useUser } from '@kencana/screens'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pindahToko } from '../../akses/sesi/sesi.contract.ts'
import css from './pemilik.module.css'

interface Props {
  toko: string
  to: string
  search?: Readonly<Record<string, string>>
  children: ReactNode
}

const TANPA = {}

/** Leads to a screen of a shop: of another one than the asker's by going there first, as Pindah Toko does. */
export function KeToko({ toko, to, search = TANPA, children }: Props) {
  const user = useUser()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const pindah = useMutation({
    ...mutation(pindahToko),
    onSuccess: (next) => {
      startSession(next)
      cache.clear()
      void navigate({ to, search })
    },
  })
  if (toko === user.kode_toko)
    return (
      <Link className={css.ke} to={to} search={search}>
        {children}
      </Link>
    )
  return (
    <button
      type="button"
      className={css.ke}
      title={`Pindah ke ${toko}`}
      disabled={pindah.isPending}
      onClick={() => pindah.mutate({ kode_toko: toko })}
    >
      {children}
    </button>
  )
}
