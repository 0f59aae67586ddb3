import type { Violation } from '@kencana/testing/violation'

const KOREKSI = '(SELECT min(no_koreksi_poin) FROM koreksi_poin)'
const FJ = "(SELECT min(no_faktur_jual) FROM penjualan WHERE status = 'DONE')"

const mutasi = (dokumen: string, jenis: string, jumlah: number, kode_member = "'M-X'") => `
  INSERT INTO poin_mutasi (kode_member, dokumen, jenis, urut, jumlah, kode_toko, tgl_system, user_id, waktu)
    SELECT ${kode_member}, nomor, '${jenis}', 1, ${jumlah}, kode_toko, tgl_system, 'OWNER', now() FROM dokumen WHERE nomor = ${dokumen};
  INSERT INTO poin_saldo SELECT kode_member, sum(jumlah) FROM poin_mutasi GROUP BY 1
    ON CONFLICT (kode_member) DO UPDATE SET poin = excluded.poin;`

export const VIOLATIONS: readonly Violation[] = [
  [
    'a correction of other points than it says',
    `UPDATE koreksi_poin SET jumlah = jumlah + 1 WHERE no_koreksi_poin = ${KOREKSI}`,
    'poin-dokumen',
  ],
  ['points of a correction that nobody wrote', mutasi(FJ, 'MANUAL', 5), 'poin-dokumen'],
  ["points of a sale that are not its member's", mutasi(FJ, 'JUAL', 5), 'poin-dokumen'],
  ['points spent in a sale that they did not pay', mutasi(FJ, 'BAYAR', -5), 'poin-dokumen'],
]
