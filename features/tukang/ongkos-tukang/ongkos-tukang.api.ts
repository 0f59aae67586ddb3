/** What a craftsman is owed, as documents draw on it. */
import type { BalanceKey } from '@kencana/server-kit'

/** Owed by the shop, so it stands below zero in the books. */
export const saldoOngkos = (kode_tukang: string): BalanceKey => ({
  akun: 'HUTANG_TUKANG',
  ref: kode_tukang,
  lot: '-',
  kode_group: '-',
  kode_dept: '-',
})
