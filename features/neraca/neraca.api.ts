/** The neraca audit: every rule of db/invariants over the whole ledger, in one snapshot of the database. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Database, migrationsDir, sql } from '@kencana/database'
import { type HariDisegel, kunciBukti, kunciSegel } from '@kencana/server-kit'
import type pg from 'pg'
import { periksaTanda } from './segel.query.ts'
import { periksaBukti } from './tanda-bukti.query.ts'

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
  /** The same of signatures for outsiders, of the days that were looked at. */
  bukti_cocok: number
  bukti_belum: number
  pelanggaran: Pelanggaran[]
}

interface Aturan {
  nama: string
  text: string
}

/** The rules, one file each: a query whose rows are violations. */
const bacaAturan = (): Aturan[] => {
  const dir = join(dirname(migrationsDir()), 'invariants')
  return readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({ nama: basename(file, '.sql'), text: readFileSync(join(dir, file), 'utf8') }))
}

let dibaca: readonly Aturan[] | undefined

/** The same, read once: they come with the program. */
const aturan = (): readonly Aturan[] => {
  dibaca ??= bacaAturan()
  return dibaca
}

const PALING_BANYAK = 1000

const DIPOTONG: Readonly<Record<string, string>> = {
  sisi_jurnal: 'jurnal_id >= (SELECT min(id) FROM jurnal WHERE tgl_system >= audit_sejak())',
}

/**
 * What a daily audit puts before a rule: `-- harian: jurnal mutasi` in a rule says that it judges each day alone, so that the days which
 * a verified seal covers may be left out of these tables. The rule itself stays as the whole proof runs it.
 */
const potongan = (text: string): string => {
  const tabel = /^-- harian: (.+)$/m.exec(text)?.[1]?.split(' ') ?? []
  const bagian = tabel.map(
    (one) =>
      `${one} AS NOT MATERIALIZED (SELECT * FROM public.${one} WHERE ${DIPOTONG[one] ?? 'tgl_system >= audit_sejak()'})`,
  )
  return bagian.length === 0 ? '' : `WITH ${bagian.join(', ')} `
}

/** From the first line, or what no verified seal covers. */
export type CaraAudit = 'PENUH' | 'HARIAN'

/** Told of each rule how many milliseconds it took. */
export type Lama = (aturan: string, ms: number) => void

interface Asker {
  query: (text: string) => Promise<{ rows: { keterangan: string }[] }>
}

/** How rules are asked. */
interface Cara {
  /** The one rule to ask, all of them otherwise. */
  hanya?: string
  /** Rules that speak of this table are asked before the others. */
  dahulu?: string
  /** Stop asking once so many were found. */
  cukup?: number
  /** The connection's transaction is a daily audit. */
  harian?: boolean
  lama?: Lama | undefined
}

const tanyaAturan = async (client: Asker, one: Aturan, { harian, lama }: Cara): Promise<Pelanggaran[]> => {
  const dari = performance.now()
  const potong = harian ? potongan(one.text) : ''
  const { rows } = await client.query(`${potong}SELECT keterangan FROM (${one.text}) r LIMIT ${PALING_BANYAK}`)
  lama?.(one.nama, performance.now() - dari)
  return rows.map(({ keterangan }) => ({ aturan: one.nama, keterangan }))
}

/** What the rules find on one connection, in that connection's own view of the data. */
export const pelanggaranDi = async (client: Asker, cara: Cara = {}): Promise<Pelanggaran[]> => {
  const found: Pelanggaran[] = []
  const menyebut = ({ text }: Aturan) => Number(cara.dahulu !== undefined && text.includes(cara.dahulu))
  for (const one of aturan().toSorted((a, b) => menyebut(b) - menyebut(a))) {
    if (found.length >= (cara.cukup ?? Number.POSITIVE_INFINITY)) break
    if (cara.hanya === undefined || one.nama === cara.hanya) found.push(...(await tanyaAturan(client, one, cara)))
  }
  return found
}

/** Rules that take longest: they begin first, so that no connection ends long before the other. */
const BERAT = ['segel', 'saldo-harian', 'isi-dokumen']

