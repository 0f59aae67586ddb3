/**
 * Bench data: three years of a chain of gold shops, built once and kept. It is loaded in sets into an empty database
 * while the guards are off, the only writer beside post-journal, and must then pass the neraca audit.
 */
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, migrate, migrationsDir, openDatabase, silentLog, sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import {
  Caller,
  createHttp,
  Gate,
  geserTanggal,
  limitsFor,
  loadTokenSigner,
  tanggalDi,
  WalkingClock,
} from '@kencana/server-kit'
import { openBlobStore } from '@kencana/storage'
import type pg from 'pg'
import { pino } from 'pino'
import { hakAkses, simpanHakAkses } from '../../features/akses/hak-akses/hak-akses.contract.ts'
import { setup } from '../../features/akses/setup/setup.contract.ts'
import { createUser } from '../../features/akses/users/users.contract.ts'
import { allFeatures } from '../../features/features.ts'
import { createToko } from '../../features/master/toko/toko.contract.ts'
import { auditNeraca, catatHasil } from '../../features/neraca/neraca.api.ts'
import { benchDir } from '../product.ts'
import { HANCUR, type Size } from './sizes.ts'

export const PASSWORD = 'kencana123'
export const ZONA = 'Asia/Jakarta'
const PREFIX = 'kencana-ukur-data-'
const STEPS = ['0-member.sql', '1-barang.sql', '1-penjualan.sql', '2-jurnal.sql', '3-hari.sql', '4-segel.sql']
/** Tables whose indexes are made after the load. */
const LARGE = [
  'jurnal',
  'mutasi',
  'dokumen',
  'saldo_harian',
  'barang',
  'audit_log',
  'pindah_barang',
  'pindah_barang_detail',
  'tambah_barang',
  'hancur_barang_detail',
  'penjualan',
  'penjualan_detail',
  'pembayaran',
]

export const kodeToko = (n: number): string => `TK${String(n).padStart(2, '0')}`

/** What data was made by: its size, each migration and each step of the load by its hash. */
type MadeBy = Record<string, string>

const madeBy = (size: Size): MadeBy => {
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
  const migrations = readdirSync(migrationsDir()).toSorted()
  return Object.fromEntries([
    ['size', JSON.stringify(size)],
    ...migrations.map((file) => [file, hash(join(migrationsDir(), file))]),
    ...STEPS.map((file) => [file, hash(join(import.meta.dirname, file))]),
  ])
}

/** Data of the same load and of migrations that have not changed since; later ones can be applied to it as in a shop. */
const stillGood = (before: MadeBy, now: MadeBy): boolean =>
  STEPS.every((file) => before[file] !== undefined) &&
  Object.entries(before).every(([file, hash]) => now[file] === hash)

type Step = <T>(what: string, work: () => Promise<T>) => Promise<T>

/** Says how long each step took, where that is long enough for anybody to wonder. */
const stepsOf = ({ barang }: Size): Step => {
  if (barang < 10_000) return (_, work) => work()
  return async (what, work) => {
    const from = performance.now()
    const made = await work()
    console.log(`  ${what.padEnd(28)} ${((performance.now() - from) / 1000).toFixed(1).padStart(6)} s`)
    return made
  }
}

/** Shops and users come in through the product, on the first day. */
const openChain = async (db: Database, dataDir: string, awal: string, size: Size): Promise<void> => {
  const clock = new WalkingClock(`${awal}T02:00:00Z`)
  const gate = new Gate(limitsFor(6))
  const deps = { db, clock, tokens: await loadTokenSigner(db), gate, blob: await openBlobStore(dataDir) }
  const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0')
  const app = await createHttp({ deps, features, logger: pino({ level: 'error' }) })
  const owner = new Caller(app)
  const toko = (n: number) =>
    ({
      kode_toko: kodeToko(n),
      nama_toko: `KENCANA ${n}`,
      alamat_toko: `JL. PASAR ${n}`,
      no_hp: '',
      zona_waktu: ZONA,
      kas_awal: rp(50_000_000),
    }) as const
  const user = { user_id: 'OWNER', user_name: 'PEMILIK', password: PASSWORD }
  owner.token = (await owner.call(setup, { ...toko(1), ...user })).token
  for (let n = 2; n <= size.toko; n += 1) await owner.call(createToko, toko(n))
  for (let n = 1; n <= size.toko; n += 1) {
    const gudang = { user_id: `GUDANG${n}`, user_name: `GUDANG ${n}`, level: 'GUDANG', kode_toko: kodeToko(n) }
    await owner.call(createUser, { ...gudang, password: PASSWORD })
    // They serve customers, too.
    const { menu, aksi, versi } = await owner.call(hakAkses, { id: gudang.user_id })
    await owner.call(simpanHakAkses, { id: gudang.user_id, versi, menu: [...menu, '/data-member'], aksi })
  }
  // Their password is that of the benches: nobody asks them for another one.
  await db.run(sql`UPDATE users SET ganti_password = false`)
  await app.close()
}

