/** Categories as others need them: held while a document is written, and whether one is still needed. */
import { type Queryable, sql } from '@kencana/database'
import type { Persentase } from '@kencana/ledger'
import { kunciMaster, type ReadContext, Refusal, type Tahan, type WriteContext } from '@kencana/server-kit'
import type { JenisPpn } from './jenis-ppn.contract.ts'
import { masihAda, pernahBergerak } from './pemakaian.api.ts'

/** @throws Refusal naming what still needs the group */
export const groupDipakai = async (kode_group: string, { db }: Pick<WriteContext, 'db'>): Promise<void> => {
  await kunciMaster(db, `GROUP|${kode_group}`)
  const jenis = await db.one<{ kode_dept: string }>(
    sql`SELECT kode_dept::text FROM jenis WHERE kode_group = ${kode_group} AND dihapus_pada IS NULL LIMIT 1`,
  )
  if (jenis) throw new Refusal('rule', `Group ${kode_group} Masih Dipakai Jenis ${jenis.kode_dept}`)
  if (await masihAda(db, 'kode_group', kode_group)) throw new Refusal('rule', `Group ${kode_group} Masih Ada Barangnya`)
}

/** Whether other installations take their categories from here: what their books know is not known here. */
export const adaCabang = async (db: Queryable): Promise<boolean> =>
  (await db.one(sql`SELECT 1 AS ada FROM toko WHERE portal <> '' LIMIT 1`)) !== undefined

/**
 * The fineness of a category is fixed from its first ledger line on, and where others take theirs from here: what was melted, bought and sold
 * was reckoned with it. A wrong one is put right from a day on (ADR 99). Source: controls, what a price follows from.
 * @throws Refusal where it would change
 */
export const persentaseTetap = async (
  kode_group: string,
  sebelum: unknown,
  sesudah: unknown,
  { db }: Pick<ReadContext, 'db'>,
  tahan: Tahan,
): Promise<void> => {
  if (sebelum === sesudah) return
  await tahan(`GROUP|${kode_group}`)
  if (await pernahBergerak(db, 'kode_group', kode_group))
    throw new Refusal('rule', `Persentase Group ${kode_group} Tidak Bisa Diganti Karena Sudah Dipakai`)
  if (await adaCabang(db))
    throw new Refusal('rule', `Persentase Group ${kode_group} Mungkin Dipakai Cabang, Ganti Dengan Betulkan Persentase`)
}

/** An edit that leaves it empty keeps what the category is. */
export const ppnTetap = (before: object, input: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  input.jenis_ppn === null && 'jenis_ppn' in before ? { jenis_ppn: before.jenis_ppn } : {}

/** What the law makes of goods of a category. */
export const jenisPpn = async (db: Queryable, kode_group: string): Promise<JenisPpn> => {
  const row = await db.one<{ jenis_ppn: JenisPpn }>(
    sql`SELECT jenis_ppn FROM master_group WHERE kode_group = ${kode_group}`,
  )
  if (!row) throw new Error(`no category ${kode_group}`)
  return row.jenis_ppn
}

/**
 * Holds categories as they are until commit.
 * @returns the fineness of each
 * @throws Refusal for one that is deleted
 */
export const pegangGroup = async (
  db: Queryable,
  kode_group: readonly string[],
): Promise<ReadonlyMap<string, Persentase>> => {
  const rows = await db.rows<{ kode_group: string; persentase: Persentase }>(sql`
    SELECT kode_group, persentase FROM master_group
    WHERE kode_group = ANY (${[...kode_group]}::text[]) AND dihapus_pada IS NULL ORDER BY kode_group FOR SHARE`)
  const ada = new Map(rows.map((row) => [row.kode_group, row.persentase]))
  const hilang = kode_group.find((kode) => !ada.has(kode))
  if (hilang !== undefined) throw new Refusal('rule', `Kategori ${hilang} Tidak Ada`)
  return ada
}
