import { byDay, byDocument, oneDay, report } from '@kencana/reports/report'
import { laporanKirim } from '../kirim-barang/kirim-barang.contract.ts'

export const kirimBarangReport = report(laporanKirim, {
  menu: '/laporan-kirim-barang',
  table: {
    DETAIL: {
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
      groupBy: { ...byDocument('no_kirim', 'kiriman'), lines: ([row]) => oneDay(row.tanggal) },
    },
    REKAP: {
      columns: [
        { key: 'kode_dept', title: 'Jenis' },
        { key: 'quantity', title: 'Qty', kind: 'int', total: true },
        { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      ],
      groupBy: byDay('tanggal'),
    },
  },
  mutasi: { title: 'Kirim Barang', lines: () => ({ kind: 'KIRIM', akun: 'TRANSIT' }) },
})
