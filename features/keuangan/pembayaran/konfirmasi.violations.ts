import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'a transfer that somebody is said to have seen',
    "UPDATE pembayaran SET cara_bayar = 'TRANSFER', no_rekening = '0111', cek = 'MASUK', cek_oleh = 'OWNER', cek_tgl = '2026-03-02' WHERE arah = 'MASUK' AND ref = '-' AND urut = 1",
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
  [
    'a slip that paid two bills',
    `DROP INDEX pembayaran_bukti;
     UPDATE pembayaran SET referensi = 'SLIP 9' WHERE no_rekening IS NOT NULL AND arah = 'MASUK' AND hidup AND ulang IS NULL AND NOT bagian`,
    'pembayaran-buku',
  ],
  [
    'the slip of a card that paid two bills of one day',
    `DROP INDEX pembayaran_bukti_kartu;
     UPDATE pembayaran b SET referensi = 'A1B2C3', cara_bayar = 'DEBET' FROM (
       SELECT p.dokumen, p.urut, row_number() OVER sehari AS n, p.jumlah, first_value(p.jumlah) OVER sehari AS satu
       FROM pembayaran p JOIN dokumen d ON d.nomor = p.dokumen
       WHERE p.no_rekening IS NOT NULL AND p.arah = 'MASUK' AND p.ref = '-' AND p.hidup AND p.ulang IS NULL AND NOT p.bagian
       WINDOW sehari AS (PARTITION BY d.tgl_system ORDER BY p.jumlah)
     ) x WHERE (x.dokumen, x.urut) = (b.dokumen, b.urut) AND (x.n = 1 OR x.jumlah <> x.satu)`,
    'pembayaran-buku',
  ],
  [
    'a slip that paid a bill and brought the money of a drawer to the bank',
    `UPDATE uang_sampai s SET no_rekening = b.no_rekening, referensi = b.referensi FROM pembayaran b
     WHERE b.referensi <> '' AND b.arah = 'MASUK' AND b.hidup AND b.ulang IS NULL AND NOT b.bagian`,
    'pembayaran-buku',
  ],
  [
    'a bill that hides behind the slip of another one',
    "UPDATE pembayaran SET bagian = true WHERE no_rekening IS NOT NULL AND arah = 'MASUK' AND referensi <> ''",
    'pembayaran-buku',
  ],
]
