import type { InputOf, OutputOf } from '@kencana/contract'
import { type FormOf, gramText, isOwner, useSentForm, useUser } from '@kencana/screens'
import { Button, FieldGrid, FormModal, GramField, KodeSelect, TextField } from '@kencana/ui'
import { type ComponentProps, useState } from 'react'
import { z } from 'zod'
import { useOtorisasi } from '../../akses/otorisasi/otorisasi.shared.tsx'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { type barangByBarcode, riwayatBarang } from '../data-barang/data-barang.contract.ts'
import { gantiGroup, koreksiBerat } from './koreksi-barang.contract.ts'

type Barang = OutputOf<typeof barangByBarcode>

interface DialogProps {
  barang: Barang
  onClose: () => void
}

/** The form of a correction, agreed to where it has to be. @param apa what whoever agrees is told, before number and reason */
const useKoreksi = <E extends typeof gantiGroup | typeof koreksiBerat>(
  endpoint: E,
  initial: Partial<FormOf<E['input']>>,
  apa: (input: InputOf<E>) => string,
  onClose: () => void,
) => {
  const { run, dialog } = useOtorisasi()
  const sent = useSentForm<E>(endpoint, initial, {
    changes: [riwayatBarang],
    note: ({ no_koreksi }) => no_koreksi,
    send: (input, put) =>
      run(endpoint, input, { keterangan: `${apa(input)}, ${input.kode}: ${input.alasan}`.slice(0, 200) }, put),
    onClose,
  })
  return { ...sent, dialog }
}

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
  const { form, dialog, ...modal } = useKoreksi(gantiGroup, initial, (input) => `Ganti ke ${input.kode_dept}`, onClose)
  return (
    <>
      <Frame {...modal} title="Ganti Kategori" kode={kode}>
        <FieldGrid>
          <KodeSelect {...form.field('kode_dept')} label="Kode Jenis" required autoFocus {...jenis} />
          <TextField {...form.field('alasan')} label="Alasan" required />
        </FieldGrid>
      </Frame>
      {dialog}
    </>
  )
}

function KoreksiBerat({ barang, onClose }: DialogProps) {
  const { kode_barang: kode, versi, berat, berat_asli } = barang
  const [awal] = useState(() =>
    z.encode(koreksiBerat.input, { kode, versi, berat, berat_asli, alasan: '-', otorisasi: null }),
  )
  const apa = (input: InputOf<typeof koreksiBerat>) => `Berat ${gramText(berat)} menjadi ${gramText(input.berat)}`
  const { form, dialog, ...modal } = useKoreksi(koreksiBerat, { ...awal, alasan: '' }, apa, onClose)
  return (
    <>
      <Frame {...modal} title="Koreksi Berat" kode={kode}>
        <FieldGrid>
          <FieldGrid columns={2}>
            <GramField {...form.field('berat_asli')} label="Berat Asli" required autoFocus />
            <GramField {...form.field('berat')} label="Berat" required />
          </FieldGrid>
          <TextField {...form.field('alasan')} label="Alasan" required />
        </FieldGrid>
      </Frame>
      {dialog}
    </>
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
