import type { OutputOf } from '@kencana/contract'
import { jumlah } from '@kencana/ledger'
import { DokumenPage, gramText, LinesTable, pcsText, RiwayatDokumen, useDraft, useSubmit } from '@kencana/screens'
import { ask, type Column, cellText } from '@kencana/ui'
import { siapLabeling } from '../terima-sepuh/terima-sepuh.contract.ts'
import { type BarisLabel, BarisLabeling } from './baris-labeling.part.tsx'
import {
  batalLabeling,
  cetakLabeling,
  DOKUMEN_LABELING,
  kirimLabeling,
  listLabeling,
} from './kirim-labeling.contract.ts'
import { SlipLabeling } from './slip-labeling.shared.tsx'

type Slip = OutputOf<typeof listLabeling>[number]

const COLUMNS: readonly Column<BarisLabel>[] = [
  { key: 'nokirim_sepuh_sepuh', title: 'No Terima Sepuh', kind: 'kode' },
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'jenis', title: 'Jenis' },
  { key: 'cabang', title: 'Cabang' },
  { key: 'tujuan', title: 'Tujuan', kind: 'kode' },
  { key: 'tipe_barang', title: 'Tipe' },
  { key: 'jml_qty', title: 'Jumlah Qty', kind: 'int', total: true },
  { key: 'jml_berat', title: 'Jumlah Berat', kind: 'gram', total: true },
  { key: 'berat_atribut', title: 'Berat Atribut', kind: 'gram', total: true },
]

interface Isi {
  barang: readonly BarisLabel[]
}

const BLANK: Isi = { barang: [] }

const inputDari = ([row]: readonly BarisLabel[]) => {
  if (!row) throw new Error('nothing queued')
  return {
    no_terima_sepuh: row.nokirim_sepuh_sepuh,
    detail_kirim: [
      {
        kode_baki: row.kode_baki,
        kode_baki_tujuan: row.tujuan,
        kode_dept: row.jenis,
        kode_cabang: row.cabang,
        tipe_barang: row.tipe_barang,
        jumlah_qty: row.jml_qty,
        berat_atribut: row.berat_atribut,
        jumlah_berat: row.jml_berat,
      },
    ],
    qty_kirim: row.jml_qty,
    berat_kirim: row.jml_berat,
    berat_atribut: row.berat_atribut,
    cabang: row.cabang,
  }
}

/** A reprint tells the same as the slip, under its own names. */
const dariCetak = ({ bukti_baki, tgl_system, ...slip }: OutputOf<typeof cetakLabeling>): Slip => ({
  ...slip,
  baki: bukti_baki,
  tgl_kirim: tgl_system,
})

const CHANGES = [listLabeling, siapLabeling]

const Riwayat = ({ onSlip }: { onSlip: (slip: Slip) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_LABELING}
    title="Kirim labeling hari ini"
    emptyText="Belum ada kirim labeling"
    list={listLabeling}
    isi={(row) => `${row.no_terima_sepuh} ke ${row.cabang}, ${row.baki_tujuan}`}
    jumlah={(row) => [pcsText(jumlah(row.baki, 'qty_kirim')), gramText(jumlah(row.baki, 'berat_kirim'))]}
    plain
    get={cetakLabeling}
    onSlip={(cetak) => onSlip(dariCetak(cetak))}
    cancel={{
      endpoint: batalLabeling,
      title: 'Batal Kirim Labeling',
      text: (row) => `${jumlah(row.baki, 'qty_kirim')} pcs kembali ke baki KS.`,
      changes: CHANGES,
    }}
  />
)

/** Gilded goods to a branch: one type of one receipt at a time. */
export default function KirimLabelingScreen() {
  const draft = useDraft<Isi>('kirim_labeling', BLANK)
  const { busy, submit, shown, show } = useSubmit(draft, kirimLabeling, {
    slip: ({ buktiSlip }): Slip => buktiSlip,
    changes: CHANGES,
  })
  const { barang } = draft.value
  const hapus = async () => {
    if (await ask({ title: 'Anda Yakin !!', text: 'Ingin Menghapus Data Ini ?' })) draft.clear()
  }
  return (
    <DokumenPage
      path={['Sepuhan', 'Kirim Labeling']}
      draft={draft}
      summary={(isi) => isi.barang[0]?.nokirim_sepuh_sepuh ?? '-'}
      bar={{
        write: kirimLabeling,
        facts: [
          { label: 'Qty', value: cellText('int', jumlah(barang, 'jml_qty')), unit: 'pcs' },
          { label: 'Tujuan', value: barang[0] ? `${barang[0].cabang} ${barang[0].tujuan}` : '-' },
        ],
        total: { label: 'Berat', value: gramText(jumlah(barang, 'jml_berat')) },
        saveText: 'Kirim',
        busyText: 'Sedang Mengirim',
        busy,
        disabled: barang.length === 0,
        onSave: () => barang.length > 0 && void submit(() => inputDari(barang)),
        onCancel: () => void draft.cancel(),
      }}
    >
      <BarisLabeling rows={barang} onAdd={(row) => draft.set({ barang: [row] })} />
      <LinesTable
        columns={COLUMNS}
        rows={barang}
        rowId={(row) => row.jenis}
        noun="barang"
        emptyText="Data Barang Kosong"
        onRemove={() => void hapus()}
      />
      <Riwayat onSlip={show} />
      {shown && <SlipLabeling {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
