import { byField, report } from '@kencana/reports/report'
import { laporanSortir } from '../sortir-pembelian/sortir-pembelian.contract.ts'

export const sortirPembelianReport = report(laporanSortir, {
  menu: '/laporan-sortir-pembelian',
  table: {
    GLOBAL: {
      columns: [
        { key: 'kondisi', title: 'Kondisi', value: (row) => row._id.kondisi },
        { key: 'kode_baki', title: 'Baki', kind: 'kode' },
        { key: 'total_qty', title: 'Qty', kind: 'int', total: true },
        { key: 'total_berat', title: 'Berat (g)', kind: 'gram', total: true },
      ],
      groupBy: { key: (row) => row._id.no_sortir, head: (row) => ({ kode: row._id.no_sortir }), noun: 'sortir' },
    },
    DETAIL: {
      columns: [
        { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
        { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
        { key: 'kondisi', title: 'Kondisi' },
        { key: 'kode_dept', title: 'Jenis' },
        { key: 'kode_baki', title: 'Baki', kind: 'kode' },
        { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      ],
      groupBy: byField('no_sortir', 'sortir'),
    },
  },
  mutasi: {
    title: 'Sortir Pembelian',
    lines: ({ kode_dept }) => ({ kind: 'SORTIR', pembalik: 'TETAP', kode_gudang: 'BELI', kode_dept }),
  },
})
