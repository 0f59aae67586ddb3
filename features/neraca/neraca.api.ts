/** The neraca audit: every rule of db/invariants over the whole ledger, in one snapshot of the database. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Database, migrationsDir, sql } from '@kencana/database'
import { type HariDisegel, kunciSegel } from '@kencana/server-kit'
import { periksaTanda } from './segel.query.ts'

/** One broken rule. */
export interface Pelanggaran {
  aturan: string
  keterangan: string
}

/** What an audit found. */
export interface HasilAudit {
  bersih: boolean
  /** From the first line, and not only what no verified seal covers. */
  penuh: boolean
  jurnal: number
  mutasi: number
  hari_ditutup: number
  diperiksa_pada: string
  /** Closed days that a signature answers for, and those that none does yet. */
  segel_cocok: number
  segel_belum: number
  pelanggaran: Pelanggaran[]
}

/** The rules, one file each: a query whose rows are violations. */
const aturan = (): { nama: string; text: string }[] => {
  const dir = join(dirname(migrationsDir()), 'invariants')
  return readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({ nama: basename(file, '.sql'), text: readFileSync(join(dir, file), 'utf8') }))
}

const PALING_BANYAK = 1000

interface Asker {
  query: (text: string) => Promise<{ rows: { keterangan: string }[] }>
}

/**
 * What the rules find on one connection, in that connection's own view of the data.
 * @param hanya the one rule to ask, all of them otherwise
 * @param cukup stop asking once so many were found
 */
export const pelanggaranDi = async (
  client: Asker,
  { hanya, cukup = Number.POSITIVE_INFINITY }: { hanya?: string; cukup?: number } = {},
): Promise<Pelanggaran[]> => {
  const found: Pelanggaran[] = []
  for (const { nama, text } of aturan()) {
    if (found.length >= cukup) break
    if (hanya !== undefined && nama !== hanya) continue
    const { rows } = await client.query(`SELECT keterangan FROM (${text}) r LIMIT ${PALING_BANYAK}`)
    found.push(...rows.map(({ keterangan }) => ({ aturan: nama, keterangan })))
  }
  return found
}

/** Remembers up to where a clean proof went while a signature answered for the seals. */
const majukanBatas = async (db: Database, waktu: Date, sampai: readonly HariDisegel[]): Promise<void> => {
  for (const { kode_toko, tgl_system, segel } of sampai)
    await db.run(sql`
      INSERT INTO batas_audit (kode_toko, sampai, segel, diperiksa_pada)
      VALUES (${kode_toko}, ${tgl_system}, ${Buffer.from(segel, 'hex')}, ${waktu})
      ON CONFLICT (kode_toko) DO UPDATE SET (sampai, segel, diperiksa_pada) = (excluded.sampai, excluded.segel, excluded.diperiksa_pada)`)
}

/**
 * Recomputes the ledger and proves every rule. Runs beside writers: all rules see one snapshot.
 * @param cara PENUH: from the first line. HARIAN: seals and snapshots of days that were proved before and are signed are not
 *   computed again; a change there is found by their next whole proof
 * @returns at most 1000 violations, one per row of a rule
 */
export const auditNeraca = async (
  db: Database,
  waktu: Date,
  cara: 'PENUH' | 'HARIAN' = 'PENUH',
): Promise<HasilAudit> => {
  const client = await db.pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query('SET LOCAL statement_timeout = 0')
    if (cara === 'HARIAN') await client.query("SET LOCAL kencana.audit = 'harian'")
    const pelanggaran = await pelanggaranDi(client)
    const { rows } = await client.query<{ jurnal: number; mutasi: number; hari_ditutup: number }>(`
      SELECT (SELECT count(*) FROM jurnal) AS jurnal, (SELECT count(*) FROM mutasi) AS mutasi,
        (SELECT count(*) FROM hari_tutup) AS hari_ditutup`)
    const segel = await periksaTanda(client, kunciSegel(db))
    pelanggaran.push(...segel.keterangan.map((keterangan) => ({ aturan: 'tanda-segel', keterangan })))
    await client.query('COMMIT')
    const [jumlah] = rows
    if (!jumlah) throw new Error('ledger could not be counted')
    if (pelanggaran.length === 0) await majukanBatas(db, waktu, segel.sampai)
    return {
      bersih: pelanggaran.length === 0,
      penuh: cara === 'PENUH',
      ...jumlah,
      diperiksa_pada: waktu.toISOString(),
      segel_cocok: segel.cocok,
      segel_belum: segel.belum,
      pelanggaran,
    }
  } finally {
    await client.query('ROLLBACK').catch(() => undefined)
    client.release()
  }
}

/** Keeps the outcome for the dashboard. */
export const catatHasil = (db: Database, waktu: Date, hasil: HasilAudit): Promise<number> =>
  db.run(sql`
    INSERT INTO hasil_audit (waktu, jurnal, pelanggaran, penuh)
    VALUES (${waktu}, ${hasil.jurnal}, ${hasil.pelanggaran.length}, ${hasil.penuh})`)
