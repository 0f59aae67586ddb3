/** The neraca audit: every rule of db/invariants over the whole ledger, in one snapshot of the database. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Database, migrationsDir, sql } from '@kencana/database'
import { kunciSegel } from '@kencana/server-kit'
import { periksaTanda } from './segel.query.ts'

/** One broken rule. */
export interface Pelanggaran {
  aturan: string
  keterangan: string
}

/** What an audit found. */
export interface HasilAudit {
  bersih: boolean
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

/** What every rule finds on one connection, in that connection's own view of the data. */
export const pelanggaranDi = async (client: Asker): Promise<Pelanggaran[]> => {
  const found: Pelanggaran[] = []
  for (const { nama, text } of aturan()) {
    const { rows } = await client.query(`SELECT keterangan FROM (${text}) r LIMIT ${PALING_BANYAK}`)
    found.push(...rows.map(({ keterangan }) => ({ aturan: nama, keterangan })))
  }
  return found
}

/**
 * Recomputes the ledger from its first line and proves every rule. Runs beside writers: all rules see one snapshot.
 * @returns at most 1000 violations, one per row of a rule
 */
export const auditNeraca = async (db: Database, waktu: Date): Promise<HasilAudit> => {
  const client = await db.pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query('SET LOCAL statement_timeout = 0')
    const pelanggaran = await pelanggaranDi(client)
    const { rows } = await client.query<{ jurnal: number; mutasi: number; hari_ditutup: number }>(`
      SELECT (SELECT count(*) FROM jurnal) AS jurnal, (SELECT count(*) FROM mutasi) AS mutasi,
        (SELECT count(*) FROM hari_tutup) AS hari_ditutup`)
    const segel = await periksaTanda(client, kunciSegel(db))
    pelanggaran.push(...segel.keterangan.map((keterangan) => ({ aturan: 'tanda-segel', keterangan })))
    await client.query('COMMIT')
    const [jumlah] = rows
    if (!jumlah) throw new Error('ledger could not be counted')
    return {
      bersih: pelanggaran.length === 0,
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
    INSERT INTO hasil_audit (waktu, jurnal, pelanggaran) VALUES (${waktu}, ${hasil.jurnal}, ${hasil.pelanggaran.length})`)
