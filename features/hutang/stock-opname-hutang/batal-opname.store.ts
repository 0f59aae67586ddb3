/** Whose a count of envelopes is, and who says that something was found. */
import { type Queryable, sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { SAKSI_OPNAME } from './stock-opname-hutang.query.ts'

/** Everybody whose count it is: who began it, scanned, closed a round or looked on. */
export const penghitung = async (db: Queryable, no_so: string): Promise<string[]> =>
  (
    await db.rows<{ oleh: string }>(sql`
      SELECT DISTINCT x.oleh::text FROM hutang_opname s,
        LATERAL (SELECT unnest(ARRAY[s.user_id::text, s.tutup_pertama_oleh::text, s.tutup_oleh::text]) AS oleh
          UNION SELECT x.disetujui_oleh::text FROM ${SAKSI_OPNAME} x
          UNION SELECT p.user_id::text FROM hutang_opname_oleh p WHERE p.no_so = s.no_so) x
      WHERE s.no_so = ${no_so} AND x.oleh IS NOT NULL ORDER BY 1`)
  ).map((one) => one.oleh)

/**
 * Who looked on says of nothing that it was found, while somebody else may: he vouched that it was not there. A photo of who counted
 * alone is nobody's look. @throws Refusal
 */
export const tolakSaksi = async ({ db, sesi }: WriteContext, no_so: string): Promise<void> => {
  const saksi = await db.one(sql`
    SELECT 1 AS ada FROM hutang_opname s WHERE s.no_so = ${no_so} AND ${sesi.user_id} IN ${SAKSI_OPNAME}
      AND EXISTS (SELECT FROM users u WHERE u.aktif AND NOT u.ganti_password AND u.user_id NOT IN ${SAKSI_OPNAME} AND (u.level IN ('OWN', 'SU')
        OR u.kode_toko = s.kode_toko AND EXISTS (SELECT FROM hak_aksi h
          WHERE h.user_id = u.user_id AND h.menu_name = '/stock-opname-hutang' AND h.aksi = 'temu')))`)
  if (saksi) throw new Refusal('rule', 'Saksi Hitungan Tidak Menyatakan Temuannya, Minta User Lain')
}
