import type { OutputOf } from '@kencana/contract'
import { jumlah } from '@kencana/ledger'
import {
  DokumenPage,
  gramText,
  LinesTable,
  pcsText,
  putBack,
  RiwayatDokumen,
  useDraft,
  useSubmit,
} from '@kencana/screens'
import { type Column, cellText } from '@kencana/ui'
import { isiBakiSepuh } from '../sortir-sepuh/sortir-sepuh.contract.ts'
import { type BarisKirim, BarisKirimSepuh } from './baris-kirim.part.tsx'
import {
  batalKirimSepuh,
  cetakKirimSepuh,
  DOKUMEN_KIRIM_SEPUH,
  kirimSepuh,
  listKirimSepuh,
} from './kirim-sepuh.contract.ts'
import { SlipKirimSepuh } from './slip-kirim-sepuh.shared.tsx'

type Slip = OutputOf<typeof cetakKirimSepuh>

const COLUMNS: readonly Column<BarisKirim>[] = [
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'qty', title: 'Jumlah Qty', kind: 'int', total: true },
  { key: 'berat', title: 'Jumlah Berat', kind: 'gram', total: true },
  { key: 'qty_sepuh', title: 'Qty Sepuh', kind: 'int', total: true },
  { key: 'berat_sepuh', title: 'Berat Sepuh', kind: 'gram', total: true },
  { key: 'qty_rusak', title: 'Qty Rusak', kind: 'int', total: true },
  { key: 'berat_rusak', title: 'Berat Rusak', kind: 'gram', total: true },
]

interface Isi {
  barang: readonly BarisKirim[]
}

const BLANK: Isi = { barang: [] }

const CHANGES = [listKirimSepuh, isiBakiSepuh]

const Riwayat = ({ onSlip }: { onSlip: (slip: Slip) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_KIRIM_SEPUH}
    title="Kirim sepuh hari ini"
    emptyText="Belum ada kiriman sepuh"
    list={listKirimSepuh}
    isi={(row) => row.bukti_jenis.map((one) => one.jenis).join(', ')}
    jumlah={(row) => [pcsText(row.qty_sepuh_total + row.qty_rusak_total), gramText(row.berat_total)]}
    plain
    get={cetakKirimSepuh}
    onSlip={onSlip}
    cancel={{
      endpoint: batalKirimSepuh,
      title: 'Batal Kirim Sepuh',
      text: (row) => `${gramText(row.berat_total)} kembali ke baki SS.`,
      changes: CHANGES,
    }}
  />
)

/** Lots of SS trays to the gilder: per tray and type what is good and what is damaged. */
export default function KirimSepuhScreen() {
  const draft = useDraft<Isi>('data_barang_kirim_sepuhan', BLANK)
  const { busy, submit, shown, show } = useSubmit(draft, kirimSepuh, {
    slip: ({ buktiSlipInternal }): Slip => buktiSlipInternal,
    changes: CHANGES,
  })
  const { barang } = draft.value
  return (
    <DokumenPage
      path={['Sepuhan', 'Kirim Sepuh']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} jenis`}
      bar={{
        write: kirimSepuh,
        facts: [
          { label: 'Sepuh', value: cellText('int', jumlah(barang, 'qty_sepuh')), unit: 'pcs' },
          { label: 'Rusak', value: cellText('int', jumlah(barang, 'qty_rusak')), unit: 'pcs' },
        ],
        total: { label: 'Berat', value: gramText(jumlah(barang, 'berat_sepuh') + jumlah(barang, 'berat_rusak')) },
        saveText: 'Kirim',
        busyText: 'Sedang Mengirim',
        busy,
        disabled: barang.length === 0,
        onSave: () => barang.length > 0 && void submit({ detail_barang: [...barang] }),
        onCancel: () => void draft.cancel(),
      }}
    >
      <BarisKirimSepuh rows={barang} onAdd={(row) => draft.set((now) => ({ barang: [...now.barang, row] }))} />
      <LinesTable
        columns={COLUMNS}
        rows={barang}
        rowId={(row) => row.kode_dept}
        label={(row) => `${row.kode_baki} ${row.kode_dept}`}
        noun="jenis"
        emptyText="Data Barang Kosong"
        onRemove={(row) =>
          draft.set((now) => ({ barang: now.barang.filter((one) => one.kode_dept !== row.kode_dept) }))
        }
        onRestore={(row, at) => draft.set((now) => ({ barang: putBack(now.barang, row, at) }))}
      />
      <Riwayat onSlip={show} />
      {shown && <SlipKirimSepuh {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
