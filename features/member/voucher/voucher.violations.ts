import type { Violation } from '@kencana/testing/violation'

const AKTIF = "(SELECT min(no_voucher) FROM voucher WHERE status = 'AKTIF')"

export const VIOLATIONS: readonly Violation[] = [
  [
    'a voucher that is worth more than was paid for it',
    `UPDATE voucher SET nilai = nilai + 500 WHERE no_voucher = ${AKTIF}`,
    'voucher-saldo',
  ],
  [
    'a voucher that is gone and still owed',
    `UPDATE voucher SET status = 'BATAL', no_batal = 'BVC-X' WHERE no_voucher = ${AKTIF}`,
    'voucher-saldo',
  ],
  [
    'a voucher that waits in a sale which is right',
    "UPDATE voucher SET status = 'DIPESAN' WHERE status = 'DIPAKAI'",
    'voucher-saldo',
  ],
  [
    'more that ran out than there was',
    "INSERT INTO voucher_hangus VALUES ('VCH-X', 'TK01', '2026-03-04', 500, 'OWNER', now())",
    'voucher-saldo',
  ],
  [
    'a sold voucher that was paid less for',
    "UPDATE pembayaran SET jumlah = jumlah - 500 WHERE dokumen LIKE 'VC-%'",
    'pembayaran-buku',
  ],
  [
    'a voucher for fewer points than were taken',
    "UPDATE voucher SET poin = poin - 1 WHERE asal = 'POIN'",
    'poin-dokumen',
  ],
  [
    'a used voucher that paid another sale',
    "UPDATE voucher v SET no_faktur_jual = (SELECT max(no_faktur_jual) FROM penjualan f WHERE f.status = 'DONE' AND f.no_faktur_jual <> v.no_faktur_jual) WHERE status = 'DIPAKAI'",
    'voucher-saldo',
  ],
  [
    'a sale paid by another voucher than the one that is used up',
    `UPDATE pembayaran SET ref = ${AKTIF} WHERE cara_bayar = 'VOUCHER'`,
    'voucher-saldo',
  ],
]
