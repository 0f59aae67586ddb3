import type { Violation } from '@kencana/testing/violation'

const line = (more: string) =>
  `INSERT INTO mutasi SELECT jurnal_id, urut + 50, kode_toko, tgl_system, akun, ref, lot, kode_group, kode_dept, kode_barang, ${more} FROM mutasi`

export const VIOLATIONS: readonly Violation[] = [
  ['a jurnal that does not balance', "UPDATE mutasi SET mg = mg + 1 WHERE akun = 'BAKI'", 'jurnal-seimbang'],
  [
    'a jurnal without lines',
    "INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada) SELECT 'TAMBAH', 'TK01', tgl_system, 'X-1', 'X', now() FROM toko",
    'jurnal-seimbang',
  ],
  ['a line of nobody', `${line('1, 1, 0').replace('jurnal_id, urut', '999999, urut')} LIMIT 1`, 'mutasi-satu-toko'],
  [
    'a line on another day than its jurnal',
    "UPDATE mutasi SET tgl_system = tgl_system - 9 WHERE akun = 'KAS'",
    'mutasi-satu-toko',
  ],
  [
    'a jurnal after the open day',
    "UPDATE jurnal SET tgl_system = '2027-01-01' WHERE kind = 'TAMBAH'",
    'jurnal-hari-buka',
  ],
  ['a day that was jumped over', "DELETE FROM hari_tutup WHERE tgl_system = '2026-03-02'", 'jurnal-hari-buka'],
  ['a snapshot that was changed', "UPDATE saldo_harian SET rp = rp + 1 WHERE akun = 'KAS'", 'saldo-harian'],
  ['a snapshot that is missing', "DELETE FROM saldo_harian WHERE akun = 'BAKI'", 'saldo-harian'],
  [
    'a snapshot without lines',
    "INSERT INTO saldo_harian VALUES ('TK01', 'BAKI', 'Z', '-', 'MM', 'CIN', '2026-03-02', 'infinity', 1, 1, 0)",
    'saldo-harian',
  ],
  ['a balance below zero', "UPDATE mutasi SET pcs = -9, mg = -9 WHERE akun = 'BAKI'", 'saldo-negatif'],
  ['tax that the state owes the shop', "UPDATE mutasi SET akun = 'PPN' WHERE akun = 'KAS' AND rp > 0", 'saldo-negatif'],
  [
    'goods on the way of which more arrive than left, over all shops',
    "UPDATE mutasi SET akun = 'TRANSIT' WHERE akun = 'STOK_AWAL'",
    'saldo-negatif',
  ],
  ['pieces without weight', "UPDATE mutasi SET mg = 0 WHERE akun = 'BAKI'", 'saldo-negatif'],
  ['a changed jurnal in a closed day', "UPDATE jurnal SET user_id = 'LAIN' WHERE kind = 'SALDO_AWAL'", 'segel'],
  ['a changed line in a closed day', "UPDATE mutasi SET ref = 'B9' WHERE akun = 'BAKI'", 'segel'],
  ['a changed audit entry', "UPDATE audit_log SET user_id = 'LAIN' WHERE aksi = 'POST setup'", 'segel'],
  ['a broken chain', "UPDATE hari_tutup SET segel_sebelumnya = '\\x00' WHERE tgl_system = '2026-03-03'", 'segel'],
  ['a closing record signed by another', "UPDATE hari_tutup SET ditutup_oleh = 'LAIN'", 'segel'],
  ['all closing records gone', 'DELETE FROM hari_tutup', 'jurnal-hari-buka'],
  ['a kind that nobody knows', "UPDATE jurnal SET kind = 'NGAWUR' WHERE kind = 'TAMBAH'", 'baris-sah'],
  ['goods with money on them', "UPDATE mutasi SET rp = 7 WHERE akun = 'BAKI'", 'baris-sah'],
  ['weight in JADI', "UPDATE mutasi SET akun = 'JADI' WHERE akun = 'BAKI'", 'baris-sah'],
  ['KONVERSI where it may not stand', "UPDATE mutasi SET akun = 'KONVERSI' WHERE akun = 'STOK_AWAL'", 'baris-sah'],
  [
    'gold made by KONVERSI',
    "UPDATE mutasi SET akun = 'KONVERSI' WHERE akun = 'STOK_AWAL'; UPDATE jurnal SET kind = 'GANTI_GROUP' WHERE kind = 'TAMBAH'",
    'konversi',
  ],
  [
    'a reversal that is none',
    'UPDATE jurnal SET membalik = (SELECT min(id) FROM jurnal) WHERE id = (SELECT max(id) FROM jurnal)',
    'pembalikan',
  ],
  [
    'a jurnal beside every document',
    `WITH j AS (INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada)
       SELECT 'AMBIL_UANG', 'TK01', tgl_system, 'X-1', 'OWNER', now() FROM toko RETURNING id, tgl_system)
     INSERT INTO mutasi SELECT id, urut, 'TK01', tgl_system, akun, '-', '-', '-', '-', NULL, 0, 0, rp
     FROM j, (VALUES (1, 'KAS', -500000), (2, 'BIAYA', 500000)) x (urut, akun, rp)`,
    'dokumen',
  ],
  [
    'a number drawn for a jurnal that no paper stands behind',
    `WITH j AS (INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada)
       SELECT 'AMBIL_UANG', 'TK01', tgl_system, ambil_nomor('TK01', 'AUK', tgl_system, NULL), 'OWNER', now() FROM toko RETURNING id, tgl_system)
     INSERT INTO mutasi SELECT id, urut, 'TK01', tgl_system, akun, '-', '-', '-', '-', NULL, 0, 0, rp
     FROM j, (VALUES (1, 'KAS', -500000), (2, 'BIAYA', 500000)) x (urut, akun, rp)`,
    'dokumen',
  ],
  ['a jurnal of another kind than its document', "UPDATE jurnal SET kind = 'SORTIR' WHERE kind = 'TAMBAH'", 'dokumen'],
  [
    'a jurnal on another day than its document',
    "UPDATE jurnal SET tgl_system = tgl_system - 1 WHERE kind = 'TAMBAH'",
    'dokumen',
  ],
  ['a paper whose number nobody drew', "DELETE FROM dokumen WHERE kode = 'TM'", 'dokumen'],
  ['a paper that is gone', 'DELETE FROM tambah_barang', 'dokumen'],
  [
    'a jurnal of a document that moved nothing',
    'DELETE FROM pesanan_titip; UPDATE pesanan SET berat_customer = 0',
    'dokumen',
  ],
  [
    'an undo that its document does not know',
    "SELECT ambil_nomor('TK01', 'BFB', tgl_system, (SELECT min(no_faktur_beli) FROM pembelian)) FROM toko",
    'dokumen',
  ],
  ['a purchase that was posted before anybody validated it', 'UPDATE pembelian SET tgl_valid = NULL', 'dokumen'],
  [
    'gold of the owner that became material by a sale',
    `UPDATE jurnal SET kind = 'JUAL' WHERE kind = 'BAHAN_MASUK'; UPDATE mutasi SET akun = 'BOS' WHERE akun = 'BAKI' AND jurnal_id IN (
       SELECT id FROM jurnal WHERE kind = 'JUAL')`,
    'gerak-jurnal',
  ],
  ['a reversal that runs the wrong way', 'UPDATE mutasi SET pcs = -pcs, mg = -mg, rp = -rp', 'gerak-jurnal'],
  ['money that an entry of goods touches', "UPDATE jurnal SET kind = 'AMBIL_UANG' WHERE kind = 'BELI'", 'gerak-jurnal'],
  [
    'money taken out that came in',
    "UPDATE mutasi SET rp = -rp WHERE jurnal_id IN (SELECT id FROM jurnal WHERE kind = 'BELI')",
    'gerak-jurnal',
  ],
  ['a line that says another weight', 'UPDATE sortir_pembelian_detail SET berat = berat + 1', 'isi-dokumen'],
  ['a line that says another tray', "UPDATE sortir_sepuh_detail SET kode_baki_asal = 'ZZ'", 'isi-dokumen'],
  ['a line more than the jurnal has', "UPDATE pembelian SET kode_baki = 'ZZ'", 'isi-dokumen'],
  [
    'a paper written by another than who posted it',
    "UPDATE uang SET user_id = 'LAIN'; UPDATE tambah_barang SET user_id = 'LAIN'",
    'isi-dokumen',
  ],
  ['a document without its jurnal', "DELETE FROM jurnal WHERE kind = 'SALDO_AWAL'", 'dokumen-berjurnal'],
  ['a gap in the numbers', "UPDATE nomor SET terakhir = terakhir + 1 WHERE jenis = 'SA'", 'nomor-tanpa-celah'],
]
