import { report } from '@kencana/reports/report'
import { laporanKirimSepuh } from '../kirim-sepuh/kirim-sepuh.contract.ts'

export const kirimSepuhReport = report(laporanKirimSepuh, {
  menu: '/laporan-kirim-sepuh',
  table: {
    columns: [
      { key: 'kode_baki', title: 'Baki', kind: 'kode' },
      { key: 'kode_dept', title: 'Jenis' },
      { key: 'kode_group', title: 'Kategori' },
      { key: 'qty', title: 'Qty', kind: 'int', total: true },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      { key: 'qty_sepuh', title: 'Qty Sepuh', kind: 'int', total: true },
      { key: 'berat_sepuh', title: 'Berat Sepuh', kind: 'gram', total: true },
      { key: 'qty_rusak', title: 'Qty Rusak', kind: 'int', total: true },
      { key: 'berat_rusak', title: 'Berat Rusak', kind: 'gram', total: true },
    ],
    groupBy: {
      key: (row) => row.no_sepuh,
      head: (row) => ({ kode: row.no_sepuh, tanggal: row.tgl_system }),
      noun: 'kiriman',
      // A dispatch is of trays, or of the owner's goods, which have no tray.
      lines: ([row]) => ({ ref: row.no_sepuh, kind: row.kode_baki === '-' ? 'BARANG_BOS' : 'KIRIM_SEPUH' }),
    },
  },
  mutasi: {
    title: 'Kirim Sepuh',
    lines: ({ kode_toko }, column) => ({
      kind: 'KIRIM_SEPUH',
      pembalik: 'TETAP',
      akun: column.endsWith('rusak') ? 'RUSAK' : 'SEPUH',
      kode_dept: kode_toko,
    }),
  },
})
