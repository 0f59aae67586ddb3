import { type Queryable, type Sql, sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { CETAK_KARTU_MEMBER, CETAK_KUNCI, CETAK_LABEL, CETAK_SERTIFIKAT } from './cetak.contract.ts'

/** How often a document was printed so far; the next print is SALINAN when it is not the first. */
export const jumlahCetak = async (
  db: Queryable,
  kode_toko: string,
  jenis: string,
  dokumen: string,
): Promise<number> => {
  const row = await db.one<{ ke: number | null }>(
    sql`SELECT max(ke) AS ke FROM cetak WHERE kode_toko = ${kode_toko} AND jenis = ${jenis} AND dokumen = ${dokumen}`,
  )
  return row?.ke ?? 0
}

/** Of these labels, one that was printed before, by whichever shop: a piece takes its label along. */
const labelLama = async (db: Queryable, dokumen: readonly string[]): Promise<string | undefined> => {
  const row = await db.one<{ dokumen: string }>(
    sql`SELECT dokumen FROM cetak WHERE jenis = ${CETAK_LABEL} AND dokumen = ANY (${[...dokumen]}::text[]) LIMIT 1`,
  )
  return row?.dokumen
}

/** A second label of one piece could stand on another one: it has a reason. @throws Refusal */
const periksaLabel = async (db: Queryable, dokumen: readonly string[], { rangkap, alasan }: Cetakan): Promise<void> => {
  if (alasan !== '') return
  if (rangkap > 1) throw new Refusal('rule', 'Alasan Cetak Ulang Harus Diisi Untuk Label Lebih Dari Satu')
  const lama = await labelLama(db, dokumen)
  if (lama !== undefined) throw new Refusal('rule', `Label ${lama} Pernah Dicetak, Alasan Cetak Ulang Harus Diisi`)
}

/**
 * Whether there is such a paper: a number that was drawn, a piece, a member's card, the certificate of a closed day, each of this shop
 * but the members. Whoever could count prints of a paper to come would make its original a copy.
 */
const adaKertas = (jenis: string, dokumen: string, kode_toko: string): Sql => {
  if (jenis === CETAK_LABEL) return sql`SELECT FROM barang WHERE kode_barcode = ${dokumen} AND kode_toko = ${kode_toko}`
  if (jenis === CETAK_KARTU_MEMBER) return sql`SELECT FROM member WHERE kode_member = ${dokumen}`
  if (jenis === CETAK_SERTIFIKAT)
    return sql`SELECT FROM hari_tutup WHERE kode_toko = ${kode_toko}
      AND ${dokumen} = 'EOD-' || kode_toko || '-' || to_char(tgl_system, 'YYMMDD')`
  return sql`SELECT FROM dokumen WHERE nomor = ${dokumen} AND kode_toko = ${kode_toko}`
}

/** @throws Refusal for a paper that is not there */
export const periksaKertas = async (
  { db, sesi }: Pick<WriteContext, 'db' | 'sesi'>,
  jenis: string,
  dokumen: string,
): Promise<void> => {
  // The owner's copy of the key has no number: it is named by itself.
  const ada =
    jenis === CETAK_KUNCI
      ? sesi.level === 'OWN'
      : (await db.one(sql`SELECT 1 AS ada WHERE EXISTS (${adaKertas(jenis, dokumen, sesi.kode_toko)})`)) !== undefined
  if (!ada) throw new Refusal('missing', `Dokumen ${dokumen} Tidak Ada`)
}

/** How many of each at once, and why again. */
interface Cetakan {
  rangkap: number
  alasan: string
  /** Of a paper that has two. */
  bentuk?: 'STRUK' | 'PDF' | 'BERKAS' | null
}

/**
 * Records prints of several documents of one kind at once; two prints of one document are counted one after the other.
 * @param dokumen each once
 * @returns the running number of each, in the same order
 * @throws Refusal for a label that is printed again without a reason
 */
export const catatCetakan = async (
  { db, sesi, waktu }: Pick<WriteContext, 'db' | 'sesi' | 'waktu'>,
  jenis: string,
  dokumen: readonly string[],
  cetakan: Cetakan,
): Promise<number[]> => {
  const { kode_toko, tgl_system, user_id } = sesi
  await db.run(sql`
    SELECT pg_advisory_xact_lock(6, x.kunci) FROM (
      SELECT DISTINCT hashtext(${kode_toko} || '|' || ${jenis} || '|' || d) AS kunci
      FROM unnest(${[...dokumen]}::text[]) d ORDER BY kunci) x`)
  if (jenis === CETAK_LABEL) await periksaLabel(db, dokumen, cetakan)
  const { rangkap, alasan, bentuk = null } = cetakan
  const rows = await db.rows<{ dokumen: string; ke: number }>(sql`
    INSERT INTO cetak (kode_toko, tgl_system, jenis, dokumen, ke, rangkap, alasan, bentuk, user_id, waktu)
    SELECT ${kode_toko}, ${tgl_system}, ${jenis}, d, coalesce(c.ke, 0) + 1, ${rangkap}, ${alasan}, ${bentuk}, ${user_id}, ${waktu}
    FROM unnest(${[...dokumen]}::text[]) d
    CROSS JOIN LATERAL (
      SELECT max(ke) AS ke FROM cetak WHERE kode_toko = ${kode_toko} AND jenis = ${jenis} AND dokumen = d
    ) c
    RETURNING dokumen, ke`)
  const nomor = new Map(rows.map((row) => [row.dokumen, row.ke]))
  return dokumen.map((one) => nomor.get(one) ?? 0)
}
