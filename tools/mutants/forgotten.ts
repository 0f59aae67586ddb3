/** Mutants of what a new feature could leave out: each is named by the compiler or a test. */
import type { Mutant } from './mutant.ts'

export const forgottenMutants: readonly Mutant[] = [
  {
    id: 'forgotten-audit',
    breaks: 'The audit does not know that a document must post its jurnal.',
    file: 'db/migrations/0044-dokumen.sql',
    text: "dokumen_baru('PD', 'SELALU'",
    becomes: "dokumen_baru('PD', 'TIDAK'",
    killedBy: ['features/documents.test.ts'],
  },
  {
    id: 'forgotten-violation',
    breaks: 'Nobody has tried whether the audit finds a weighing without its paper.',
    file: 'features/barang/timbang-baki/timbang-baki.violations.ts',
    text: "VALUES ('TB', ",
    becomes: "VALUES ('TM', ",
    killedBy: ['features/documents.test.ts'],
  },
  {
    id: 'forgotten-right',
    breaks: 'A write names no action of its menu.',
    file: 'features/barang/pindah-barang/pindah-barang.contract.ts',
    text: "  aksi: 'simpan',\n",
    becomes: '',
    killedBy: 'types',
  },
  {
    id: 'forgotten-place',
    breaks: 'Goods out for washing stand in no stock report.',
    file: 'packages/ledger/src/akun.ts',
    text: "CUCI: stok('no_cuci', 'DI CUCI', { berpasangan: true })",
    becomes: "CUCI: stok('no_cuci', null, { berpasangan: true })",
    killedBy: ['features/barang/stok/stok.test.ts'],
  },
  {
    id: 'forgotten-template',
    breaks: 'A level that should start with a menu does not.',
    file: 'db/migrations/0019-stock-opname.sql',
    text: "INSERT INTO menu_template (level, menu_name) VALUES ('GUDANG', '/stock-opname');",
    becomes: '',
    killedBy: ['features/menu.test.ts'],
  },
]
