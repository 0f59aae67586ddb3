import { beratTotal, DokumenPage, noReason, pcsFact, useDraft, useSubmit } from '@kencana/screens'
import { ask, Card, TextField } from '@kencana/ui'
import { useState } from 'react'
import {
  type BarangPindai,
  bukanPesanan,
  kirimPindai,
  pindaiRow,
  TabelPindai,
  usePindai,
} from '../data-barang/pindai-barang.shared.tsx'
import { hancurBarang, listHancur } from './hancur-data-barang.contract.ts'
import { type Hancur, RiwayatHancur, SlipHancur } from './slip-hancur.part.tsx'

interface Isi {
  alasan: string
  barang: readonly BarangPindai[]
}

const BLANK: Isi = { alasan: '', barang: [] }

const confirm = (qty: number): Promise<boolean> =>
  ask({ title: 'Anda Yakin !!', text: `Ingin Menghancurkan ${qty} Barang Ini ?`, destructive: true })

/** Pieces that are broken up: scan them, say why, save; slip and proof follow. */
export default function HancurDataBarangScreen() {
  const draft = useDraft<Isi>('hancur_barang', BLANK)
  const pindai = usePindai(draft, (barang) => pindaiRow(bukanPesanan(barang)))
  const [error, setError] = useState<string>()
  const { busy, submit, shown, show } = useSubmit(draft, hancurBarang, {
    slip: ({ data }): Hancur => data,
    changes: [listHancur],
  })
  const { barang, alasan } = draft.value
  const save = async () => {
    if (barang.length === 0) return
    const kurang = noReason(draft.value).alasan
    if (kurang !== undefined) return setError(kurang)
    if (await confirm(barang.length)) await submit({ alasan, ...kirimPindai(barang) })
  }
  return (
    <DokumenPage
      path={['Barang', 'Hancur Data Barang']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang, ${isi.alasan || 'tanpa alasan'}`}
      bar={{
        write: hancurBarang,
        facts: [pcsFact('Barang', barang)],
        total: beratTotal(barang),
        saveText: 'Hancurkan',
        busy,
        disabled: barang.length === 0,
        onSave: () => void save(),
        onCancel: () => void draft.cancel(),
      }}
    >
      <Card>
        <TextField
          name="alasan"
          label="Alasan"
          required
          maxLength={200}
          value={alasan}
          onChange={(text) => {
            setError(undefined)
            draft.set((now) => ({ ...now, alasan: text }))
          }}
          error={error}
        />
      </Card>
      <TabelPindai pindai={pindai} emptyText="Pindai barang yang akan dihancurkan" />
      <RiwayatHancur onSlip={show} />
      {shown && <SlipHancur {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
