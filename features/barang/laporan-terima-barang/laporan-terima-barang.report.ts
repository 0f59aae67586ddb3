import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisDetail, barisRekap } from './laporan-terima-barang.contract.ts'

const TITLE = 'Laporan Terima Barang'

export const detail: ReportDefinition<z.output<typeof barisDetail>> = {
  title: TITLE,
  columns: [
    { key: 'no_kirim', title: 'No Kirim', kind: 'kode' },
    { key: 'kode_toko', title: 'Pengirim' },
    { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
    { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'kode_baki', title: 'Baki', kind: 'kode' },
    { key: 'kadar', title: 'Kadar' },
    { key: 'qty', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: {
    key: (row) => row.no_terima,
    head: (row) => ({ kode: row.no_terima, tanggal: row.tanggal, user: row.user_id }),
    noun: 'terima',
  },
}

export const rekap: ReportDefinition<z.output<typeof barisRekap>> = {
  title: `${TITLE} Rekap`,
  columns: [
    { key: 'kode_toko', title: 'Pengirim' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'quantity', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: { key: (row) => row.tanggal, head: (row) => ({ kode: row.tanggal }), noun: 'hari' },
}
