import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'a transfer that somebody is said to have seen',
    "UPDATE pembayaran SET cara_bayar = 'TRANSFER', no_rekening = '0111', cek = 'MASUK', cek_oleh = 'OWNER', cek_tgl = '2026-03-02' WHERE arah = 'MASUK'",
    'pembayaran-cek',
  ],
]
