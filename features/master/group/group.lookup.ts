/** Whether a category is still needed; it has two screens that may delete it. */
import { sql } from '@kencana/database'
import { kunciMaster, Refusal, type WriteContext } from '@kencana/server-kit'

/** @throws Refusal naming what still needs the group */
export const groupDipakai = async (kode_group: string, { db }: Pick<WriteContext, 'db'>): Promise<void> => {
  await kunciMaster(db, `GROUP|${kode_group}`)
  const jenis = await db.one<{ kode_dept: string }>(
    sql`SELECT kode_dept::text FROM jenis WHERE kode_group = ${kode_group} AND dihapus_pada IS NULL LIMIT 1`,
  )
  if (jenis) throw new Refusal('rule', `Group ${kode_group} Masih Dipakai Jenis ${jenis.kode_dept}`)
  const stok = await db.one(sql`
    SELECT 1 AS ada FROM toko k CROSS JOIN LATERAL saldo(k.kode_toko, 'infinity') s
    JOIN akun a ON a.akun = s.akun AND a.tanda <> 0
    WHERE s.kode_group = ${kode_group} LIMIT 1`)
  if (stok) throw new Refusal('rule', `Group ${kode_group} Masih Ada Barangnya`)
}
