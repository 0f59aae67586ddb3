import {
  type ApiError,
  beratTotal,
  DokumenPage,
  pcsFact,
  showError,
  useDraft,
  useHandedOver,
  useSubmit,
} from '@kencana/screens'
import { Card, KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import {
  type BarangPindai,
  kirimPindai,
  pindaiRow,
  TabelPindai,
  usePindai,
} from '../data-barang/pindai-barang.shared.tsx'
import { listPindah, pindahBarang } from './pindah-barang.contract.ts'
import css from './pindah-barang.module.css'
import { type Pindah, RiwayatPindah, SlipPindah } from './pindah-barang.shared.tsx'

interface Isi {
  kode_baki_tujuan: string
  barang: readonly BarangPindai[]
}

const BLANK: Isi = { kode_baki_tujuan: '', barang: [] }

/** Pieces to another tray: choose it, scan them, save; the slip follows. */
export default function PindahBarangScreen() {
  const baki = useBakiReadyOptions()
  const draft = useDraft<Isi>('pindah_barang', BLANK)
  const pindai = usePindai(draft, pindaiRow)
  const [error, setError] = useState<string>()
  const { busy, submit, shown, show } = useSubmit(draft, pindahBarang, {
    slip: ({ data }): Pindah => data,
    changes: [listPindah],
  })
  // Pieces that were chosen in Data Barang.
  useHandedOver('barang', async (barang) => {
    for (const kode of barang.split(' ')) await pindai.scan(kode).catch((error: ApiError) => showError(error))
  })
  const { barang, kode_baki_tujuan } = draft.value
  const save = () => {
    if (barang.length === 0) return
    if (kode_baki_tujuan === '') return setError('Kode Baki Tujuan Harus Dipilih')
    void submit({ kode_baki_tujuan, ...kirimPindai(barang) })
  }
  return (
    <DokumenPage
      path={['Barang', 'Pindah Barang']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang ke baki ${isi.kode_baki_tujuan || '-'}`}
      bar={{
        write: pindahBarang,
        facts: [pcsFact('Barang', barang), { label: 'Ke Baki', value: kode_baki_tujuan || '-' }],
        total: beratTotal(barang),
        busy,
        disabled: barang.length === 0,
        onSave: save,
        onCancel: () => void draft.cancel(),
      }}
    >
      <Card>
        <div className={css.tujuan}>
          <KodeSelect
            name="kode_baki_tujuan"
            label="Kode Baki Tujuan"
            required
            value={kode_baki_tujuan}
            onChange={(kode) => {
              setError(undefined)
              draft.set((now) => ({ ...now, kode_baki_tujuan: kode }))
            }}
            error={error}
            {...baki}
          />
        </div>
      </Card>
      <TabelPindai pindai={pindai} emptyText="Pindai barang yang akan dipindah" />
      <RiwayatPindah onSlip={show} />
      {shown && <SlipPindah {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
