import { beratTotal, DokumenPage, pcsFact, useDraft, useSubmit } from '@kencana/screens'
import { Card, TextField } from '@kencana/ui'
import type { ReactNode } from 'react'
import {
  type BarangPindai,
  kirimPindai,
  pindaiRow,
  TabelPindai,
  usePindai,
} from '../data-barang/pindai-barang.shared.tsx'
import { kirimCuci, listCuci } from './cucian.contract.ts'
import { RiwayatCuci } from './riwayat-cuci.part.tsx'
import { type Cuci, SlipCuci } from './slip-cuci.part.tsx'

interface Isi {
  keterangan: string
  barang: readonly BarangPindai[]
}

const BLANK: Isi = { keterangan: '', barang: [] }

/** Pieces that go out for washing: scan them, save; the slip goes with them. */
export function CuciKeluar({ arah }: { arah: ReactNode }) {
  const draft = useDraft<Isi>('cuci_barang', BLANK)
  const pindai = usePindai(draft, pindaiRow)
  const { busy, submit, shown, show } = useSubmit(draft, kirimCuci, {
    slip: ({ data }): Cuci => data,
    changes: [listCuci],
  })
  const { barang, keterangan } = draft.value
  return (
    <DokumenPage
      path={['Barang', 'Cucian']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang keluar untuk dicuci`}
      actions={arah}
      bar={{
        write: kirimCuci,
        facts: [pcsFact('Barang', barang)],
        total: beratTotal(barang),
        busy,
        disabled: barang.length === 0,
        onSave: () => barang.length > 0 && void submit({ keterangan, ...kirimPindai(barang) }),
        onCancel: () => void draft.cancel(),
      }}
    >
      <Card>
        <TextField
          name="keterangan"
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(text) => draft.set((now) => ({ ...now, keterangan: text }))}
        />
      </Card>
      <TabelPindai pindai={pindai} emptyText="Pindai barang yang akan dicuci" />
      <RiwayatCuci onSlip={show} />
      {shown && <SlipCuci {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
