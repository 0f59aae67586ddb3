import type { Violation } from '@kencana/testing/violation'

const RULE = 'tagihan'

export const VIOLATIONS: readonly Violation[] = [
  ['a bill of another sum than its lines', 'UPDATE tagihan SET jumlah = jumlah + 1000', RULE],
  ['a bill that is owed to somebody else', "UPDATE tagihan SET pihak = 'PABRIK LAIN' WHERE pabrik", RULE],
  [
    'goods that are billed dearer than they were',
    'UPDATE tagihan_detail SET rp = rp + 1000 WHERE mg IS NOT NULL',
    RULE,
  ],
  [
    'a cost for something else',
    "UPDATE tagihan_detail SET kode_transaksi = 'SEWA' WHERE kode_transaksi = 'ONGKIR'",
    RULE,
  ],
  ['goods that nobody knows', "UPDATE tagihan_detail SET no_bahan_stok = 'BM-X' WHERE mg IS NOT NULL", RULE],
  ['more goods than the factory sent', 'UPDATE tagihan_detail SET mg = mg + 10 WHERE mg IS NOT NULL', RULE],
  ['goods of another category', "UPDATE tagihan_detail SET kode_group = 'MT' WHERE mg IS NOT NULL", RULE],
  ['a bill of goods without goods', 'UPDATE tagihan SET pabrik = NOT pabrik', RULE],
  ['a paper of tomorrow', 'UPDATE tagihan SET tgl_bon = tgl_system + 1, tgl_jatuh_tempo = tgl_system + 1', RULE],
  [
    'goods that are taken back while they are billed',
    "UPDATE bahan_stok SET no_batal = 'BBM-X' WHERE no_bahan_stok IN (SELECT no_bahan_stok FROM tagihan_detail)",
    RULE,
  ],
  [
    'goods that are billed twice',
    "UPDATE tagihan SET no_batal = NULL WHERE NOT pabrik; UPDATE tagihan_detail d SET kode_transaksi = NULL, (no_bahan_stok, kode_group, mg) = (SELECT x.no_bahan_stok, x.kode_group, x.mg FROM tagihan_detail x WHERE x.mg IS NOT NULL) WHERE d.kode_transaksi = 'SEWA'",
    RULE,
  ],
  [
    'a bill that is paid twice',
    'UPDATE uang SET jumlah = 9000000 WHERE no_uang IN (SELECT no_uang FROM tagihan_bayar)',
    RULE,
  ],
  [
    'a bill that was undone and is paid',
    "UPDATE tagihan_bayar SET no_tagihan = (SELECT no_tagihan FROM tagihan WHERE pihak = 'PAK TANAH')",
    RULE,
  ],
  [
    'a bill that is paid to somebody else',
    "UPDATE uang SET pihak = 'PAK TANAH' WHERE no_uang IN (SELECT no_uang FROM tagihan_bayar)",
    RULE,
  ],
  [
    'what is open and nobody owes',
    "UPDATE mutasi SET rp = rp + 4000000 WHERE akun = 'HUTANG_LAIN' AND ref = 'UBS' AND jurnal_id IN (SELECT id FROM jurnal WHERE kind = 'AMBIL_UANG')",
    RULE,
  ],
  [
    'a bill that closing made nothing of',
    "UPDATE nilai_rinci SET rp = rp - 1000 WHERE sebab = 'PABRIK' AND lawan = 'PEMBELIAN'",
    'nilai-persediaan',
  ],
]
