import { byDay, byDocument, oneDay, report } from '@kencana/reports/report'
import { laporanHancurBarang } from './laporan-hancur-barang.contract.ts'

export const hancurBarangReport = report(laporanHancurBarang, {
  menu: '/laporan-hancur-barang',
  table: {
    DETAIL: {
      columns: [
        { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
        { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
        { key: 'kode_group', title: 'Kategori' },
        { key: 'kode_dept', title: 'Jenis' },
        { key: 'kadar', title: 'Kadar' },
        { key: 'kode_baki_asal', title: 'Baki Asal', kind: 'kode' },
        { key: 'alasan', title: 'Alasan', kind: 'name' },
        { key: 'qty', title: 'Qty', kind: 'int', total: true },
        { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      ],
      groupBy: {
        ...byDocument('no_hancur', 'dokumen'),
        lines: ([row]) => ({ document: row.no_hancur, ...oneDay(row.tanggal) }),
      },
    },
    REKAP: {
      columns: [
        { key: 'kode_group', title: 'Kategori' },
        { key: 'kode_dept', title: 'Jenis' },
        { key: 'quantity', title: 'Qty', kind: 'int', total: true },
        { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      ],
      groupBy: byDay('tanggal'),
    },
  },
  mutasi: {
    title: 'Hancur Barang',
    lines: ({ kode_group, kode_dept }) => ({ kind: 'HANCUR', pembalik: 'TETAP', akun: 'BAKI', kode_group, kode_dept }),
  },
})
