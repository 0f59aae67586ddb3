/** A voucher is owed from the day it is issued; what of it is not used is other income. Source: areas 000-read-first 17. */
import { type Jurnal, type Mutasi, type Rp, rp, uang } from '@kencana/ledger'

/** @param bayar what was paid for it; without: points */
export const jurnalVoucher = (no_voucher: string, nilai: Rp, bayar?: readonly Mutasi[]): Jurnal => ({
  kind: 'VOUCHER',
  document: no_voucher,
  lines: [...(bayar ?? [uang('DISKON', nilai, 'POIN')]), uang('VOUCHER', rp(-nilai), no_voucher)],
})

/** Vouchers that ran out. */
export const jurnalHangus = (
  no_hangus: string,
  voucher: readonly { no_voucher: string; nilai: Rp }[],
  jumlah: Rp,
): Jurnal => ({
  kind: 'VOUCHER',
  document: no_hangus,
  lines: [
    ...voucher.map(({ no_voucher, nilai }) => uang('VOUCHER', nilai, no_voucher)),
    uang('PENDAPATAN_LAIN', rp(-jumlah), 'VOUCHER'),
  ],
})
