import { byDay, report } from '@kencana/reports/report'
import { laporanPesanan } from './laporan-pesanan.contract.ts'

export const pesananReport = report(laporanPesanan, {
  menu: '/laporan-pesanan',
  table: {
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
    groupBy: byDay('tgl_system'),
    ringkas: 'total_harga',
  },
})
