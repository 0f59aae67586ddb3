/** What still binds the shop and a member. */
import { type Queryable, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'

/** @param kode_member a member @throws Refusal while a paper that names him, or one he was before, is open */
export const tolakBelumSelesai = async (db: Queryable, kode_member: string): Promise<void> => {
  const terbuka = await db.one<{ nomor: string }>(sql`
    SELECT nomor FROM (
      SELECT no_faktur_jual::text AS nomor FROM penjualan WHERE kode_member IN (SELECT member_satu(${kode_member})) AND status = 'OPEN'
      UNION ALL SELECT no_faktur_beli::text FROM pembelian WHERE kode_member IN (SELECT member_satu(${kode_member})) AND status = 'OPEN'
      UNION ALL SELECT no_titip::text FROM titipan WHERE kode_member IN (SELECT member_satu(${kode_member})) AND status IN ('OPEN', 'DONE')
      UNION ALL SELECT no_service::text FROM service WHERE kode_member IN (SELECT member_satu(${kode_member})) AND status IN ('OPEN', 'DONE')
      UNION ALL SELECT no_hutang::text FROM hutang WHERE kode_member IN (SELECT member_satu(${kode_member})) AND status IN ('OPEN', 'AKTIF')
      UNION ALL SELECT no_pesanan::text FROM pesanan
        WHERE kode_customer = ANY (ARRAY(SELECT member_satu(${kode_member}))) AND kode_customer <> '-' AND status NOT IN ('DISERAHKAN', 'BATAL')
    ) x ORDER BY nomor LIMIT 1`)
  if (terbuka) throw new Refusal('rule', `${terbuka.nomor} Belum Selesai`)
}
