import { AKUN, type Akun } from '@kencana/ledger'
import { report, sebutanTempat } from '@kencana/reports/report'
import { laporanBarangSummary } from './laporan-barang-summary.contract.ts'

/** An account that holds goods outside of trays. RUSAK is the name of a gudang first. */
const isOutside = (place: string): place is Akun => place in AKUN && place !== 'RUSAK'

export const barangSummaryReport = report(laporanBarangSummary, {
  menu: '/laporan-barang-summary',
  table: {
    columns: [
      { key: 'kode_group', title: 'Kategori' },
      { key: 'kode_dept', title: 'Jenis' },
      { key: 'qty', title: 'Qty', kind: 'int', total: true },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
    ],
    groupBy: {
      key: (row) => row.kode_gudang,
      head: (row) => ({ kode: sebutanTempat(row.kode_gudang), user: row.nama_gudang }),
      noun: 'tempat',
      lines: ([{ kode_gudang }]) =>
        isOutside(kode_gudang) ? { akun: kode_gudang, kode_gudang: 'ALL' } : { kode_gudang },
    },
  },
  mutasi: {
    title: ({ tanggal }) => `Mutasi ${tanggal}`,
    lines: ({ kode_gudang, kode_group, kode_dept }) => ({ kode_gudang, kode_group, kode_dept }),
  },
})
