/** Mutants of what is shown: sums, the way from a total to its ledger lines, columns. */
import type { Mutant } from './mutant.ts'

export const reportMutants: readonly Mutant[] = [
  {
    id: 'sum-of-group',
    breaks: 'The sub-total of each group shows the sum of the whole report.',
    file: 'packages/reports/src/definition.ts',
    text: 'sums: sumsOf(columns, members),',
    becomes: 'sums: sumsOf(columns, rows),',
    killedBy: ['packages/reports/src/reports.test.ts'],
  },
  {
    id: 'sum-of-undone',
    breaks: 'The report of moves counts what was undone.',
    file: 'features/barang/laporan-pindah-barang/laporan-pindah-barang.server.ts',
    text: ' AND p.no_batal IS NULL',
    becomes: '',
    killedBy: ['features/barang/laporan-pindah-barang/laporan-pindah-barang.test.ts'],
  },
  {
    id: 'drill-down',
    breaks: 'Who may see the report of moves may not see the ledger lines behind its totals.',
    file: 'features/barang/barang.menu.ts',
    text: "title: 'Laporan Pindah Barang',\n    group: LAPORAN_BARANG,\n    levels: ['GUDANG'],\n    mutasi: true,",
    becomes: "title: 'Laporan Pindah Barang',\n    group: LAPORAN_BARANG,\n    levels: ['GUDANG'],",
    killedBy: ['features/menu.test.ts'],
  },
  {
    id: 'misspelt-column',
    breaks: 'A column of a report names a field that its rows do not have, and stays empty.',
    file: 'features/barang/laporan-tambah-barang/laporan-tambah-barang.report.ts',
    text: "key: 'kode_baki'",
    becomes: "key: 'kode_bak'",
    killedBy: 'types',
  },
  {
    id: 'ceiling-gain',
    breaks: 'Loans below what their goods carry make up for one above it in the report of deviations.',
    file: 'features/akses/laporan-authorization/beda-jasa.query.ts',
    text: 'least(h.plafon, h.jumlah_hutang), h.jumlah_hutang',
    becomes: 'h.plafon, h.jumlah_hutang',
    killedBy: ['features/akses/laporan-authorization/beda-jasa.test.ts'],
  },
  {
    id: 'agreement-quarter',
    breaks: 'Agreements count as unused before their quarter of an hour is over.',
    file: 'features/akses/laporan-otorisasi/laporan-otorisasi.query.ts',
    text: "interval '15 minutes' OR",
    becomes: "interval '13 minutes' OR",
    killedBy: ['features/akses/laporan-otorisasi/laporan-otorisasi.test.ts'],
  },
  {
    id: 'not-at-bank',
    breaks: 'What somebody saw at the bank still counts as not there on the dashboard.',
    file: 'features/dashboard/dashboard.query.ts',
    text: "b.cek = 'BELUM' AND b.arah = 'MASUK'",
    becomes: "b.arah = 'MASUK'",
    killedBy: ['features/dashboard/uang-dashboard.test.ts'],
  },
]
