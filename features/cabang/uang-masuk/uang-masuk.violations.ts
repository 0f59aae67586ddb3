import type { Violation } from '@kencana/testing/violation'

const LAIN = `INSERT INTO sambungan (portal, peran, token_akhir, dibuat_pada) VALUES ('http://cabang', 'CABANG', 'abcd', now());
  INSERT INTO toko (kode_toko, nama_toko, alamat_toko, portal, tgl_system, tgl_mulai, dibuat_pada)
  VALUES ('TK91', 'CABANG', '-', 'http://cabang', '2026-03-02', '2026-03-02', now());`

const KELUAR = (pihak: string, arah = 'AMBIL') =>
  `INSERT INTO uang (no_uang, kode_toko, tgl_system, arah, kode_transaksi, lawan, jumlah, keterangan, user_id, dibuat_pada, pihak)
   VALUES ('AUK-X', 'TK01', '2026-03-02', '${arah}', 'TAMBAH MODAL', 'RK', 5000, 'X', 'OWNER', now(), '${pihak}');`

const MASUK = `INSERT INTO uang_masuk (no_uang, sambungan, asal, kode_toko, bank, jumlah, keterangan, user_kirim, tgl_kirim, datang_pada, no_terima)
  SELECT 'AUK-TK91-260302-0001', id, 'TK91', 'TK01', false, 5000, 'X', 'X', '2026-03-02', now()`

export const VIOLATIONS: readonly Violation[] = [
  [
    'money said to have come back that nobody called off',
    `${LAIN} ${KELUAR('TK91')} INSERT INTO uang_kecabang (no_uang, tujuan, dibatalkan) VALUES ('AUK-X', 'TK91', true)`,
    'uang-cabang',
  ],
  ['money to another installation without its letter', `${LAIN} ${KELUAR('TK91')}`, 'uang-cabang'],
  [
    'money inside of this installation said to have left it',
    `${KELUAR('TK01')} INSERT INTO uang_kecabang (no_uang, tujuan) VALUES ('AUK-X', 'TK01')`,
    'uang-cabang',
  ],
  ['money of another installation that nobody sent', `${LAIN} ${KELUAR('TK91', 'TAMBAH')}`, 'uang-cabang'],
  [
    'money received of which its sender was not told',
    `${LAIN} ${KELUAR('TK91', 'TAMBAH')} ${MASUK}, 'AUK-X' FROM sambungan`,
    'uang-cabang',
  ],
  [
    'a debt to a shop of another installation that is neither goods nor money',
    `${LAIN} UPDATE mutasi SET akun = 'RK', ref = 'TK91' WHERE akun = 'MODAL'`,
    'uang-cabang',
  ],
]
