import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'a transfer that somebody is said to have seen',
    "UPDATE pembayaran SET cara_bayar = 'TRANSFER', no_rekening = '0111', cek = 'MASUK', cek_oleh = 'OWNER', cek_tgl = '2026-03-02' WHERE arah = 'MASUK' AND ref = '-'",
    'pembayaran-cek',
  ],
  [
    'a payment by a voucher that was cash',
    "UPDATE pembayaran SET cara_bayar = 'VOUCHER', ref = 'VC-X' WHERE arah = 'MASUK' AND cara_bayar = 'CASH' AND diterima IS NULL",
    'pembayaran-buku',
  ],
  [
    'cash that no document brought',
    "UPDATE mutasi m SET rp = rp + 5 FROM jurnal j WHERE j.id = m.jurnal_id AND j.kind = 'BELI' AND m.akun IN ('KAS', 'PEMBELIAN')",
    'pembayaran-buku',
  ],
  ['a slip that may pay once more', 'UPDATE pembayaran SET hidup = false', 'pembayaran-buku'],
]
