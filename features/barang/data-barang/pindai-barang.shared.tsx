/** Pieces scanned one after the other into a draft, as every document that takes pieces off their trays lists them. */
import type { OutputOf } from '@kencana/contract'
import { call, type Draft, gramText, LinesTable, pick, ScanLine } from '@kencana/screens'
import type { Column } from '@kencana/ui'
import { type ReactNode, useRef, useState } from 'react'
import { barangByBarcode } from './data-barang.contract.ts'

type Barang = OutputOf<typeof barangByBarcode>

const KEPT = ['kode_barcode', 'nama_barang', 'kode_baki', 'kode_group', 'kode_dept', 'kadar', 'berat', 'versi'] as const

/** A piece as it was scanned; `versi` tells the server which state of it was seen. */
export type BarangPindai = Pick<Barang, (typeof KEPT)[number]>

/** A draft that lists pieces. */
interface IsiPindai<Row> {
  barang: readonly Row[]
}

const COLUMNS: readonly Column<BarangPindai>[] = [
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_baki', title: 'Baki Asal', kind: 'kode' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

/** What is kept of a piece in the draft. */
export const pindaiRow = (barang: Barang): BarangPindai => pick(barang, KEPT)

const find = async (kode: string, rows: readonly { kode_barcode: string }[]): Promise<Barang> => {
  const refuseTwice = (code: string) => {
    if (rows.some((one) => one.kode_barcode === code)) throw new Error(`Barang ${code} Sudah Ada Di Tabel`)
  }
  refuseTwice(kode)
  const barang = await call(barangByBarcode, { kode })
  refuseTwice(barang.kode_barcode)
  if (barang.status_barang !== 'TERSEDIA')
    throw new Error(`Barang ${barang.kode_barcode} Berstatus ${barang.status_barang}`)
  return barang
}

/** What scanning does to a draft that lists pieces under `barang`. @param rowOf what is kept of a piece */
export const usePindai = <Row extends { kode_barcode: string }, T extends IsiPindai<Row>>(
  draft: Draft<T>,
  rowOf: (barang: Barang) => Row,
) => {
  const [newest, setNewest] = useState<string>()
  const latest = useRef(draft.value)
  latest.current = draft.value
  const scan = async (kode: string) => {
    const barang = await find(kode, latest.current.barang)
    draft.set((now) => ({ ...now, barang: [...now.barang, rowOf(barang)] }))
    setNewest(barang.kode_barcode)
    return (
      <>
        <b>{barang.nama_barang}</b> {gramText(barang.berat)} ditambahkan
      </>
    )
  }
  const remove = (row: Row) =>
    draft.set((now) => ({ ...now, barang: now.barang.filter((one) => one.kode_barcode !== row.kode_barcode) }))
  return { rows: draft.value.barang, newest, scan, remove }
}

interface TabelPindaiProps<Row extends { kode_barcode: string }> {
  pindai: {
    rows: readonly Row[]
    newest?: string
    scan: (kode: string) => Promise<ReactNode>
    remove: (row: Row) => void
  }
  columns: readonly Column<Row>[]
  emptyText: string
}

/** The scan field with the pieces below it. */
export function TabelBarang<Row extends { kode_barcode: string }>({
  pindai,
  columns,
  emptyText,
}: TabelPindaiProps<Row>) {
  return (
    <LinesTable
      columns={columns}
      rows={pindai.rows}
      rowId={(row) => row.kode_barcode}
      noun="barang"
      newestId={pindai.newest}
      emptyText={emptyText}
      onRemove={pindai.remove}
    >
      <ScanLine onScan={pindai.scan} />
    </LinesTable>
  )
}

/** The same with the columns that most documents show. */
export const TabelPindai = (props: Omit<TabelPindaiProps<BarangPindai>, 'columns'>) => (
  <TabelBarang columns={COLUMNS} {...props} />
)

/** Pieces as a document about them is sent: their codes, and the versions seen. */
export const kirimPindai = (rows: readonly BarangPindai[]) => ({
  detail_barang: rows.map((one) => one.kode_barcode),
  versi: rows.map((one) => one.versi),
})
