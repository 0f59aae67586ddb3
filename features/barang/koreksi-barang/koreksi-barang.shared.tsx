import type { OutputOf } from '@kencana/contract'
import { isOwner, mutation, queryKey, useUser, useZodForm } from '@kencana/screens'
import { Button, FieldGrid, FormModal, GramField, KodeSelect, popup, TextField } from '@kencana/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { type barangByBarcode, riwayatBarang } from '../data-barang/data-barang.contract.ts'
import { gantiGroup, koreksiBerat } from './koreksi-barang.contract.ts'

type Barang = OutputOf<typeof barangByBarcode>

interface DialogProps {
  barang: Barang
  onClose: () => void
}

const useSelesai = ({ onClose }: DialogProps) => {
  const cache = useQueryClient()
  return async ({ message, no_koreksi }: { message: string; no_koreksi: string }) => {
    await cache.invalidateQueries({ queryKey: queryKey(riwayatBarang) })
    popup('success', message, no_koreksi)
    onClose()
  }
}

interface BingkaiProps {
  title: string
  kode: string
  busy: boolean
  onClose: () => void
  onSave: () => void
  children: ReactNode
}

function Bingkai({ title, kode, busy, onClose, onSave, children }: BingkaiProps) {
  return (
    <FormModal
      title={title}
      titleNote={<span className="k-mono k-dim">{kode}</span>}
      size={520}
      busy={busy}
      onClose={onClose}
      hint="Tercatat sebagai dokumen sendiri"
      onSave={onSave}
    >
      {children}
    </FormModal>
  )
}

function GantiGroup(props: DialogProps) {
  const { barang, onClose } = props
  const jenis = useJenisOptions()
  const selesai = useSelesai(props)
  const form = useZodForm(gantiGroup.input, {
    kode: barang.kode_barang,
    versi: barang.versi,
    kode_dept: '',
    alasan: '',
  })
  const simpan = useMutation({ ...mutation(gantiGroup), onSuccess: selesai })
  const submit = () => {
    const input = simpan.isPending ? null : form.validate()
    if (input) simpan.mutate(input)
  }
  return (
    <Bingkai title="Ganti Kategori" kode={barang.kode_barang} busy={simpan.isPending} onClose={onClose} onSave={submit}>
      <FieldGrid>
        <KodeSelect {...form.field('kode_dept')} label="Kode Jenis" required autoFocus {...jenis} />
        <TextField {...form.field('alasan')} label="Alasan" required />
      </FieldGrid>
    </Bingkai>
  )
}

function KoreksiBerat(props: DialogProps) {
  const { barang, onClose } = props
  const selesai = useSelesai(props)
  const [awal] = useState(() =>
    z.encode(koreksiBerat.input, {
      kode: barang.kode_barang,
      versi: barang.versi,
      berat: barang.berat,
      berat_asli: barang.berat_asli,
      alasan: '-',
    }),
  )
  const form = useZodForm(koreksiBerat.input, { ...awal, alasan: '' })
  const simpan = useMutation({ ...mutation(koreksiBerat), onSuccess: selesai })
  const submit = () => {
    const input = simpan.isPending ? null : form.validate()
    if (input) simpan.mutate(input)
  }
  return (
    <Bingkai title="Koreksi Berat" kode={barang.kode_barang} busy={simpan.isPending} onClose={onClose} onSave={submit}>
      <FieldGrid>
        <FieldGrid columns={2}>
          <GramField {...form.field('berat_asli')} label="Berat Asli" required autoFocus />
          <GramField {...form.field('berat')} label="Berat" required />
        </FieldGrid>
        <TextField {...form.field('alasan')} label="Alasan" required />
      </FieldGrid>
    </Bingkai>
  )
}

/** Corrections that only OWN and SU make, each a document of its own. */
export function KoreksiBarang({ barang }: { barang: Barang }) {
  const user = useUser()
  const [open, setOpen] = useState<'group' | 'berat' | null>(null)
  if (!isOwner(user) || barang.status_barang !== 'TERSEDIA') return null
  const close = () => setOpen(null)
  return (
    <>
      <Button onClick={() => setOpen('group')}>Ganti Kategori</Button>
      <Button onClick={() => setOpen('berat')}>Koreksi Berat</Button>
      {open === 'group' && <GantiGroup barang={barang} onClose={close} />}
      {open === 'berat' && <KoreksiBerat barang={barang} onClose={close} />}
    </>
  )
}
