/** How customers pay, and which account each way of paying stands on (docs/LEDGER.md, "Payments"). */
import type { Akun } from './akun.ts'

interface Bayar {
  readonly akun: Akun
  /** What the account's `ref` is: the drawer, the bank account, what the payment names, the document it pays, or a fixed word. */
  readonly ref: 'LACI' | 'REKENING' | 'REF' | 'DOKUMEN' | '-' | 'POIN'
}

const bank: Bayar = { akun: 'BANK', ref: 'REKENING' }

/** Every way of paying. A document of any kind books its payments by this table. */
export const AKUN_BAYAR = {
  CASH: { akun: 'KAS', ref: 'LACI' },
  TRANSFER: bank,
  DEBET: bank,
  CREDIT: bank,
  QRIS: bank,
  /** The platform owes it, for this document. */
  MARKETPLACE: { akun: 'PIUTANG_MARKETPLACE', ref: 'DOKUMEN' },
  /** An old piece that the shop takes in payment; the payment names its purchase. */
  TUKAR: { akun: 'PEMBELIAN', ref: '-' },
  /** A deposit, by its number. */
  TITIPAN: { akun: 'TITIPAN', ref: 'REF' },
  /** Points are the shop's discount; the payment names the member. */
  POIN: { akun: 'DISKON', ref: 'POIN' },
  VOUCHER: { akun: 'VOUCHER', ref: 'REF' },
} as const satisfies Record<string, Bayar>

/** Name of a way of paying. */
export type CaraBayar = keyof typeof AKUN_BAYAR

/** What the account of a payment is found by. */
export interface TujuanBayar {
  cara_bayar: CaraBayar
  /** null unless it goes through a bank */
  no_rekening: string | null
  /** What it names: a purchase, a deposit, a member, a voucher; '-' for nothing. */
  ref: string
}

/**
 * Account and reference of a payment.
 * @param dokumen the document that it pays
 */
export const akunBayar = (
  { cara_bayar, no_rekening, ref }: TujuanBayar,
  dokumen: string,
): { akun: Akun; ref: string } => {
  const { akun, ref: apa }: Bayar = AKUN_BAYAR[cara_bayar]
  const oleh: Partial<Record<Bayar['ref'], string>> = {
    LACI: '-',
    REKENING: no_rekening ?? '-',
    REF: ref,
    DOKUMEN: dokumen,
  }
  return { akun, ref: oleh[apa] ?? apa }
}
