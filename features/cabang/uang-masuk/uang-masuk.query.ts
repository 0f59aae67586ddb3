/** Money of other installations as screens and the owner's list see it. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Alarm, hitungBaris, waktu } from '@kencana/server-kit'
import type { listUangMasuk } from './uang-masuk.contract.ts'

/** Neither received nor turned away, and not taken back. */
const TERBUKA = sql`m.no_terima IS NULL AND m.ditolak_pada IS NULL AND m.batal_pada IS NULL`

/** What is on its way to a shop here, oldest first. */
export const uangMasuk = (db: Queryable, kode_toko: string): Promise<OutputOf<typeof listUangMasuk>> =>
  db.rows(sql`
    SELECT m.no_uang::text, m.asal::text, t.nama_toko::text AS nama_asal, m.bank, m.jumlah, m.keterangan, m.user_kirim, m.tgl_kirim,
      ${waktu(sql`m.datang_pada`)} AS waktu
    FROM uang_masuk m JOIN toko t ON t.kode_toko = m.asal WHERE m.kode_toko = ${kode_toko} AND ${TERBUKA} ORDER BY m.datang_pada, m.no_uang`)

/** How much of it there is. */
export const jumlahUangMasuk = (db: Queryable, kode_toko: string): Promise<number> =>
  hitungBaris(db, sql`uang_masuk m WHERE m.kode_toko = ${kode_toko} AND ${TERBUKA}`)

/** How much money of a shop is on its way to other installations. */
export const jumlahUangKeluar = (db: Queryable, kode_toko: string): Promise<number> =>
  hitungBaris(
    db,
    sql`uang_kecabang c JOIN uang k USING (no_uang) WHERE c.no_terima IS NULL AND NOT c.dibatalkan AND k.kode_toko = ${kode_toko}`,
  )

/** So long money may be under way between two installations. */
const JANGKA = sql`interval '3 days'`
const RP = sql`'Rp. ' || to_char(x.jumlah, 'FM999,999,999,999')`

/** Money between installations that was turned away, or not received in three days, as either side sees it: here by whom as well. */
const tertahan: Alarm = {
  kode: 'UANG_CABANG_TERTAHAN',
  judul: 'Uang Antar Instalasi Tertahan',
  berat: 'MERAH',
  path: '/kiriman-data',
  baris: (sejak, kini) => sql`
    SELECT x.no_uang || x.apa AS kunci, x.kode_toko::text, x.waktu, x.user_id::text, x.no_uang::text AS dokumen, ${RP} || x.apa AS isi
    FROM (
      SELECT u.no_uang, u.kode_toko, u.jumlah, u.user_id, u.dibuat_pada + ${JANGKA} AS waktu, ' ke ' || c.tujuan || ' belum diterima di sana' AS apa
      FROM uang u JOIN uang_kecabang c USING (no_uang) WHERE u.lawan = 'RK' AND u.no_batal IS NULL AND c.no_terima IS NULL AND c.ditolak IS NULL
        AND u.dibuat_pada > ${sejak}::timestamptz - ${JANGKA} AND u.dibuat_pada <= ${kini}::timestamptz - ${JANGKA}
      UNION ALL
      SELECT u.no_uang, u.kode_toko, u.jumlah, u.user_id, c.dijawab_pada, ' ke ' || c.tujuan || ' ditolak: ' || c.ditolak
      FROM uang_kecabang c JOIN uang u USING (no_uang) WHERE c.no_terima IS NULL AND NOT c.dibatalkan AND c.ditolak IS NOT NULL AND c.dijawab_pada > ${sejak}
      UNION ALL
      SELECT m.no_uang, m.kode_toko, m.jumlah, '-', m.datang_pada + ${JANGKA}, ' dari ' || m.asal || ' belum diterima di sini'
      FROM uang_masuk m WHERE ${TERBUKA} AND m.datang_pada > ${sejak}::timestamptz - ${JANGKA} AND m.datang_pada <= ${kini}::timestamptz - ${JANGKA}
      UNION ALL
      SELECT m.no_uang, m.kode_toko, m.jumlah, m.ditolak_oleh, m.ditolak_pada, ' dari ' || m.asal || ' ditolak di sini: ' || m.ditolak_alasan
      FROM uang_masuk m WHERE m.ditolak_pada > ${sejak}
    ) x`,
}

export const ALARM_UANG_CABANG: readonly Alarm[] = [tertahan]
