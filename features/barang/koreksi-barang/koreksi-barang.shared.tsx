import type { OutputOf } from '@kencana/contract'
import { type FormOf, isOwner, useSentForm, useUser } from '@kencana/screens'
import { Button, FieldGrid, FormModal, GramField, KodeSelect, TextField } from '@kencana/ui'
import { type ComponentProps, useState } from 'react'
import { z } from 'zod'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { type barangByBarcode, riwayatBarang } from '../data-barang/data-barang.contract.ts'
import { gantiGroup, koreksiBerat } from './koreksi-barang.contract.ts'

type Barang = OutputOf<typeof barangByBarcode>

interface DialogProps {
  barang: Barang
  onClose: () => void
}

/** The form of a correction. */
const useKoreksi = <E extends typeof gantiGroup | typeof koreksiBerat>(
  endpoint: E,
  initial: Partial<FormOf<E['input']>>,
  onClose: () => void,
) => useSentForm<E>(endpoint, initial, { changes: [riwayatBarang], note: ({ no_koreksi }) => no_koreksi, onClose })

const Frame = ({ kode, ...modal }: ComponentProps<typeof FormModal> & { kode: string }) => (
  <FormModal
    {...modal}
    titleNote={<span className="k-mono k-dim">{kode}</span>}
    size={520}
    hint="Tercatat sebagai dokumen sendiri"
  />
)

function GantiGroup({ barang: { kode_barang: kode, versi }, onClose }: DialogProps) {
  const jenis = useJenisOptions()
  const initial = { kode, versi, kode_dept: '', alasan: '', otorisasi: null }
  const { form, ...modal } = useKoreksi(gantiGroup, initial, onClose)
  return (
    <Frame {...modal} title="Ganti Kategori" kode={kode}>
      <FieldGrid>
        <KodeSelect {...form.field('kode_dept')} label="Kode Jenis" required autoFocus {...jenis} />
        <TextField {...form.field('alasan')} label="Alasan" required />
      </FieldGrid>
    </Frame>
  )
}

function KoreksiBerat({ barang, onClose }: DialogProps) {
  const { kode_barang: kode, versi, berat, berat_asli } = barang
  const [awal] = useState(() =>
    z.encode(koreksiBerat.input, { kode, versi, berat, berat_asli, alasan: '-', otorisasi: null }),
  )
  const { form, ...modal } = useKoreksi(koreksiBerat, { ...awal, alasan: '' }, onClose)
  return (
    <Frame {...modal} title="Koreksi Berat" kode={kode}>
      <FieldGrid>
        <FieldGrid columns={2}>
          <GramField {...form.field('berat_asli')} label="Berat Asli" required autoFocus />
          <GramField {...form.field('berat')} label="Berat" required />
        </FieldGrid>
        <TextField {...form.field('alasan')} label="Alasan" required />
      </FieldGrid>
    </Frame>
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
