/** The documents that paid an order ahead, and those of the form that it shares. */
import { sql } from '@kencana/database'
import type { WriteContext } from '@kencana/server-kit'

/** The documents with which an order was paid ahead: its form, which its sisters share, and every deposit that stands. */
export const dokumenBayar = async ({ db }: Pick<WriteContext, 'db'>, no_pesanan: string): Promise<string[]> => {
  const rows = await db.rows<{ dokumen: string }>(sql`
    SELECT no_grup::text AS dokumen FROM pesanan WHERE no_pesanan = ${no_pesanan}
    UNION SELECT no_titip::text FROM pesanan_titip WHERE no_pesanan = ${no_pesanan} AND no_batal IS NULL ORDER BY 1`)
  return rows.map((row) => row.dokumen)
}

/** All documents of a form's money: those that paid it ahead, and those that gave its orders back. */
export const uangGrup = async ({ db }: Pick<WriteContext, 'db'>, no_grup: string): Promise<string[]> => {
  const rows = await db.rows<{ dokumen: string }>(sql`
    SELECT ${no_grup}::text AS dokumen
    UNION SELECT t.no_titip FROM pesanan_titip t JOIN pesanan p USING (no_pesanan) WHERE p.no_grup = ${no_grup} AND t.no_batal IS NULL
    UNION SELECT p.no_batal FROM pesanan p WHERE p.no_grup = ${no_grup} AND p.no_batal IS NOT NULL ORDER BY 1`)
  return rows.map((row) => row.dokumen)
}
