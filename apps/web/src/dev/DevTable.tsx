import {
  Button,
  type Column,
  DataTable,
  downloadText,
  FilterSelect,
  IconBarcode,
  iconOfJenis,
  toCsv,
  useTableView,
} from '@kencana/ui'
import { useState } from 'react'
import css from './Dev.module.css'

interface Piece {
  kode_barang: string
  kode_barcode: string
  nama_barang: string
  kode_group: string
  kode_dept: string
  kode_baki: string
  berat: number
  harga: number
  status: string
}

const JENIS = ['CIN', 'GLG', 'KLG', 'ATG', 'LTN', 'GWG']
const NAMA = [
  'CINCIN MILANO',
  'GELANG KRENDEL PADI',
  'KALUNG ITALY SANTA',
  'ANTING JEPIT BUNGA',
  'LIONTIN HURUF A',
  'GIWANG BOLA',
]
const STATUS = ['TERSEDIA', 'TERSEDIA', 'TERSEDIA', 'DIKIRIM', 'CUCI', 'TERJUAL', 'HILANG']

const piece = (n: number): Piece => ({
  kode_barang: `B${String(48_216 - n).padStart(6, '0')}`,
  kode_barcode: String(1_000_482_136 - n * 7),
  nama_barang: NAMA[n % 6] ?? '',
  kode_group: ['MM', 'M8', 'MT', 'MP'][n % 4] ?? '',
  kode_dept: JENIS[n % 6] ?? '',
  kode_baki: `CN0${(n % 6) + 1}`,
  berat: 620 + ((n * 7919) % 15_000),
  harga: n % 11 === 0 ? 0 : 500 * (1000 + ((n * 104_729) % 60_000)),
  status: STATUS[n % 7] ?? '',
})

const COLUMNS: readonly Column<Piece>[] = [
  {
    key: 'foto',
    title: '',
    width: 54,
    value: () => '',
    render: (row) => {
      const Picture = iconOfJenis(row.kode_dept)
      return (
        <span className={css.tile}>
          <Picture />
        </span>
      )
    },
  },
  { key: 'kode_barang', title: 'Kode Barang', kind: 'kode' },
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'harga', title: 'Harga (Rp)', kind: 'rupiah', total: true },
  { key: 'status', title: 'Status', kind: 'status' },
]

const idOf = (row: Piece) => row.kode_barang

// What a server would do: filter and cut, and say how many there are and what they weigh together.
function ServerTable({ rows }: { rows: readonly Piece[] }) {
  const view = useTableView({ size: 10 })
  const [{ search, page, size }] = view
  const found = rows.filter((row) => row.nama_barang.includes(search.toUpperCase()))
  const totals = { berat: found.reduce((sum, row) => sum + row.berat, 0) }
  return (
    <DataTable
      columns={COLUMNS}
      rows={found.slice((page - 1) * size, page * size)}
      rowId={idOf}
      view={view}
      server={{ rowCount: found.length, totals }}
      emptyText="Data Barang Kosong"
      noun="barang di server"
    />
  )
}

/** The list with many rows, and the list that still waits. */
export function DevTable() {
  const [rows] = useState(() => Array.from({ length: 10_000 }, (_, n) => piece(n)))
  const [paging, setPaging] = useState(true)
  const [jenis, setJenis] = useState('ALL')
  const view = useTableView()
  const waiting = useTableView()
  return (
    <div className={css.tables}>
      <div className={css.row}>
        <Button size="sm" onClick={() => setPaging((now) => !now)}>
          {paging ? 'Semua baris' : 'Berhalaman'}
        </Button>
        <Button size="sm" onClick={() => downloadText('barang.csv', toCsv(COLUMNS, rows))}>
          CSV
        </Button>
      </div>
      <div className={css.tall}>
        <DataTable
          columns={COLUMNS}
          rows={rows}
          rowId={idOf}
          view={view}
          paging={paging}
          emptyText="Data Barang Kosong"
          noun="barang"
          searchPlaceholder="Cari kode, barcode, nama"
          filters={
            <FilterSelect label="Jenis" value={jenis} onChange={setJenis} options={JENIS.map((kode) => ({ kode }))} />
          }
          selectionActions={() => (
            <Button size="sm" icon={<IconBarcode />}>
              Cetak Barcode
            </Button>
          )}
        />
      </div>
      <ServerTable rows={rows} />
      <DataTable
        columns={COLUMNS}
        noun="yang ditunggu"
        rows={undefined}
        rowId={idOf}
        view={waiting}
        emptyText="Data Barang Kosong"
      />
    </div>
  )
}
