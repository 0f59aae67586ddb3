/** The pieces of a sale: scanned, listed with what their price is made of, and opened to agree on another. */
import { LinesTable, ScanLine } from '@kencana/screens'
import { type Column, cellText, gramTyped, popup } from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import { FotoBarang } from '../../barang/data-barang/foto.shared.tsx'
import { hargaPerGram } from './barang-jual.contract.ts'
import { type BarisJual, bagian } from './baris-jual.part.tsx'
import { EditHarga } from './edit-harga.part.tsx'

const COLUMNS: readonly Column<BarisJual>[] = [
  { key: 'foto', title: '', width: 46, yields: 5, value: () => '', render: (row) => <FotoBarang barang={row} /> },
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode', yields: 9 },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_baki', title: 'Baki', kind: 'kode', width: 68, yields: 2 },
  { key: 'kadar', title: 'Kadar', width: 64, yields: 7 },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true, yields: 8 },
  {
    key: 'harga_gram_kadar',
    title: 'Harga/g',
    kind: 'rupiah',
    yields: 1,
    render: (row) => hargaPerGram(row.harga_gram_kadar),
  },
  {
    key: 'harga_jual',
    title: 'Harga Jual',
    kind: 'rupiah',
    total: true,
    yields: 4,
    value: (row) => bagian(row).harga_jual + row.harga_atribut,
  },
  { key: 'ongkos', title: 'Ongkos', kind: 'rupiah', total: true, yields: 3, value: (row) => bagian(row).ongkos },
  { key: 'diskon', title: 'Diskon', kind: 'rupiah', total: true, yields: 6, value: (row) => bagian(row).diskon },
  {
    key: 'total',
    title: 'Total (Rp)',
    kind: 'rupiah',
    total: true,
    render: (row) => <b>{cellText('rupiah', row.total)}</b>,
  },
]

interface TabelJualProps {
  pindai: {
    rows: readonly BarisJual[]
    newest?: string
    remove: (row: BarisJual) => void
    restore: (row: BarisJual, at: number) => void
  }
  /** What a code or a word typed into the scan line does. */
  onScan: (kode: string) => Promise<ReactNode>
  /** Enter on the empty scan line. */
  onEmpty: () => void
  onBaris: (row: BarisJual) => void
  /** Whether what is sold may be weighed again here. */
  timbang: boolean
  /** The piece that saving found not weighed: it is opened. */
  kurang: BarisJual | null
  onTimbang: () => void
  /** Below the scan line: who is meant of several. */
  children?: ReactNode
}

const TIMBANG: Column<BarisJual> = {
  key: 'timbang',
  title: 'Timbang (g)',
  kind: 'gram',
  value: (row) => gramTyped(row.timbang) ?? '',
}
const DITIMBANG = COLUMNS.flatMap((one) => (one.key === 'berat' ? [one, TIMBANG] : [one]))

/** The scan line with the pieces below it; a click or Enter opens one to weigh it, or to agree on another price. */
export function TabelJual(props: TabelJualProps) {
  const { pindai, onScan, onEmpty, onBaris, timbang, kurang, onTimbang, children } = props
  const [dipilih, setDipilih] = useState<BarisJual | null>(null)
  const dibuka = kurang ?? dipilih
  const tutup = () => {
    setDipilih(null)
    onTimbang()
  }
  return (
    <>
      <LinesTable
        columns={timbang ? DITIMBANG : COLUMNS}
        rows={pindai.rows}
        rowId={(row) => row.kode_barcode}
        noun="barang"
        newestId={pindai.newest}
        emptyText="Pindai barang yang akan dijual"
        onRowClick={(row) => {
          if (row.terkunci && !timbang) popup('info', 'Harga Dikunci Titipan', row.no_titip)
          else setDipilih(row)
        }}
        onRemove={pindai.remove}
        onRestore={pindai.restore}
      >
        <ScanLine onScan={onScan} onEmpty={onEmpty} placeholder="Pindai barcode, atau ketik sales, HP, uang" />
        {children}
      </LinesTable>
      {dibuka && (
        <EditHarga
          row={dibuka}
          timbang={timbang}
          kurang={kurang !== null}
          onSave={(row) => {
            onBaris(row)
            tutup()
          }}
          onClose={tutup}
        />
      )}
    </>
  )
}
