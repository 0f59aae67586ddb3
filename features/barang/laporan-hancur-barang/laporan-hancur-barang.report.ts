import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisDetail, barisRekap } from './laporan-hancur-barang.contract.ts'

const TITLE = 'Laporan Hancur Barang'

export const detail: ReportDefinition<z.output<typeof barisDetail>> = {
  title: TITLE,
  columns: [
    { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
    { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'kadar', title: 'Kadar' },
    { key: 'kode_baki_asal', title: 'Baki Asal', kind: 'kode' },
    { key: 'alasan', title: 'Alasan', kind: 'name' },
    { key: 'qty', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: {
    key: (row) => row.no_hancur,
    head: (row) => ({ kode: row.no_hancur, tanggal: row.tanggal, user: row.user_id }),
    noun: 'dokumen',
  },
}

export const rekap: ReportDefinition<z.output<typeof barisRekap>> = {
  title: `${TITLE} Rekap`,
  columns: [
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'quantity', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: { key: (row) => row.tanggal, head: (row) => ({ kode: row.tanggal }), noun: 'hari' },
}
