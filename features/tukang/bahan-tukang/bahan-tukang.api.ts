/** A craftsman's material as documents draw on it. */
import { refTukang } from '@kencana/ledger'
import type { BalanceKey } from '@kencana/server-kit'

/** The balance of one material and category in a craftsman's hands. */
export const saldoTukang = (kode_tukang: string, jenis: 'PATRI' | 'BAHAN', kode_group: string): BalanceKey => ({
  akun: 'TUKANG',
  ref: refTukang(kode_tukang, jenis),
  lot: '-',
  kode_group,
  kode_dept: '-',
})
