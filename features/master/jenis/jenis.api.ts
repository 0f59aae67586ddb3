import { type Queryable, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'

interface Barang {
  kode_group: string
  kode_dept: string
}

/** Holds types as they are until commit. @throws Refusal for one that is deleted or of another category */
export const pegangJenis = async (db: Queryable, barang: readonly Barang[]): Promise<void> => {
  const rows = await db.rows<Barang>(sql`
    SELECT kode_dept, kode_group FROM jenis
    WHERE kode_dept = ANY (${barang.map((one) => one.kode_dept)}::text[]) AND dihapus_pada IS NULL
    ORDER BY kode_dept FOR SHARE`)
  for (const { kode_group, kode_dept } of barang) {
    const jenis = rows.find((row) => row.kode_dept === kode_dept)
    if (!jenis) throw new Refusal('rule', `Jenis ${kode_dept} Tidak Ada`)
    if (jenis.kode_group !== kode_group)
      throw new Refusal('rule', `Jenis ${kode_dept} Bukan Dari Kategori ${kode_group}`)
  }
}
