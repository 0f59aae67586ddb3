import type { OutputOf } from '@kencana/contract'
import { TickTable } from '@kencana/screens'
import { Badge, type Column, Segment } from '@kencana/ui'
import type { saldoKirimBos } from './validasi-inputan.contract.ts'
import css from './validasi-inputan.module.css'

/** A dispatch that waits, of either kind. */
export type SaldoKirim = OutputOf<typeof saldoKirimBos>[number]

/** What becomes of pieces that are left. */
type CaraSisa = 'KEMBALI' | 'SELISIH'

const CARA = ['KEMBALI', 'SELISIH'] as const

/** Chosen dispatches, each with what becomes of its pieces. */
export type Dipilih = Readonly<Record<string, CaraSisa>>

interface SisaProps {
  row: SaldoKirim
  cara: CaraSisa
  onCara: (cara: CaraSisa) => void
}

function Sisa({ row, cara, onCara }: SisaProps) {
  return (
    // A click here chooses what becomes of the rest; the row's own click would take the tick away again.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the choice inside has its own keys
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <span className={css.sisa} onClick={(event) => event.stopPropagation()}>
      {row.stock_akhir > 0 ? (
        <Segment label={`Sisa ${row.no_kirim_bos}`} value={cara} onChange={onCara} options={CARA} />
      ) : (
        <Badge tone={row.cara === 'HABIS' ? 'green' : 'amber'}>{row.cara}</Badge>
      )}
      {row.butuh_konfirmasi && cara === 'KEMBALI' && <Badge tone="amber">{`BELUM DIKONFIRMASI ${row.cabang}`}</Badge>}
      {(row.butuh_otorisasi || (row.stock_akhir > 0 && cara === 'SELISIH')) && <Badge tone="red">OTORISASI</Badge>}
    </span>
  )
}

interface Props {
  rows: readonly SaldoKirim[]
  dipilih: Dipilih
  onChange: (dipilih: Dipilih) => void
  /** Why there is none. */
  kosong: string
}

const NOMOR: Column<SaldoKirim> = { key: 'no_kirim_bos', title: 'No Kirim', kind: 'kode' }

const JUMLAH: readonly Column<SaldoKirim>[] = [
  { key: 'qty', title: 'Qty Kirim', kind: 'int', total: true },
  { key: 'berat', title: 'Berat Kirim', kind: 'gram', total: true },
  { key: 'qty_input', title: 'Qty Input', kind: 'int', total: true },
  { key: 'berat_input', title: 'Berat Input', kind: 'gram', total: true },
  { key: 'stock_akhir', title: 'Qty Sisa', kind: 'int', total: true },
  { key: 'berat_akhir', title: 'Berat Sisa', kind: 'gram', total: true },
]

/** Where from, where to and when: after what is decided on, so that this is in sight without scrolling. */
const KETERANGAN: readonly Column<SaldoKirim>[] = [
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'kode_lokasi_toko', title: 'Baki', kind: 'kode' },
  { key: 'cabang', title: 'Cabang' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'harga_total', title: 'Harga Total (Rp)', kind: 'rupiah', total: true },
]

/** What was sent, entered and left of each dispatch; ticked ones are closed. */
export function TabelSaldoKirim({ rows, dipilih, onChange, kosong }: Props) {
  const columns: readonly Column<SaldoKirim>[] = [
    NOMOR,
    { key: 'kode_dept', title: 'Jenis' },
    ...JUMLAH,
    {
      key: 'sisa',
      title: 'Sisa Menjadi',
      width: 232,
      render: (row) => (
        <Sisa
          row={row}
          cara={dipilih[row.no_kirim_bos] ?? 'KEMBALI'}
          onCara={(cara) => onChange({ ...dipilih, [row.no_kirim_bos]: cara })}
        />
      ),
    },
    ...KETERANGAN,
  ]
  return (
    <TickTable
      columns={columns}
      rows={rows}
      rowId={(row) => row.no_kirim_bos}
      noun="kiriman"
      emptyText={kosong}
      ticked={Object.keys(dipilih)}
      onTick={(nomor) => onChange(Object.fromEntries(nomor.map((one) => [one, dipilih[one] ?? 'KEMBALI'])))}
    />
  )
}
