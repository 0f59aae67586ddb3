import { report } from '@kencana/reports/report'
import { laporanKirimBos } from './laporan-kirim-barang-dari-bos.contract.ts'

export const kirimBosReport = report(laporanKirimBos, {
  menu: '/laporan-kirim-barang-dari-bos',
  table: {
    columns: [
      { key: 'no_kirim_bos', title: 'No Kirim', kind: 'kode' },
      { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
      { key: 'kode_labeling', title: 'Baki', kind: 'kode' },
      { key: 'sales_pabrik', title: 'Sales Pabrik', kind: 'name' },
      { key: 'kadar', title: 'Kadar' },
      { key: 'kode_group', title: 'Kategori' },
      { key: 'kode_dept', title: 'Jenis' },
      { key: 'asal_barang', title: 'Asal Barang', kind: 'name' },
      { key: 'qty', title: 'Qty', kind: 'int', total: true },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
    ],
    noun: 'kiriman',
  },
  mutasi: {
    title: 'Kirim Barang Dari Bos',
    lines: () => ({ kind: 'BARANG_BOS', akun: 'SALDO_KIRIM', pembalik: 'TETAP' }),
  },
})
