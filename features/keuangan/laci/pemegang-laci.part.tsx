import type { OutputOf } from '@kencana/contract'
import { LoadError, optionsOf, query, useSend } from '@kencana/screens'
import { Button, Empty, KodeSelect, Modal, Skeleton } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { laci, pegangLaci, pemegangLaci } from './laci.contract.ts'
import css from './laci.module.css'

type Pemegang = OutputOf<typeof pemegangLaci>[number]

const USER = ({ user_id, user_name, kode_laci: dari }: Pemegang) => ({
  kode: user_id,
  nama: dari === '-' ? user_name : `${user_name}, kini laci ${dari}`,
})

const BELUM = <JalanKeluar ke="user" di="lain di toko ini" />

const CHANGES = [laci.list, pemegangLaci]

/** Who has a drawer: given to somebody else, or back to the first one. */
export function PemegangLaci({ kode_laci, onClose }: { kode_laci: string; onClose: () => void }) {
  const list = useQuery({ ...query(pemegangLaci, {}), staleTime: 0 })
  const [pilih, setPilih] = useState('')
  const { busy, submit } = useSend(pegangLaci, { changes: CHANGES, done: () => setPilih('') })
  const semua: readonly Pemegang[] = list.data ?? []
  const pemegang = semua.filter((one) => one.kode_laci === kode_laci)
  const lain = optionsOf(list, semua.filter((one) => one.kode_laci !== kode_laci).map(USER), BELUM)
  return (
    <Modal
      title={`Pemegang Laci ${kode_laci}`}
      size={520}
      onClose={onClose}
      actions={<Button onClick={onClose}>Tutup</Button>}
    >
      {list.isPending && <Skeleton />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && pemegang.length === 0 && (
        <Empty title="Belum Ada Pemegang" hint="Uang tunai yang dibukukan pemegangnya lewat laci ini." />
      )}
      <ul className={css.pemegang}>
        {pemegang.map(({ user_id, user_name, level }) => (
          <li key={user_id}>
            <span>
              <b>{user_name}</b> <span className="k-dim">{`${user_id}, ${level}`}</span>
            </span>
            <Button
              size="sm"
              disabled={busy}
              aria-label={`Lepas ${user_id}`}
              onClick={() => void submit({ user_id, kode_laci: '-' })}
            >
              Lepas
            </Button>
          </li>
        ))}
      </ul>
      <div className={css.beri}>
        <KodeSelect label="Beri ke user" value={pilih} onChange={(user_id) => setPilih(user_id ?? '')} {...lain} />
        <Button
          kind="primary"
          disabled={busy || pilih === ''}
          onClick={() => void submit({ user_id: pilih, kode_laci })}
        >
          Beri
        </Button>
      </div>
    </Modal>
  )
}
