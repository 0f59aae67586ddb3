import { type Queryable, sql } from '@kencana/database'
import { type Persentase, resolveKadar } from '@kencana/ledger'
import { Refusal } from '@kencana/server-kit'

/** The fineness that codes of the kadar master stand for, in 1/10,000 %. */
export const masterKadar = async (db: Queryable): Promise<ReadonlyMap<string, Persentase>> => {
  const rows = await db.rows<{ kode: string; persentase: Persentase }>(
    sql`SELECT kode, persentase FROM master_kadar WHERE dihapus_pada IS NULL`,
  )
  return new Map(rows.map(({ kode, persentase }) => [kode, persentase]))
}

/** The fineness that was typed as `text`. @throws Refusal 'Kadar Tidak Terdaftar' */
export const persentaseKadar = (text: string, master: ReadonlyMap<string, Persentase>): Persentase => {
  const found = resolveKadar(text, master)
  if (found === undefined || found === 0) throw new Refusal('rule', `Kadar Tidak Terdaftar: ${text}`)
  return found
}
