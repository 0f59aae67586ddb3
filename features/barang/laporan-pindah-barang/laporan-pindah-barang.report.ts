import { byDay, byDocument, oneDay, report } from '@kencana/reports/report'
import { laporanPindahBarang } from './laporan-pindah-barang.contract.ts'

export const pindahBarangReport = report(laporanPindahBarang, {
  menu: '/laporan-pindah-barang',
  table: {
    DETAIL: {
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
        ...byDocument('no_pindah', 'pindah'),
        lines: ([row]) => ({ document: row.no_pindah, ...oneDay(row.tanggal) }),
      },
    },
    REKAP: {
      columns: [
        { key: 'kode_baki_asal', title: 'Baki Asal', kind: 'kode' },
        { key: 'kode_baki_tujuan', title: 'Baki Tujuan', kind: 'kode' },
        { key: 'quantity', title: 'Qty', kind: 'int', total: true },
        { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      ],
      groupBy: byDay('tanggal'),
    },
  },
  mutasi: {
    title: 'Pindah Barang',
    // Every piece left one tray and came to another: told from the side that was asked for.
    lines: ({ kode_baki_asal, kode_baki_tujuan }) => ({
      kind: 'PINDAH',
      pembalik: 'TETAP',
      akun: 'BAKI',
      ...(kode_baki_asal !== 'ALL' && kode_baki_tujuan === 'ALL'
        ? { arah: 'KELUAR', ref: kode_baki_asal }
        : { arah: 'MASUK', ref: kode_baki_tujuan }),
    }),
  },
})
