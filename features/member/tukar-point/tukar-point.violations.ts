import type { Violation } from '@kencana/testing/violation'

const TKP = '(SELECT min(no_tukar_poin) FROM tukar_poin)'

export const VIOLATIONS: readonly Violation[] = [
  [
    'a gift for fewer points than were taken',
    `UPDATE tukar_poin SET poin = poin - 1 WHERE no_tukar_poin = ${TKP}`,
    'poin-dokumen',
  ],
  [
    'fewer gifts given out than were paid for',
    `UPDATE tukar_poin SET qty = qty + 1 WHERE no_tukar_poin = ${TKP}`,
    'hadiah-stok',
  ],
  [
    'a gift that came back twice with one undo',
    `UPDATE hadiah SET stock = stock + 1 WHERE kode_hadiah IN (SELECT kode_hadiah FROM hadiah_stok WHERE dokumen LIKE 'BKP-%');
     UPDATE hadiah_stok SET jumlah = jumlah + 1 WHERE dokumen LIKE 'BKP-%'`,
    'hadiah-stok',
  ],
]
