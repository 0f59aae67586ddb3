import { byDay, byDocument, oneDay, report, several } from '@kencana/reports/report'
import { laporanTerimaBarang } from './laporan-terima-barang.contract.ts'

export const terimaBarangReport = report(laporanTerimaBarang, {
  menu: '/laporan-terima-barang',
  table: {
    DETAIL: {
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
        ...byDocument('no_terima', 'terima'),
        lines: ([row]) => ({ document: row.no_terima, ...oneDay(row.tanggal) }),
      },
    },
    REKAP: {
      columns: [
        { key: 'kode_toko', title: 'Pengirim' },
        { key: 'kode_dept', title: 'Jenis' },
        { key: 'quantity', title: 'Qty', kind: 'int', total: true },
        { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      ],
      groupBy: byDay('tanggal'),
    },
  },
  mutasi: {
    title: 'Terima Barang',
    lines: ({ kode_baki }) => ({ kind: several('TERIMA', 'TERIMA_CABANG'), akun: 'BAKI', ref: kode_baki }),
  },
})
