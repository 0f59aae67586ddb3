import type { OutputOf } from '@kencana/contract'
import { call, LoadError, query, queryKey, showError } from '@kencana/screens'
import { Badge, Button, Empty, IconMonitor, IconPhone, Modal, popup, Skeleton } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import css from './data-users.module.css'
import { kelolaUsers, keluarkanSesi, sesiUser } from './users.contract.ts'

type Sesi = OutputOf<typeof sesiUser>[number]

const PERAMBAN: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SISTEM: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]
const cocok = (daftar: typeof SISTEM, teks: string) => daftar.find(([pola]) => pola.test(teks))?.[1]

/** 'Chrome di Windows' out of what a browser says of itself. */
const namaPerangkat = (perangkat: string): string => {
  const nama = [cocok(PERAMBAN, perangkat), cocok(SISTEM, perangkat)].filter(Boolean).join(' di ')
  return nama || perangkat || 'Perangkat tidak dikenal'
}

const sejak = (waktu: string): string =>
  new Date(waktu).toLocaleString('id-ID', { dateStyle: 'medium', timeStyle: 'short' })

function Baris({ sesi, busy, onEnd }: { sesi: Sesi; busy: boolean; onEnd: () => void }) {
  const nama = namaPerangkat(sesi.perangkat)
  const Gambar = /Android|iPhone/.test(sesi.perangkat) ? IconPhone : IconMonitor
  return (
    <li>
      <Gambar />
      <span className={css.perangkat}>
        <b>{nama}</b>
        <small>
          Toko {sesi.kode_toko}, hari {sesi.tgl_system}, masuk {sejak(sesi.dibuat_pada)}
        </small>
      </span>
      {sesi.ini ? (
        <Badge tone="green">Sesi ini</Badge>
      ) : (
        <Button size="sm" kind="danger" busy={busy} onClick={onEnd} aria-label={`Keluarkan ${nama}`}>
          Keluarkan
        </Button>
      )}
    </li>
  )
}

/** Where a user is logged in, and the way to end it. */
export function SesiUser({ user, onClose }: { user: OutputOf<typeof kelolaUsers>[number]; onClose: () => void }) {
  const cache = useQueryClient()
  const list = useQuery({ ...query(sesiUser, { id: user._id }), staleTime: 0 })
  const [busy, setBusy] = useState<string | null>(null)
  const keluarkan = async (sesi: string | null) => {
    if (busy !== null) return
    setBusy(sesi ?? 'semua')
    try {
      popup('success', (await call(keluarkanSesi, { id: user._id, sesi })).message)
    } catch (error) {
      showError(error)
    }
    await Promise.all([list.refetch(), cache.invalidateQueries({ queryKey: queryKey(kelolaUsers) })])
    setBusy(null)
  }
  const lain = list.data?.filter(({ ini }) => !ini).length ?? 0
  return (
    <Modal
      onClose={onClose}
      title={`Sesi ${user.user_id}`}
      size={560}
      actions={
        <>
          <Button kind="danger" disabled={lain < 2} busy={busy === 'semua'} onClick={() => void keluarkan(null)}>
            Keluarkan Semua
          </Button>
          <Button onClick={onClose} autoFocus data-autofocus>
            Tutup
          </Button>
        </>
      }
    >
      {list.isError ? (
        <LoadError error={list.error} onRetry={() => void list.refetch()} />
      ) : list.data?.length === 0 ? (
        <Empty icon={<IconMonitor size={22} />} title="Tidak Ada Sesi" hint={`${user.user_name} sedang tidak login.`} />
      ) : (
        <ul className={css.sesi}>
          {list.data ? (
            list.data.map((sesi) => (
              <Baris key={sesi._id} sesi={sesi} busy={busy === sesi._id} onEnd={() => void keluarkan(sesi._id)} />
            ))
          ) : (
            <li>
              <Skeleton width={240} />
            </li>
          )}
        </ul>
      )}
    </Modal>
  )
}
