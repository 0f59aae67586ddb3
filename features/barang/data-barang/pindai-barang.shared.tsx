/** Pieces scanned one after the other into a draft, as every document that takes pieces off their trays lists them. */
import type { OutputOf } from '@kencana/contract'
import { call, type Draft, gramText, LinesTable, pick, putBack, ScanLine } from '@kencana/screens'
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

/** A piece on a list, whatever else is kept of it there. */
type Terdaftar = Pick<Barang, 'kode_barcode' | 'nama_barang' | 'berat'>

/**
 * What scanning does to a draft that lists pieces under `barang`.
 * @param cari what is kept of the piece with a code; it throws with the reason why it cannot be listed
 */
export const usePindaiDari = <Row extends Terdaftar, T extends IsiPindai<Row>>(
  draft: Pick<Draft<T>, 'value' | 'set'>,
  cari: (kode: string) => Promise<Row>,
) => {
  const [newest, setNewest] = useState<string>()
  const latest = useRef(draft.value)
  latest.current = draft.value
  const refuseTwice = (kode: string) => {
    if (latest.current.barang.some((one) => one.kode_barcode === kode))
      throw new Error(`Barang ${kode} Sudah Ada Di Tabel`)
  }
  const scan = async (kode: string) => {
    refuseTwice(kode)
    const barang = await cari(kode)
    refuseTwice(barang.kode_barcode)
    draft.set((now) => ({ ...now, barang: [...now.barang, barang] }))
    setNewest(barang.kode_barcode)
    return (
      <>
        <b>{barang.nama_barang}</b> {gramText(barang.berat)} ditambahkan
      </>
    )
  }
  const remove = (row: Row) =>
    draft.set((now) => ({ ...now, barang: now.barang.filter((one) => one.kode_barcode !== row.kode_barcode) }))
  const restore = (row: Row, at: number) =>
    draft.set((now) =>
      now.barang.some((one) => one.kode_barcode === row.kode_barcode)
        ? now
        : { ...now, barang: putBack(now.barang, row, at) },
    )
  return { rows: draft.value.barang, newest, scan, remove, restore }
}

const tersedia = async (kode: string): Promise<Barang> => {
  const barang = await call(barangByBarcode, { kode })
  if (barang.status_barang !== 'TERSEDIA')
    throw new Error(`Barang ${barang.kode_barcode} Berstatus ${barang.status_barang}`)
  return barang
}

/** What a customer has ordered stays for him: a document that takes pieces away says so as they are scanned. */
export const bukanPesanan = (barang: Barang): Barang => {
  if (barang.no_pesanan !== '-') throw new Error(`Barang ${barang.kode_barcode} Milik Pesanan ${barang.no_pesanan}`)
  return barang
}

/** The same of pieces that lie on a tray. @param rowOf what is kept of a piece */
export const usePindai = <Row extends Terdaftar, T extends IsiPindai<Row>>(
  draft: Draft<T>,
  rowOf: (barang: Barang) => Row,
) => usePindaiDari(draft, async (kode) => rowOf(await tersedia(kode)))

interface TabelPindaiProps<Row extends { kode_barcode: string }> {
  pindai: {
    rows: readonly Row[]
    newest?: string
    scan: (kode: string) => Promise<ReactNode>
    remove: (row: Row) => void
    restore?: (row: Row, at: number) => void
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
      onRestore={pindai.restore}
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