/** The same on several connections that see one snapshot, each taking the next rule when it is done with one. */
const pelanggaranBersama = async (clients: readonly Asker[], cara: Cara): Promise<Pelanggaran[]> => {
  const berat = ({ nama }: Aturan) => (BERAT.includes(nama) ? BERAT.indexOf(nama) : BERAT.length)
  const antre = aturan().toSorted((a, b) => berat(a) - berat(b))
  const found: Pelanggaran[] = []
  const kerja = async (client: Asker): Promise<void> => {
    try {
      for (let one = antre.shift(); one; one = antre.shift()) found.push(...(await tanyaAturan(client, one, cara)))
    } catch (error) {
      // What cannot be whole any more is not gone on with.
      antre.length = 0
      throw error
    }
  }
  // Until each has ended: a connection is not given back with a rule still running on it.
  const akhir = await Promise.allSettled(clients.map(kerja))
  for (const satu of akhir) if (satu.status === 'rejected') throw satu.reason
  return found.toSorted((a, b) => (a.aturan < b.aturan ? -1 : a.aturan > b.aturan ? 1 : 0))
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
 * Begins an audit on a connection.
 * @param dari the snapshot that another one exported, to see the same
 */
const mulaiAudit = async (client: pg.PoolClient, cara: CaraAudit, dari?: string): Promise<void> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  if (dari !== undefined) await client.query(`SET TRANSACTION SNAPSHOT '${dari}'`)
  await client.query(
    "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL work_mem = '64MB'",
  )
  if (cara === 'PENUH') return
  await client.query("SET LOCAL kencana.audit = 'harian'")
  // A shop behind a portal has no days here, and would never let one be left out.
  await client.query(`SELECT set_config('kencana.audit_sejak', min(sejak)::text, true)
    FROM sejak_audit() JOIN toko USING (kode_toko) WHERE portal = ''`)
}

/** A second connection in the snapshot of the first, where the pool has one to spare at once. */
const sambunganKedua = async (
  { pool }: Database,
  cara: CaraAudit,
  utama: pg.PoolClient,
): Promise<pg.PoolClient | undefined> => {
  const { rows } = await utama.query<{ dari: string }>('SELECT pg_export_snapshot() AS dari')
  // Asked in the same turn as it is taken: two audits that wait for each other's second one would both fail.
  if (pool.idleCount + pool.options.max - pool.totalCount - pool.waitingCount <= 0) return undefined
  const kedua = await pool.connect().catch(() => undefined)
  try {
    if (kedua) await mulaiAudit(kedua, cara, rows[0]?.dari)
    return kedua
  } catch {
    kedua?.release(true)
    return undefined
  }
}

/** One or two connections in one snapshot, given back when fn is done. */
const bersama = async <T>(db: Database, cara: CaraAudit, fn: (clients: pg.PoolClient[]) => Promise<T>): Promise<T> => {
  const utama = await db.pool.connect()
  const clients = [utama]
  let rusak = true
  try {
    await mulaiAudit(utama, cara)
    const kedua = await sambunganKedua(db, cara, utama)
    if (kedua) clients.push(kedua)
    const hasil = await fn(clients)
    await Promise.all(clients.map((client) => client.query('ROLLBACK')))
    rusak = false
    return hasil
  } finally {
    for (const client of clients) client.release(rusak)
  }
}

/**
 * Recomputes the ledger and proves every rule. Runs beside writers: all rules see one snapshot.
 * @param cara PENUH: from the first line. HARIAN: days that were proved before and are signed are not computed again; a change there is
 *   found by their next whole proof
 * @param lama is told how long each rule took
 * @returns at most 1000 violations a rule, one per row of it
 */
export const auditNeraca = async (
  db: Database,
  waktu: Date,
  cara: CaraAudit = 'PENUH',
  lama?: Lama,
): Promise<HasilAudit> => {
  const { sampai, ...hasil } = await bersama(db, cara, async (clients) => {
    const pelanggaran = await pelanggaranBersama(clients, { harian: cara === 'HARIAN', lama })
    const [client] = clients
    if (!client) throw new Error('no connection for the audit')
    const { rows } = await client.query<{ jurnal: number; mutasi: number; hari_ditutup: number }>(`
      SELECT (SELECT count(*) FROM jurnal) AS jurnal, (SELECT count(*) FROM mutasi) AS mutasi,
        (SELECT count(*) FROM hari_tutup) AS hari_ditutup`)
    const segel = await periksaTanda(client, kunciSegel(db))
    pelanggaran.push(...segel.keterangan.map((keterangan) => ({ aturan: 'tanda-segel', keterangan })))
    const bukti = await periksaBukti(client, kunciBukti(db))
    pelanggaran.push(...bukti.keterangan.map((keterangan) => ({ aturan: 'tanda-bukti', keterangan })))
    const [jumlah] = rows
    if (!jumlah) throw new Error('ledger could not be counted')
    return {
      bersih: pelanggaran.length === 0,
      penuh: cara === 'PENUH',
      ...jumlah,
      diperiksa_pada: waktu.toISOString(),
      segel_cocok: segel.cocok,
      segel_belum: segel.belum,
      bukti_cocok: bukti.cocok,
      bukti_belum: bukti.belum,
      pelanggaran,
      sampai: segel.sampai,
    }
  })
  // With its connections given back: this takes another one.
  if (hasil.bersih) await majukanBatas(db, waktu, sampai)
  return hasil
}

/** Keeps the outcome for the dashboard. */
export const catatHasil = (db: Database, waktu: Date, hasil: HasilAudit): Promise<number> =>
  db.run(sql`
    INSERT INTO hasil_audit (waktu, jurnal, pelanggaran, penuh)
    VALUES (${waktu}, ${hasil.jurnal}, ${hasil.pelanggaran.length}, ${hasil.penuh})`)
