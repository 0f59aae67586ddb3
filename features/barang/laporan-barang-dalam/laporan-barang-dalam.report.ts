import type { OutputOf } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import type { laporanBarangDalam } from './laporan-barang-dalam.contract.ts'

type Row = OutputOf<typeof laporanBarangDalam>[number]

export const barangDalam: ReportDefinition<Row> = {
  title: 'Laporan Barang Dalam',
  columns: [
    { key: 'nama_gudang', title: 'Keterangan', kind: 'name' },
    { key: 'kode_group', title: 'Kategori' },
    { key: 'qty', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
}
