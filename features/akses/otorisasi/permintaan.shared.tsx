/** What waits for whoever is logged in, and his answers. */
import type { OutputOf } from '@kencana/contract'
import { parseGram } from '@kencana/ledger'
import { mutation, query, queryKey, serverNow, useUser } from '@kencana/screens'
import { Button, Empty, GramField, Modal, popup, TextField } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DaftarKasus } from './kasus.part.tsx'
import { menunggu } from './menunggu.contract.ts'
import { listMinta, putuskan } from './otorisasi.contract.ts'
import css from './otorisasi.module.css'

type Minta = OutputOf<typeof listMinta>[number]

/** How often the dialog reads again, in ms. */
const TANYA = 4_000
const MENIT = 60_000

const sisa = ({ berlaku_sampai }: Minta): string =>
  `${Math.max(0, Math.ceil((Date.parse(berlaku_sampai) - serverNow().getTime()) / MENIT))} menit lagi`

function Permintaan({ minta, first }: { minta: Minta; first: boolean }) {
  const cache = useQueryClient()
  const { kode_toko } = useUser()
  const [kata, setKata] = useState('')
  const [dibaca, setDibaca] = useState('')
  const buta = minta.kasus.some((one) => one.buta)
  const jawab = useMutation({
    ...mutation(putuskan),
    onSuccess: ({ message }) => popup('success', message),
    // Somebody else may have answered: the list is read anew either way.
    onSettled: () =>
      Promise.all([listMinta, menunggu].map((one) => cache.invalidateQueries({ queryKey: queryKey(one) }))),
  })
  const answer = (setuju: boolean) => {
    if (!jawab.isPending)
      jawab.mutate({ id: minta.id, setuju, kata, ...(dibaca !== '' && { dibaca: parseGram(dibaca) }) })
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
      {buta && <GramField label="Berat Yang Dibaca Di Timbangan" value={dibaca} onChange={setDibaca} required />}
      <div className={css.jawab}>
        <TextField label="Alasan" value={kata} onChange={setKata} maxLength={200} autoFocus={first} />
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

/** The dialog of what waits. */
export default function DaftarPermintaan({ onClose }: { onClose: () => void }) {
  const { data: semua = [] } = useQuery({
    ...query(listMinta, {}, { guarded: false }),
    refetchInterval: TANYA,
    staleTime: 0,
  })
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
