import type { Violation } from '@kencana/testing/violation'

// A loan is auctioned a month after the books of the audit's shop end: what there is none of is planted whole.
const LELANG = `
  INSERT INTO hutang_lelang (no_lelang, no_hutang, kode_toko, tgl_system, nilai, pokok, bunga, denda, kurang, lebih, user_id, dibuat_pada, otorisasi)
  SELECT 'LLH-TK01-1', no_hutang, kode_toko, tgl_jatuh_tempo + 20, jumlah_hutang + 500, jumlah_hutang, 0, 0, 0, 500, 'OWNER', now(), gen_random_uuid()
  FROM hutang WHERE status = 'AKTIF' LIMIT 1`

export const VIOLATIONS: readonly Violation[] = [
  [
    'an auction of pieces that nobody weighed',
    LELANG.replace('otorisasi)', 'otorisasi, timbang)').replace('gen_random_uuid()', 'gen_random_uuid(), 1'),
    'lelang-timbang',
  ],
  ['an auction without goods', LELANG, 'lelang-saldo'],
  ['a loan that goes on though it was auctioned', LELANG, 'hutang-saldo'],
  [
    'a surplus of no auction',
    `INSERT INTO hutang_surplus (no_surplus, no_lelang, kode_toko, tgl_system, jumlah, penerima, identitas_penerima, user_id, dibuat_pada)
     SELECT 'SLH-TK01-1', 'LLH-TK01-1', kode_toko, tgl_system, 500, '', '1', 'OWNER', now() FROM toko LIMIT 1`,
    'lelang-saldo',
  ],
  [
    'what was left over paid without money',
    `INSERT INTO hutang_surplus (no_surplus, no_lelang, kode_toko, tgl_system, jumlah, penerima, identitas_penerima, user_id, dibuat_pada)
     SELECT 'SLH-TK01-1', 'LLH-TK01-1', kode_toko, tgl_system, 500, '', '1', 'OWNER', now() FROM toko LIMIT 1`,
    'pembayaran-buku',
  ],
]
