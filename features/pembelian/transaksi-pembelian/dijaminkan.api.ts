/** Pieces of customers that lie here for a loan, or in repair by their nota. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'

/** The loan or the repair for which a piece lies here, null where it does not. @param kode_barang its column */
export const dijaminkanDi = (kode_barang: Sql): Sql => sql`
  coalesce((SELECT h.no_hutang::text FROM hutang_detail jaminan JOIN hutang h USING (no_hutang)
    WHERE jaminan.kode_barang = ${kode_barang} AND h.status IN ('OPEN', 'AKTIF') LIMIT 1),
    (SELECT s.no_service::text FROM service_barang s WHERE s.kode_barang = ${kode_barang} AND s.status IN ('OPEN', 'DONE')))`

/** 'Diservice SV-…' or 'Dijaminkan PI-…'. */
export const sedangApa = (nomor: string): string => `${nomor.startsWith('SV-') ? 'Diservice' : 'Dijaminkan'} ${nomor}`

/** Pieces that are held lie here for no loan. @throws Refusal that names it */
export const tolakDijaminkan = async (db: Queryable, barang: readonly { kode_barang: string }[]): Promise<void> => {
  const satu = await db.one<{ kode_barcode: string; no_hutang: string }>(sql`
    SELECT * FROM (
      SELECT b.kode_barcode::text, ${dijaminkanDi(sql`b.kode_barang`)} AS no_hutang FROM barang b
      WHERE b.kode_barang = ANY (${barang.map((one) => one.kode_barang)}::text[]) ORDER BY b.kode_barang
    ) x WHERE x.no_hutang IS NOT NULL LIMIT 1`)
  if (satu) throw new Refusal('rule', `Barang ${satu.kode_barcode} Sedang ${sedangApa(satu.no_hutang)}`)
}
