/** What waits for whoever is logged in: a badge in the head, a sound when something new comes, and the dialog to answer. */
import type { OutputOf } from '@kencana/contract'
import { mutation, query, queryKey, serverNow, useUser } from '@kencana/screens'
import { Button, bunyi, Empty, IconButton, IconShield, Modal, popup, TextField } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { DaftarKasus } from './kasus.part.tsx'
import { listMinta, putuskan } from './otorisasi.contract.ts'
import css from './otorisasi.module.css'

type Minta = OutputOf<typeof listMinta>[number]

/** How often a screen asks for what waits, in ms. */
const TANYA = 4_000
const MENIT = 60_000

const sisa = ({ berlaku_sampai }: Minta): string =>
  `${Math.max(0, Math.ceil((Date.parse(berlaku_sampai) - serverNow().getTime()) / MENIT))} menit lagi`

function Permintaan({ minta, first }: { minta: Minta; first: boolean }) {
  const cache = useQueryClient()
  const { kode_toko } = useUser()
  const [kata, setKata] = useState('')
  const jawab = useMutation({
    ...mutation(putuskan),
    onSuccess: ({ message }) => popup('success', message),
    // Somebody else may have answered: the list is read anew either way.
    onSettled: () => cache.invalidateQueries({ queryKey: queryKey(listMinta) }),
  })
  const answer = (setuju: boolean) => {
    if (!jawab.isPending) jawab.mutate({ id: minta.id, setuju, kata })
  }
  return (
    <section className={css.permintaan} aria-label={`${minta.kategori} ${minta.peminta}`}>
      <header>
        <b>{minta.kategori}</b>
        <span>
          {minta.nama_peminta} ({minta.peminta}){minta.kode_toko === kode_toko ? '' : `, toko ${minta.kode_toko}`}
        </span>
        <small>{sisa(minta)}</small>
      </header>
      <DaftarKasus id={minta.id} kasus={minta.kasus} />
      <div className={css.jawab}>
        <TextField label="Kata" value={kata} onChange={setKata} maxLength={200} autoFocus={first} />
        <Button kind="danger" busy={jawab.isPending} busyText="Sedang Mengirim" onClick={() => answer(false)}>
          Tolak
        </Button>
        <Button kind="primary" busy={jawab.isPending} busyText="Sedang Mengirim" onClick={() => answer(true)}>
          {minta.tingkat === 'SAKSI' ? 'Saksikan' : 'Setujui'}
        </Button>
      </div>
    </section>
  )
}

function Daftar({ semua, onClose }: { semua: readonly Minta[]; onClose: () => void }) {
  return (
    <Modal
      title="Permintaan"
      titleNote={semua.length > 0 ? String(semua.length) : undefined}
      size={520}
      onClose={onClose}
      actions={<Button onClick={onClose}>Tutup</Button>}
    >
      {semua.length === 0 && <Empty title="Tidak ada permintaan" hint="Yang lain sudah dijawab atau sudah lewat." />}
      {semua.map((one, at) => (
        <Permintaan key={one.id} minta={one} first={at === 0} />
      ))}
    </Modal>
  )
}

/** The badge: there only while something waits. */
export function PermintaanBadge() {
  const [open, setOpen] = useState(false)
  const { data: semua = [] } = useQuery({
    ...query(listMinta, {}, { guarded: false }),
    refetchInterval: TANYA,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
  const known = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (semua.some(({ id }) => !known.current.has(id))) bunyi('lain')
    known.current = new Set(semua.map(({ id }) => id))
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
      {open && <Daftar semua={semua} onClose={() => setOpen(false)} />}
    </>
  )
}
