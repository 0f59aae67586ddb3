import type { OutputOf } from '@kencana/contract'
import { LinesTable } from '@kencana/screens'
import { Badge, type Column, Segment, Tick } from '@kencana/ui'
import type { saldoKirimBos } from './validasi-inputan.contract.ts'
import css from './validasi-inputan.module.css'

/** A dispatch that waits, of either kind. */
export type SaldoKirim = OutputOf<typeof saldoKirimBos>[number]

/** What becomes of pieces that are left. */
export type CaraSisa = 'KEMBALI' | 'SELISIH'

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
    <span className={css.sisa}>
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
}

const tanpa = (dipilih: Dipilih, nomor: string): Dipilih =>
  Object.fromEntries(Object.entries(dipilih).filter(([key]) => key !== nomor))

const kolom = ({ dipilih, onChange }: Omit<Props, 'rows'>): readonly Column<SaldoKirim>[] => [
  {
    key: 'pilih',
    title: 'Pilih',
    width: 56,
    render: ({ no_kirim_bos: nomor }) => (
      <span className={css.pilih}>
        <Tick
          checked={nomor in dipilih}
          onChange={() => onChange(nomor in dipilih ? tanpa(dipilih, nomor) : { ...dipilih, [nomor]: 'KEMBALI' })}
          aria-label={`Pilih ${nomor}`}
        />
      </span>
    ),
  },
  { key: 'no_kirim_bos', title: 'No Kirim', kind: 'kode' },
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'kode_lokasi_toko', title: 'Baki', kind: 'kode' },
  { key: 'cabang', title: 'Cabang' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'qty', title: 'Qty Kirim', kind: 'int', total: true },
  { key: 'berat', title: 'Berat Kirim', kind: 'gram', total: true },
  { key: 'qty_input', title: 'Qty Input', kind: 'int', total: true },
  { key: 'berat_input', title: 'Berat Input', kind: 'gram', total: true },
  { key: 'stock_akhir', title: 'Qty Sisa', kind: 'int', total: true },
  { key: 'berat_akhir', title: 'Berat Sisa', kind: 'gram', total: true },
  {
    key: 'sisa',
    title: 'Sisa Menjadi',
    width: 320,
    render: (row) => (
      <Sisa
        row={row}
        cara={dipilih[row.no_kirim_bos] ?? 'KEMBALI'}
        onCara={(cara) => onChange({ ...dipilih, [row.no_kirim_bos]: cara })}
      />
    ),
  },
]

/** What was sent, entered and left of each dispatch; ticked ones are closed. */
export function TabelSaldoKirim({ rows, ...props }: Props) {
  return (
    <LinesTable
      columns={kolom(props)}
      rows={rows}
      rowId={(row) => row.no_kirim_bos}
      noun="kiriman"
      emptyText="Belum Ada Data Yang Harus Di Validasi"
    />
  )
}
