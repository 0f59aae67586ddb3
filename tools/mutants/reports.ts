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
]