/** Takes the indexes off that no constraint needs. @returns how to make them again */
const takeIndexes = async (client: pg.PoolClient): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; def: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS def FROM pg_index i
     WHERE i.indrelid = ANY ($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [LARGE],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return rows.map(({ def }) => def)
}

const load = async (db: Database, awal: string, size: Size, step: Step): Promise<void> => {
  const client = await db.pool.connect()
  try {
    // The guards are triggers: this session goes past them, and the audit judges what it leaves.
    await client.query("SET session_replication_role = replica; SET statement_timeout = 0; SET work_mem = '256MB'")
    await client.query("SET maintenance_work_mem = '1GB'; SET synchronous_commit = off")
    for (const [name, value] of Object.entries({
      barang: size.barang,
      hari: size.hari,
      awal,
      hancur: HANCUR,
      laku: size.laku ?? HANCUR,
    }))
      await client.query('SELECT set_config($1, $2, false)', [`ukur.${name}`, String(value)])
    const indexes = await takeIndexes(client)
    const run = (file: string) => step(file, () => client.query(readFileSync(join(import.meta.dirname, file), 'utf8')))
    for (const file of STEPS.slice(0, -1)) await run(file)
    await step('indexes', async () => {
      for (const def of indexes) await client.query(def)
    })
    await step('analyze', () => client.query('VACUUM (ANALYZE)'))
    // One shop's chain after the other; needs the indexes.
    await run(STEPS.at(-1) ?? '')
    await client.query('VACUUM (ANALYZE) hari_tutup, toko')
  } finally {
    client.release(true)
  }
}

/**
 * Builds the data of a size in a folder that does not exist yet.
 * @param today the open day of its shops, YYYY-MM-DD
 * @throws Error when the audit finds anything in it
 */
export const buildData = async (dataDir: string, size: Size, today: string): Promise<void> => {
  const step = stepsOf(size)
  mkdirSync(dataDir, { mode: 0o755 })
  chmodSync(dataDir, 0o755)
  const db = await openDatabase({ dataDir, log: silentLog, max: 6, statementTimeoutMs: 0 })
  try {
    await migrate(db)
    const awal = geserTanggal(today, -size.hari)
    await step('shops and users', () => openChain(db, dataDir, awal, size))
    await load(db, awal, size, step)
    const now = new Date()
    const hasil = await step('neraca audit', () => auditNeraca(db, now))
    for (const { aturan, keterangan } of hasil.pelanggaran.slice(0, 20)) console.error(`${aturan}: ${keterangan}`)
    if (!hasil.bersih) throw new Error(`the audit found ${hasil.pelanggaran.length} violations in the bench data`)
    await catatHasil(db, now, hasil)
    await db.run(sql`CHECKPOINT`)
  } finally {
    await db.close()
  }
}

const applyMigrations = async (dataDir: string): Promise<void> => {
  const db = await openDatabase({ dataDir, log: silentLog, max: 2, statementTimeoutMs: 0 })
  try {
    await migrate(db)
    await db.pool.query('VACUUM (ANALYZE)')
  } finally {
    await db.close()
  }
}

/**
 * The data folder of a size: built when it is not there or its load has changed, else brought up to date.
 * @param today the open day of shops that are built now
 */
export const benchData = async (size: Size, today = tanggalDi(ZONA, new Date())): Promise<string> => {
  const dataDir = join(benchDir(), `${PREFIX}${size.name}`)
  const note = join(dataDir, 'dibuat-dari.json')
  const now = madeBy(size)
  const before = existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as MadeBy) : undefined
  if (before && stillGood(before, now)) {
    if (Object.keys(now).length > Object.keys(before).length) await applyMigrations(dataDir)
  } else {
    console.log(`Building bench data "${size.name}": ${size.barang} items in ${size.toko} shops, ${size.hari} days`)
    rmSync(dataDir, { recursive: true, force: true })
    await buildData(dataDir, size, today)
  }
  writeFileSync(note, JSON.stringify(now))
  return dataDir
}
