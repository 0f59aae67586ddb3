import type { Violation } from '@kencana/testing/violation'

const RULE = 'nilai-persediaan'

export const VIOLATIONS: readonly Violation[] = [
  [
    'a cost of goods that is booked twice',
    "UPDATE mutasi SET rp = rp + CASE akun WHEN 'HPP' THEN 1000000 ELSE -1000000 END WHERE akun IN ('HPP', 'PERSEDIAAN') AND jurnal_id = (SELECT id FROM jurnal WHERE document LIKE 'NL-%' LIMIT 1)",
    RULE,
  ],
  ["customers' gold that is counted as the shop's", 'UPDATE pesanan SET berat_customer = berat_customer + 1000', RULE],
  ['goods that are worth more than they cost', 'UPDATE nilai_harian SET rp = rp + 500000', RULE],
  ['grams without lines', 'UPDATE nilai_harian SET mg = mg + 10', RULE],
  ['a loss that is valued at nothing', "UPDATE nilai_rinci SET rp = 0 WHERE sebab = 'RUGI'", RULE],
  ['a loss that nobody valued', "DELETE FROM nilai_rinci WHERE sebab = 'RUGI'", RULE],
  ['a purchase that is valued at another price', "UPDATE nilai_rinci SET rp = rp - 1000 WHERE sebab = 'BELI'", RULE],
  ['purchases that wait for another evening', "UPDATE saldo_harian SET rp = 5000 WHERE akun = 'PEMBELIAN'", RULE],
  ['an average of other goods', 'UPDATE nilai_harian SET dasar_rp = dasar_rp * 2', RULE],
  ['a beginning of more goods', 'UPDATE nilai_awal_detail SET mg = mg + 1000', RULE],
  ['a beginning at another cost', 'UPDATE nilai_awal_detail SET rp = rp + 1000', RULE],
  ['a beginning of another sum', 'UPDATE nilai_awal SET jumlah = jumlah + 1', RULE],
  ['purchases that the beginning did not have', 'UPDATE nilai_awal SET pembelian = pembelian + 1', RULE],
  [
    'a sale of before the first value that nobody made and that is cost all the same',
    "INSERT INTO nilai_rinci (no_nilai, urut, kode_group, sebab, lawan, ref, dokumen, mg, rp) SELECT no_nilai, 9001, 'MM', 'SEBELUM', 'HPP', 'MM', '-', -1000, -1000000 FROM nilai LIMIT 1",
    RULE,
  ],
  [
    'a shop that owes another one for goods it never got',
    "INSERT INTO nilai_antar (no_kirim, kode_group, pengirim, penerima, tgl_terima, mg, rp, no_terima_nilai) SELECT 'KRM-TK01-260303-0001', 'MM', 'TK02', 'TK01', '2026-03-03', 1000, 1500000, no_nilai FROM nilai LIMIT 1",
    RULE,
  ],
  [
    'a conversion that makes a rupiah',
    "INSERT INTO nilai_rinci (no_nilai, urut, kode_group, sebab, lawan, ref, dokumen, mg, rp) SELECT no_nilai, 9001, 'MM', 'KONVERSI', '-', '-', 'GG-X', 0, 500000 FROM nilai LIMIT 1",
    RULE,
  ],
  [
    'gold of another category that nothing carried over',
    "INSERT INTO nilai_rinci (no_nilai, urut, kode_group, sebab, lawan, ref, dokumen, mg, rp) SELECT n.no_nilai, 9000 + x.urut, 'MM', x.sebab, '-', '-', 'GG-X', x.mg, 0 FROM (SELECT no_nilai FROM nilai LIMIT 1) n, (VALUES (1, 'KONVERSI', 500), (2, 'RUGI', -500)) x (urut, sebab, mg)",
    RULE,
  ],
  [
    'a correction that says another value than it made',
    "INSERT INTO nilai_koreksi (no_koreksi_nilai, kode_toko, tgl_system, kode_group, nama_group, mg, rp_lama, rp_baru, alasan, user_id, dibuat_pada) VALUES ('KN-TK01-260302-0001', 'TK01', '2026-03-02', 'MM', 'MM', 1000, 1, 500000, 'X', 'OWNER', now())",
    RULE,
  ],
  [
    'goods that another shop has and their sender keeps',
    "INSERT INTO mutasi (jurnal_id, urut, kode_toko, tgl_system, akun, ref, lot, kode_group, kode_dept, pcs, mg, rp) SELECT (SELECT max(id) FROM jurnal), 9001, 'TK02', '2026-03-02', 'TRANSIT', min(nomor), '-', 'MM', '-', 0, -1000, 0 FROM dokumen WHERE kode_toko = 'TK01'; UPDATE toko SET tgl_system = tgl_system + 5 WHERE kode_toko = 'TK02'",
    RULE,
  ],
  ['a day without its value', 'DELETE FROM nilai_rinci; DELETE FROM nilai_harian; DELETE FROM nilai', RULE],
]
