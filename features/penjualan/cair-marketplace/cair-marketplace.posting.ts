/** A payout of a marketplace: document in, jurnal out. */
import { type Jurnal, type Mutasi, type Rp, uang } from '@kencana/ledger'

/** What was received of one nota, and the fee that the platform kept. */
export interface Cair {
  no_cair: string
  no_faktur_jual: string
  diterima: Rp
  biaya: Rp
}

/** The account gets what came, the fee is a cost, and the platform owes less of that nota. @param bank lines of the account */
export const jurnalCair = ({ no_cair, no_faktur_jual, diterima, biaya }: Cair, bank: readonly Mutasi[]): Jurnal => ({
  kind: 'TAMBAH_UANG',
  document: no_cair,
  lines: [
    ...bank,
    ...(biaya === 0 ? [] : [uang('BIAYA', biaya, 'MARKETPLACE')]),
    uang('PIUTANG_MARKETPLACE', -(diterima + biaya), no_faktur_jual),
  ],
})
