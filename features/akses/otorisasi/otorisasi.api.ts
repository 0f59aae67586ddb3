/** Authorisations as documents use them: held, checked against the very draft, and spent once. */
import { type Endpoint, type InputOf, sidikDraft } from '@kencana/contract'
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'

interface Row {
  kategori: string
  draft_hash: string
  diminta_oleh: string
  tgl_system: string
  dokumen: string | null
  /** Whoever agreed may still agree. */
  berlaku: boolean
}

/**
 * Holds the authorisation that a draft names. Spend it with pakaiOtorisasi once the document has its number.
 * @param kategori what has to be agreed to; the browser learns it from the refusal and asks for it
 * @throws Refusal `Butuh Otorisasi ${kategori}` without one, or when it is not for this draft, this user and this day
 */
export const kunciOtorisasi = async <E extends Endpoint>(
  ctx: WriteContext,
  endpoint: E,
  input: InputOf<E> & { otorisasi: string | null },
  kategori: string,
): Promise<string> => {
  const id = input.otorisasi
  if (id === null) throw new Refusal('rule', `Butuh Otorisasi ${kategori}`)
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const row = await ctx.db.one<Row>(sql`
    SELECT o.kategori, o.draft_hash, o.diminta_oleh, o.tgl_system, o.dokumen, u.aktif AND u.level IN ('OWN', 'SU') AS berlaku
    FROM otorisasi o JOIN users u ON u.user_id = o.disetujui_oleh
    WHERE o.id = ${id} AND o.kode_toko = ${kode_toko} FOR UPDATE OF o`)
  if (!row) throw new Refusal('rule', 'Otorisasi Tidak Dikenal')
  if (row.dokumen !== null) throw new Refusal('conflict', 'Otorisasi Sudah Dipakai')
  const sama =
    row.berlaku &&
    row.kategori === kategori &&
    row.diminta_oleh === user_id &&
    row.tgl_system === tgl_system &&
    row.draft_hash === sidikDraft(endpoint, input)
  if (!sama) throw new Refusal('rule', 'Otorisasi Tidak Berlaku Untuk Data Ini')
  return id
}

/** Spends a held authorisation for the document it made possible; null was not needed. */
export const pakaiOtorisasi = async (ctx: WriteContext, id: string | null, dokumen: string): Promise<void> => {
  if (id !== null) await ctx.db.run(sql`UPDATE otorisasi SET dokumen = ${dokumen} WHERE id = ${id}`)
}
