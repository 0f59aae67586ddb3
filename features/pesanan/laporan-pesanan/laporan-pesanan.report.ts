import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisPesanan } from './laporan-pesanan.contract.ts'

export const laporan: ReportDefinition<z.output<typeof barisPesanan>> = {
  title: 'Laporan Pesanan',
  columns: [
    { key: 'no_pesanan', title: 'No Pesanan', kind: 'kode' },
    { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
    { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
    { key: 'total_qty', title: 'Qty', kind: 'int', total: true },
    { key: 'total_berat', title: 'Berat (g)', kind: 'gram', total: true },
    { key: 'total_harga', title: 'Total Harga', kind: 'rupiah', total: true },
    { key: 'jumlah_bayar', title: 'Jumlah Bayar', kind: 'rupiah', total: true },
    { key: 'sisa_bayar', title: 'Sisa Bayar', kind: 'rupiah', total: true },
    { key: 'status', title: 'Status', kind: 'status' },
  ],
  groupBy: {
    key: (row) => row.tgl_system,
    head: (row) => ({ kode: row.tgl_system }),
    noun: 'hari',
  },
  ringkas: 'total_harga',
}
