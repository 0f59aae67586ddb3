import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    "a customer's gold that went to another craftsman",
    "UPDATE pembagian_pesanan SET kode_tukang = 'T02' WHERE jenis = 'PINDAH'",
    'tukang-pesanan',
  ],
  [
    "a customer's gold that weighs more",
    'UPDATE pembagian_pesanan SET berat_customer = berat_customer + 1',
    'tukang-pesanan',
  ],
  [
    'an order of another fee than its assignment',
    'UPDATE pesanan SET ongkos_tukang = ongkos_tukang + 1',
    'tukang-pesanan',
  ],
  [
    'an order that goes by an assignment taken back',
    "UPDATE pembagian_pesanan SET no_batal = 'BBG-X' WHERE jenis = 'PINDAH'",
    'tukang-pesanan',
  ],
  [
    'a finished piece of another weight',
    'UPDATE pesanan_selesai SET berat_selesai = berat_selesai + 1',
    'tukang-pesanan',
  ],
  ['a finished piece on another day', "UPDATE pesanan_selesai SET tgl_system = '2026-03-01'", 'tukang-pesanan'],
  ['a finished piece that its order does not name', "UPDATE pesanan SET no_selesai = 'SLP-X'", 'tukang-pesanan'],
  [
    'a settlement of other material',
    'UPDATE so_pesanan SET setor = setor + 1, selisih = selisih - 1',
    'tukang-pesanan',
  ],
  ['a settlement of another fee', 'UPDATE so_pesanan_detail SET ongkos = ongkos + 1', 'tukang-pesanan'],
  ['an order settled nowhere', 'DELETE FROM so_pesanan_detail', 'tukang-pesanan'],
  ['an order settled and free again', 'UPDATE pesanan_selesai SET no_so_pesanan = NULL', 'tukang-pesanan'],
  ['a fee paid to another craftsman', "UPDATE ongkos_tukang SET kode_tukang = 'T02'", 'tukang-pesanan'],
  [
    'a fee paid without a jurnal',
    `INSERT INTO ongkos_tukang (no_ongkos, kode_toko, tgl_system, kode_tukang, no_rekening, jumlah, sisa, keterangan, user_id,
        dibuat_pada, nama_tukang)
      SELECT 'OTK-X', kode_toko, tgl_system, kode_tukang, no_rekening, jumlah, sisa, keterangan, user_id, dibuat_pada, 'X'
      FROM ongkos_tukang`,
    'tukang-pesanan',
  ],
  ...['BGP', 'SLP', 'SOP', 'OTK'].map(
    (jenis) =>
      [
        `a number ${jenis} that is missing`,
        `UPDATE nomor SET terakhir = terakhir + 1 WHERE jenis = '${jenis}'`,
        'nomor-tanpa-celah',
      ] as const,
  ),
  [
    'a loss of a craftsman with an authorisation that was not used for it',
    `INSERT INTO otorisasi VALUES ('9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f13', 'TK01', '2026-03-03', now(), 'OWNER', 'OWNER',
        'SUSUT TUKANG', 'X', 'x', NULL, NULL, NULL, NULL, NULL);
       UPDATE pesanan_selesai SET otorisasi = '9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f13'`,
    'otorisasi-dokumen',
  ],
]
