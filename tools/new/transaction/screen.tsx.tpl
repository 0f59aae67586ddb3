import type { OutputOf } from '@kencana/contract'
import { beratTotal, DokumenPage, gramText, pcsFact, pcsText, RiwayatDokumen, useDraft, useSubmit } from '@kencana/screens'
import { Card, FieldGrid, KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { type BarangPindai, kirimPindai, pindaiRow, TabelPindai, usePindai } from '../../barang/data-barang/pindai-barang.shared.tsx'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { batal{{Pascal}}, DOKUMEN_{{CONST}}, get{{Pascal}}, list{{Pascal}}, {{camel}} } from './{{nama}}.contract.ts'
import { struk{{Pascal}} } from './{{nama}}.receipt.ts'

type Slip = OutputOf<typeof get{{Pascal}}>

interface Draft {
  kode_baki_tujuan: string
  barang: readonly BarangPindai[]
}

const BLANK: Draft = { kode_baki_tujuan: '', barang: [] }

const SlipDialog = slipDokumen(DOKUMEN_{{CONST}}, struk{{Pascal}}, (slip) => [
  ['Ke Baki', slip.kode_baki_tujuan],
  ['Qty', pcsText(slip.pcs)],
  ['Berat', gramText(slip.berat)],
])

const History = ({ onSlip }: { onSlip: (slip: Slip) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_{{CONST}}}
    title="{{Judul}} hari ini"
    emptyText="Belum ada {{Judul}} hari ini"
    list={list{{Pascal}}}
    isi={(row) => `ke ${row.kode_baki_tujuan}`}
    jumlah={(row) => [pcsText(row.pcs), gramText(row.berat)]}
    get={get{{Pascal}}}
    onSlip={onSlip}
    cancel={{
      endpoint: batal{{Pascal}},
      title: 'Batal {{Judul}}',
      text: (row) => `${row.pcs} barang, ${gramText(row.berat)} kembali ke baki asalnya.`,
    }}
  />
)

/** Choose a tray, scan pieces, save; the slip follows. */
export default function {{Pascal}}Screen() {
  const baki = useBakiReadyOptions()
  const draft = useDraft<Draft>('{{snake}}', BLANK)
  const scan = usePindai(draft, pindaiRow)
  const [error, setError] = useState<string>()
  const { busy, submit, shown, show } = useSubmit(draft, {{camel}}, {
    slip: ({ data }): Slip => data,
    changes: [list{{Pascal}}],
  })
  const { barang, kode_baki_tujuan } = draft.value
  const choose = (kode: string) => {
    setError(undefined)
    draft.set((now) => ({ ...now, kode_baki_tujuan: kode }))
  }
  const save = () => {
    if (barang.length === 0) return
    if (kode_baki_tujuan === '') return setError('Kode Baki Tujuan Harus Dipilih')
    void submit({ kode_baki_tujuan, ...kirimPindai(barang) })
  }
  return (
    <DokumenPage
      path={[{{tempat}}]}
      draft={draft}
      summary={(kept) => `${kept.barang.length} barang ke baki ${kept.kode_baki_tujuan || '-'}`}
      bar={{
        write: {{camel}},
        facts: [pcsFact('Barang', barang), { label: 'Ke Baki', value: kode_baki_tujuan || '-' }],
        total: beratTotal(barang),
        busy,
        disabled: barang.length === 0,
        onSave: save,
        onCancel: draft.clear,
      }}
    >
      <Card>
        <FieldGrid columns={3}>
          <KodeSelect
            name="kode_baki_tujuan"
            label="Kode Baki Tujuan"
            required
            value={kode_baki_tujuan}
            onChange={choose}
            error={error}
            {...baki}
          />
        </FieldGrid>
      </Card>
      <TabelPindai pindai={scan} emptyText="Pindai barang" />
      <History onSlip={show} />
      {shown && <SlipDialog {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
