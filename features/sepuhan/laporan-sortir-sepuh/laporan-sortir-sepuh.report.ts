import { byField, report } from '@kencana/reports/report'
import type { z } from 'zod'
import {
  type barisDetailSepuh,
  type barisGlobalSepuh,
  laporanSortirSepuh,
} from '../sortir-sepuh/sortir-sepuh.contract.ts'

type Row = z.output<typeof barisGlobalSepuh | typeof barisDetailSepuh>

export const sortirSepuhReport = report(laporanSortirSepuh, {
  menu: '/laporan-sortir-sepuh',
  // DETAIL nests its pieces under their lot.
  rows: (answer) => answer.flatMap<Row>((one) => ('detail_sortir' in one ? one.detail_sortir : [one])),
  table: {
    GLOBAL: {
      columns: [
        { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
        { key: 'kode_lokasi_toko', title: 'Baki', kind: 'kode' },
        { key: 'qty_total', title: 'Qty', kind: 'int', total: true },
        { key: 'berat_total', title: 'Berat (g)', kind: 'gram', total: true },
      ],
      groupBy: byField('no_sortir', 'sortir'),
    },
    DETAIL: {
      columns: [
        { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
        { key: 'no_sepuh', title: 'No Sepuh', kind: 'kode' },
        { key: 'kode_gudang', title: 'Gudang' },
        { key: 'kode_baki', title: 'Baki', kind: 'kode' },
        { key: 'kode_group', title: 'Kategori' },
        { key: 'kode_dept', title: 'Jenis' },
        { key: 'kondisi', title: 'Kondisi' },
        { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      ],
      groupBy: byField('no_sortir', 'sortir'),
    },
  },
  mutasi: { title: 'Sortir Sepuh', lines: () => ({ kind: 'SORTIR', pembalik: 'TETAP', kode_gudang: 'SS' }) },
})
