/** Labels of before: what they must not hide, whose count must not miss them, and which piece keeps its own. */
import type { Mutant } from './mutant.ts'

const BACA = 'packages/server-kit/src/barcode-lama.ts'

export const labelMutants: readonly Mutant[] = [
  {
    id: 'label-menutup',
    breaks: 'A label of before hides the nota whose number somebody types.',
    file: BACA,
    text: 'return await cari(ketikan)',
    becomes: 'return await cari(kode)',
    killedBy: ['features/pindai-cari.test.ts'],
  },
  {
    id: 'label-diedit',
    breaks: 'A label that an edit gave is not shown to a second person at the count.',
    file: 'features/barang/stock-opname/label-ulang.store.ts',
    text: "WHERE n.tabel = 'BARCODE' AND n.kunci",
    becomes: "WHERE n.tabel = 'BARCODE' AND false AND n.kunci",
    killedBy: ['features/barang/stock-opname/label-ulang.test.ts'],
  },
  {
    id: 'label-hilang',
    breaks: 'The label of a missing piece can be given to a cheap one.',
    file: BACA,
    text: "'KEMBALI', 'CABANG')",
    becomes: "'KEMBALI', 'CABANG', 'HILANG')",
    killedBy: ['features/barang/data-barang/barcode-lama.test.ts'],
  },
]
