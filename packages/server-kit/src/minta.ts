/** Requests for agreement: kept when a write was refused for want of it, good for a quarter of an hour. */
import { randomUUID } from 'node:crypto'
import type { KasusTertulis } from '@kencana/contract'
import { type Database, type Queryable, type Sql, sql } from '@kencana/database'
import { waktu as jam } from './dokumen.ts'
import { Refusal } from './refusal.ts'

const BERLAKU = 15 * 60_000
/** Open requests of one user: whoever could agree must be able to read them. */
export const PERMINTAAN_TERBUKA = 20
/** As many as a list shows. */
const TAMPIL = 50

/** Nobody has agreed to `m` or turned it down. */
export const belumDiputus = sql`NOT EXISTS (SELECT FROM otorisasi o WHERE o.id = m.id)
  AND NOT EXISTS (SELECT FROM otorisasi_tolak t WHERE t.id = m.id)`

interface MintaBaru {
  kode_toko: string
  tgl_system: string
  user_id: string
  endpoint: string
  draft_hash: string
  tingkat: string
  kategori: string
  kasus: readonly KasusTertulis[]
  kasus_hash: string
  waktu: Date
}

/**
 * Keeps a request, in a transaction of its own. The same draft with the same facts asks once as long as nobody has decided.
 * @returns its id
 */
export const simpanMinta = (db: Database, minta: MintaBaru): Promise<string> =>
  db.transaction(async (tx) => {
    const { kode_toko, tgl_system, user_id, endpoint, draft_hash, tingkat, kategori, kasus, kasus_hash, waktu } = minta
    await tx.run(sql`SELECT pg_advisory_xact_lock(5, hashtext(${user_id}))`)
    const sama = await tx.one<{ id: string }>(sql`
      SELECT m.id FROM otorisasi_minta m
      WHERE m.user_id = ${user_id} AND m.berlaku_sampai > ${waktu}::timestamptz + interval '1 minute'
        AND m.kode_toko = ${kode_toko} AND m.tgl_system = ${tgl_system}
        AND m.draft_hash = ${draft_hash} AND m.kasus_hash = ${kasus_hash} AND ${belumDiputus} LIMIT 1`)
    if (sama) return sama.id
    const terbuka = await tx.rows(sql`
      SELECT 1 FROM otorisasi_minta m
      WHERE m.user_id = ${user_id} AND m.berlaku_sampai > ${waktu} AND ${belumDiputus} LIMIT ${PERMINTAAN_TERBUKA}`)
    if (terbuka.length === PERMINTAAN_TERBUKA)
      throw new Refusal('limit', `${PERMINTAAN_TERBUKA} Permintaan Anda Belum Dijawab, Tunggu Jawabannya Dahulu`)
    const id = randomUUID()
    await tx.run(sql`
      INSERT INTO otorisasi_minta (id, kode_toko, tgl_system, waktu, berlaku_sampai, user_id, endpoint, draft_hash, tingkat,
        kategori, kasus, kasus_hash)
      VALUES (${id}, ${kode_toko}, ${tgl_system}, ${waktu}, ${new Date(waktu.getTime() + BERLAKU)}, ${user_id}, ${endpoint},
        ${draft_hash}, ${tingkat}, ${kategori}, ${sql.json(kasus)}, ${kasus_hash})`)
    return id
  })

/** A request as it is kept. */
export interface Minta {
  id: string
  kode_toko: string
  tgl_system: string
  waktu: string
  berlaku_sampai: string
  lewat: boolean
  peminta: string
  nama_peminta: string
  tingkat: 'SAKSI' | 'OTORISASI'
  kategori: string
  draft_hash: string
  kasus: KasusTertulis[]
}

/** Requests for which `where` holds, a condition on `m`, oldest first, at most 50. */
export const pilihMinta = (db: Queryable, waktu: Date, where: Sql): Promise<Minta[]> =>
  db.rows<Minta>(sql`
    SELECT m.id, m.kode_toko::text, m.tgl_system, ${jam(sql`m.waktu`)} AS waktu, ${jam(sql`m.berlaku_sampai`)} AS berlaku_sampai,
      m.berlaku_sampai <= ${waktu} AS lewat, m.user_id::text AS peminta, u.user_name::text AS nama_peminta, m.tingkat, m.kategori,
      m.draft_hash, m.kasus
    FROM otorisasi_minta m JOIN users u ON u.user_id = m.user_id
    WHERE ${where} ORDER BY m.waktu, m.id LIMIT ${TAMPIL}`)
