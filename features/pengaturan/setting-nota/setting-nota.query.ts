/** The note of a shop, for every document that prints one. */
import { type Queryable, sql } from '@kencana/database'
import { NOTA_STANDAR, type TampilNota } from './setting-nota.contract.ts'

/** What is printed around a document: the shop and its lines. */
export interface NotaToko {
  kepala: string[]
  kaki: string[]
  tampil: TampilNota[]
  salinan: number
  versi: number
  nama_toko: string
  alamat_toko: string
  no_hp: string
}

/** A shop's note, with the defaults while it has set nothing. */
export const notaToko = async (db: Queryable, kode_toko: string): Promise<NotaToko> => {
  const row = await db.one<NotaToko & { ada: boolean }>(sql`
    SELECT n.kode_toko IS NOT NULL AS ada, n.kepala, n.kaki, n.tampil, n.salinan, n.versi,
      t.nama_toko::text, t.alamat_toko, t.no_hp
    FROM toko t LEFT JOIN setting_nota n ON n.kode_toko = t.kode_toko WHERE t.kode_toko = ${kode_toko}`)
  if (!row) throw new Error(`shop ${kode_toko} is missing`)
  const { ada, ...nota } = row
  return ada ? nota : { ...nota, ...NOTA_STANDAR }
}
