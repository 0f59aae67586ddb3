import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisDetail, barisRekap } from './laporan-pindah-barang.contract.ts'

const TITLE = 'Laporan Pindah Barang'

export const detail: ReportDefinition<z.output<typeof barisDetail>> = {
  title: TITLE,
  columns: [
    { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
    { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'kadar', title: 'Kadar' },
    { key: 'kode_baki_asal', title: 'Baki Asal', kind: 'kode' },
    { key: 'kode_baki_tujuan', title: 'Baki Tujuan', kind: 'kode' },
    { key: 'qty', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: {
    key: (row) => row.no_pindah,
    head: (row) => ({ kode: row.no_pindah, tanggal: row.tanggal, user: row.user_id }),
    noun: 'pindah',
  },
}

export const rekap: ReportDefinition<z.output<typeof barisRekap>> = {
  title: `${TITLE} Rekap`,
  columns: [
    { key: 'kode_baki_asal', title: 'Baki Asal', kind: 'kode' },
    { key: 'kode_baki_tujuan', title: 'Baki Tujuan', kind: 'kode' },
    { key: 'quantity', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: { key: (row) => row.tanggal, head: (row) => ({ kode: row.tanggal }), noun: 'hari' },
}
