import { report } from '@kencana/reports/report'
import { laporanStockJual } from './laporan-stock-jual.contract.ts'

export const stockJualReport = report(laporanStockJual, {
  menu: '/laporan-stock-jual',
  table: {
    columns: [
      { key: 'kode_group', title: 'Kategori' },
      { key: 'kode_dept', title: 'Jenis' },
      { key: 'stock_awal', title: 'Qty', kind: 'int', total: true, group: 'Awal' },
      { key: 'berat_awal', title: 'Berat (g)', kind: 'gram', total: true, group: 'Awal' },
      { key: 'stock_in', title: 'Qty', kind: 'int', total: true, group: 'Masuk' },
      { key: 'berat_in', title: 'Berat (g)', kind: 'gram', total: true, group: 'Masuk' },
      { key: 'stock_out', title: 'Qty', kind: 'int', total: true, group: 'Keluar' },
      { key: 'berat_out', title: 'Berat (g)', kind: 'gram', total: true, group: 'Keluar' },
      { key: 'stock_jual', title: 'Qty', kind: 'int', total: true, group: 'Terjual' },
      { key: 'berat_jual', title: 'Berat (g)', kind: 'gram', total: true, group: 'Terjual' },
      { key: 'stock_akhir', title: 'Qty', kind: 'int', total: true, group: 'Akhir' },
      { key: 'berat_akhir', title: 'Berat (g)', kind: 'gram', total: true, group: 'Akhir' },
    ],
    groupBy: {
      key: (row) => row.kode_gudang,
      head: (row) => ({ kode: row.kode_gudang, user: row.nama_gudang }),
      noun: 'gudang',
      lines: ([row]) => ({ kode_gudang: row.kode_gudang }),
    },
  },
  mutasi: {
    title: 'Mutasi Stok',
    lines: ({ kode_gudang, kode_group, kode_dept }) => ({ akun: 'BAKI', kode_gudang, kode_group, kode_dept }),
  },
})
