import type { Violation } from '@kencana/testing/violation'

/** Points of a member by a document of the shop, as its sale would leave them. */
const poin = (jumlah: number, saldo: number, dokumen = "(SELECT max(nomor) FROM dokumen WHERE kode = 'FB')") => `
  INSERT INTO poin_mutasi (kode_member, dokumen, jenis, urut, jumlah, kode_toko, tgl_system, user_id, waktu)
    SELECT 'M-X', x.nomor, 'JUAL', 1, ${jumlah}, 'TK01', coalesce(d.tgl_system, '2026-03-03'), 'OWNER', now()
    FROM (SELECT ${dokumen} AS nomor) x LEFT JOIN dokumen d USING (nomor);
  INSERT INTO poin_saldo VALUES ('M-X', ${saldo});`
/** A sale that is right. */
const NOTA = "(SELECT min(no_faktur_jual) FROM penjualan WHERE status = 'DONE' AND tagihan > 500000)"
const balik = (jumlah: number, ke: number) => `
  INSERT INTO poin_mutasi (kode_member, dokumen, jenis, urut, jumlah, asal, ke, kode_toko, tgl_system, user_id, waktu)
    SELECT kode_member, dokumen, 'BATAL', 1, ${jumlah}, id, ${ke}, kode_toko, tgl_system, user_id, waktu FROM poin_mutasi WHERE asal IS NULL AND kode_member = 'M-X';
  UPDATE poin_saldo SET poin = poin + ${jumlah} WHERE kode_member = 'M-X';`

/** Points of that member that ran out of his first ones. */
const habis = (jumlah: number) => `
  INSERT INTO poin_mutasi (kode_member, dokumen, jenis, urut, jumlah, lot, kode_toko, tgl_system, user_id, waktu)
    SELECT kode_member, dokumen, 'KEDALUWARSA', 1, ${jumlah}, id, kode_toko, tgl_system, user_id, waktu FROM poin_mutasi
    WHERE kode_member = 'M-X' AND jenis = 'JUAL';
  UPDATE poin_saldo SET poin = poin + ${jumlah} WHERE kode_member = 'M-X';`

export const VIOLATIONS: readonly Violation[] = [
  ['points that nothing gave', "INSERT INTO poin_saldo VALUES ('M-X', 5)", 'poin-saldo'],
  ['points that nobody counted', `${poin(5, 5)} DELETE FROM poin_saldo`, 'poin-saldo'],
  ['points of no document', poin(5, 5, "'FJ-X'"), 'poin-saldo'],
  ['more points taken back than were given', poin(5, 5) + balik(-6, 1), 'poin-saldo'],
  ['points given twice by one line', poin(5, 5) + balik(5, 2), 'poin-saldo'],
  [
    "points of another day's document",
    `${poin(5, 5)} UPDATE poin_mutasi SET tgl_system = tgl_system + 1`,
    'poin-saldo',
  ],
  [
    'points left over from what was undone',
    `${poin(5, 5)} UPDATE dokumen SET membatalkan = (SELECT max(dokumen) FROM poin_mutasi WHERE kode_member = 'M-X') WHERE kode = 'TM'`,
    'poin-saldo',
  ],
  [
    'fewer points taken by a sale than it says, their balance moved along',
    `${poin(-450, -450, NOTA).replace("'JUAL', 1", "'BAYAR', 0")} UPDATE penjualan SET poin = 500, kode_member = 'M-X' WHERE no_faktur_jual = ${NOTA};
     UPDATE pembayaran SET cara_bayar = 'POIN', ref = 'M-X', no_rekening = NULL, diterima = NULL, jumlah = 500000 WHERE dokumen = ${NOTA} AND urut = 1`,
    'poin-dokumen',
  ],
  ['more points that ran out than a line gave', poin(5, 5) + habis(-6), 'poin-saldo'],
  [
    'points of somebody who is another member by now',
    `${poin(5, 5)} INSERT INTO member_gabung VALUES ('M-X', 'M-Y', 'TK01', '2026-03-03', 'SAMA', 'OWNER', now())`,
    'poin-saldo',
  ],
  ['merged points that became nobody’s', poin(5, 5).replace("'JUAL', 1", "'GABUNG', 1"), 'poin-saldo'],
  [
    'points that somebody brought along who was another one',
    `${poin(5, 5)} INSERT INTO poin_mutasi (kode_member, dokumen, jenis, urut, jumlah, dari, kode_toko, tgl_system, user_id, waktu)
       SELECT 'M-Y', dokumen, 'MANUAL', 1, 5, id, kode_toko, tgl_system, user_id, waktu FROM poin_mutasi WHERE kode_member = 'M-X';
     INSERT INTO poin_saldo VALUES ('M-Y', 5);`,
    'poin-saldo',
  ],
  ['points that ran out on their own day', poin(5, 5) + habis(-2), 'poin-saldo'],
  ['points that ran out by no document of that kind', poin(5, 5) + habis(-2), 'poin-dokumen'],
  [
    'points that ran out of nobody',
    "INSERT INTO kedaluwarsa_poin VALUES ('PKD-X', 'TK01', '2026-03-03', '2026-02-03', 5, 'OWNER', now())",
    'poin-dokumen',
  ],
  [
    'opening points that nobody got',
    "INSERT INTO impor_poin VALUES ('PMI-X', 'TK01', '2026-03-03', 1, 5, 'OWNER', now())",
    'poin-dokumen',
  ],
]
