import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['money under way that nobody sent', 'UPDATE pindah_uang SET no_sampai = NULL', 'uang-di-jalan'],
  [
    'money that arrived by itself',
    "UPDATE pindah_uang SET no_sampai = 'PUT-X' WHERE no_sampai IS NULL",
    'uang-di-jalan',
  ],
  ['an arrival that was wiped out', 'DELETE FROM uang_sampai', 'uang-di-jalan'],
  ['money sent from another place', "UPDATE pindah_uang SET dari = '0222', ke = NULL", 'pembayaran-buku'],
  ['money sent out of another drawer', "UPDATE pindah_uang SET laci_dari = 'L9' WHERE dari IS NULL", 'pembayaran-buku'],
  ['more money than was sent', 'UPDATE pindah_uang SET jumlah = jumlah + 1', 'pembayaran-buku'],
]
