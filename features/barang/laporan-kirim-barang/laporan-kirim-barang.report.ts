import type { ReportDefinition } from '@kencana/reports'

export interface Detail {
  no_kirim: string
  tanggal: string
  user_id: string
  kode_toko: string
  kode_barcode: string
  kode_group: string
  kode_dept: string
  nama_barang: string
  tipe_barang: string
  berat: number
}

export interface Rekap {
  tanggal: string
  kode_dept: string
  quantity: number
  berat: number
}

const TITLE = 'Laporan Kirim Barang'

export const detail: ReportDefinition<Detail> = {
  title: TITLE,
  columns: [
    { key: 'kode_toko', title: 'Tujuan' },
    { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
    { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'tipe_barang', title: 'Tipe' },
    { key: 'qty', title: 'Qty', kind: 'int', value: () => 1, total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: {
    key: (row) => row.no_kirim,
    head: (row) => ({ kode: row.no_kirim, tanggal: row.tanggal, user: row.user_id }),
    noun: 'kiriman',
  },
}

export const rekap: ReportDefinition<Rekap> = {
  title: `${TITLE} Rekap`,
  columns: [
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'quantity', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: { key: (row) => row.tanggal, head: (row) => ({ kode: row.tanggal }), noun: 'hari' },
}
