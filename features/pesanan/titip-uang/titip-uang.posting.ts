import { type Jurnal, type Mutasi, type Rp, uang } from '@kencana/ledger'

/** Money ahead for one order, later than its form. */
export const jurnalTitip = (no_titip: string, no_pesanan: string, jumlah: Rp, masuk: readonly Mutasi[]): Jurnal => ({
  kind: 'PESANAN',
  document: no_titip,
  lines: [...masuk, uang('PERSEKOT', -jumlah, no_pesanan)],
})
