import type { Akun } from '@kencana/ledger'
import { report } from '@kencana/reports/report'
import { laporanTerimaSepuh } from '../terima-sepuh/terima-sepuh.contract.ts'

const AKUN: Readonly<Record<string, Akun>> = {
  berat_terima: 'BAKI',
  qty_terima: 'BAKI',
  qty_rusak: 'RUSAK',
  berat_rusak: 'RUSAK',
  berat_selisih: 'SUSUT',
}

export const terimaSepuhReport = report(laporanTerimaSepuh, {
  menu: '/laporan-terima-barang-sepuh',
  rows: (answer) => answer.flatMap(({ detail }) => detail),
  table: {
    columns: [
      { key: 'no_sepuh', title: 'No Sepuh', kind: 'kode' },
      { key: 'kode_baki', title: 'Baki', kind: 'kode' },
      { key: 'kode_dept', title: 'Jenis' },
      // Of the whole dispatch, so on each of its receipts: neither is added up.
      { key: 'qty_kirim', title: 'Qty Kirim', kind: 'int' },
      { key: 'berat_kirim', title: 'Berat Kirim', kind: 'gram' },
      { key: 'qty_terima', title: 'Qty Terima', kind: 'int', total: true },
      { key: 'berat_terima', title: 'Berat Terima', kind: 'gram', total: true },
      { key: 'qty_rusak', title: 'Qty Rusak', kind: 'int', total: true },
      { key: 'berat_rusak', title: 'Berat Rusak', kind: 'gram', total: true },
      { key: 'berat_timbangan', title: 'Timbangan', kind: 'gram', total: true },
      { key: 'berat_selisih', title: 'Selisih', kind: 'gram', total: true },
    ],
    groupBy: {
      key: (row) => row.no_terima_sepuh,
      head: (row) => ({ kode: row.no_terima_sepuh, tanggal: row.tgl_terima }),
      noun: 'terima',
    },
  },
  mutasi: {
    title: 'Terima Sepuh',
    lines: (_, column) => ({ kind: 'TERIMA_SEPUH', pembalik: 'TETAP', akun: AKUN[column] ?? 'SEPUH' }),
  },
})
