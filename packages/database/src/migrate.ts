import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { LOCK_TIMEOUT, patiently, TRIES } from './patient.ts'
import type { Database } from './pooled.ts'
import { DatabaseRefusal, reasonOf } from './refusal.ts'

/** Any constant that nothing else in the database locks. */
const LOCK_KEY = 4_707_001
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/
/** Each file is one transaction of ours; a COMMIT of its own would leave half a file behind when the rest fails. */
const OWN_TRANSACTION = /^\s*((begin|commit|rollback)(\s+(transaction|work))?|start\s+transaction\b[^;]*)\s*;/im

/** What a file says of itself when the program of before works on beside it: nothing it reads or writes is gone or demanded. */
const SEJALAN = /^-- sejalan: ya$/m

interface Migration {
  number: number
  name: string
  text: string
  checksum: string
}

interface Applied {
  nomor: number
  nama: string
  sidik: string
  sejalan: boolean
}

export interface MigrateOptions {
  /** Called before each file, to say at start-up what takes long. */
  onFile?: (name: string) => void
  /** How often a file is tried that meets a table in use; 30 times unless told, two seconds each. */
  tries?: number
}

/**
 * Applies the files `NNNN-name.sql` of dir that are not applied yet, in order, each in one transaction, and returns
 * their names. Several servers may call it at once: an advisory lock lets one through at a time. A database that has newer files
 * is taken when each of them says `-- sejalan: ya`. Throws DatabaseRefusal when an applied file was changed or is missing, when a new one sorts before an applied one, when a
 * table stays in use through all tries, or when a file fails (its transaction is rolled back, the files before it stay).
 */
export async function migrate(
  database: Database,
  dir = migrationsDir(),
  options: MigrateOptions = {},
): Promise<string[]> {
  const files = await readMigrations(dir)
  const client = await database.pool.connect()
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query(`select pg_advisory_lock(${LOCK_KEY})`)
    await client.query(`create table if not exists migrasi (
      nomor integer primary key,
      nama text not null unique,
      sidik text not null,
      diterapkan_pada timestamptz not null default now()
    )`)
    await client.query(`do $$ begin
      if not exists (select from pg_attribute where attrelid = 'migrasi'::regclass and attname = 'sejalan') then
        alter table migrasi add column sejalan boolean not null default false;
      end if;
    end $$`)
    const pending = pendingOf(files, await appliedIn(client))
    const roles = await rolesIn(client)
    for (const file of pending) {
      options.onFile?.(file.name)
      await applyPatiently(client, file, roles, options.tries ?? TRIES)
    }
    return pending.map((file) => file.name)
  } finally {
    // Closing the connection frees the lock and forgets the settings.
    client.release(true)
  }
}

const appliedIn = async (client: pg.PoolClient): Promise<Applied[]> =>
  (await client.query<Applied>('select nomor, nama, sidik, sejalan from migrasi order by nomor')).rows

/**
 * Holds a database to the files of dir without applying any: for servers that start beside others, whose database somebody
 * migrates by itself. Throws DatabaseRefusal when files are missing there, or when it has some that this program does not know and
 * that do not say that an older one may work on beside them.
 */
export async function checkMigrated(database: Database, dir = migrationsDir()): Promise<void> {
  const files = await readMigrations(dir)
  const client = await database.pool.connect()
  try {
    const { rows } = await client.query<{ ada: boolean }>("select to_regclass('migrasi') is not null as ada")
    const pending = rows[0]?.ada ? pendingOf(files, await appliedIn(client)) : files
    if (pending.length > 0) {
      throw new DatabaseRefusal(
        `Database belum memuat migrasi ${pending[0]?.name}${pending.length > 1 ? ` dan ${pending.length - 1} lainnya` : ''}. Jalankan dahulu: npm run migrate`,
      )
    }
  } finally {
    client.release()
  }
}

/** The folder db/migrations of this checkout or installation, found upwards from this file or from the bundle. */
export function migrationsDir(): string {
  let dir = import.meta.dirname
  for (;;) {
    const candidate = path.join(dir, 'db', 'migrations')
    if (existsSync(candidate)) return candidate
    const parent = path.dirname(dir)
    if (parent === dir) throw new DatabaseRefusal('Folder db/migrations tidak ditemukan. Pasang ulang Kencana.')
    dir = parent
  }
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const migrations: Migration[] = []
  for (const name of (await readdir(dir)).toSorted()) {
    if (!name.endsWith('.sql')) continue
    const number = FILE_NAME.exec(name)?.[1]
    if (!number) throw new DatabaseRefusal(`Nama berkas migrasi salah: ${name} (harus seperti 0001-nama.sql).`)
    // Git on Windows may write CRLF; that is the same migration.
    const text = (await readFile(path.join(dir, name), 'utf8')).replaceAll('\r\n', '\n')
    if (OWN_TRANSACTION.test(text)) {
      throw new DatabaseRefusal(`Migrasi ${name} tidak boleh berisi BEGIN, COMMIT atau ROLLBACK sendiri.`)
    }
    const previous = migrations.at(-1)
    if (previous?.number === Number(number)) {
      throw new DatabaseRefusal(`Nomor migrasi ${number} dipakai dua kali: ${previous.name} dan ${name}.`)
    }
    migrations.push({ number: Number(number), name, text, checksum: createHash('sha256').update(text).digest('hex') })
  }
  return migrations
}

function pendingOf(files: Migration[], applied: Applied[]): Migration[] {
  const byNumber = new Map(files.map((file) => [file.number, file]))
  for (const row of applied) {
    const file = byNumber.get(row.nomor)
    if (!file) {
      if (row.sejalan) continue
      throw new DatabaseRefusal(
        `Database sudah memuat migrasi ${row.nama} yang tidak dikenal program ini. Pakai versi Kencana yang lebih baru.`,
      )
    }
    if (file.checksum !== row.sidik || file.name !== row.nama) {
      throw new DatabaseRefusal(
        `Migrasi ${row.nama} sudah diterapkan tetapi isinya berubah. Kembalikan berkasnya dan tulis perubahan sebagai migrasi baru.`,
      )
    }
  }
  const last = applied.at(-1)?.nomor ?? -1
  const done = new Set(applied.map((row) => row.nomor))
  const pending = files.filter((file) => !done.has(file.number))
  const late = pending.find((file) => file.number < last)
  if (late) {
    throw new DatabaseRefusal(`Migrasi ${late.name} bernomor lebih kecil dari yang sudah diterapkan. Beri nomor baru.`)
  }
  return pending
}

const applyPatiently = (client: pg.PoolClient, file: Migration, roles: string[], tries: number): Promise<void> =>
  patiently(
    tries,
    () => apply(client, file, roles),
    (cause) => {
      const text = `Migrasi ${file.name} belum diterapkan karena tabelnya sedang dipakai (audit, backup atau server lain). Coba lagi nanti.`
      return new DatabaseRefusal(text, { cause })
    },
  )

/** Who may post, besides the owner. */
async function rolesIn(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ peran: string }>(`
    select distinct pg_get_userbyid(a.grantee)::text as peran from pg_proc f cross join lateral aclexplode(f.proacl) a
    where f.proname = 'post_jurnal' and f.pronamespace = 'public'::regnamespace and a.grantee not in (0, f.proowner)`)
  return rows.map(({ peran }) => peran)
}

/** Tells each role anew what it may: a door that a file writes anew would be shut until the program asks, a new table unreadable. */
async function keepRoles(client: pg.PoolClient, roles: string[]): Promise<void> {
  const { rows } = await client.query<{ ada: boolean }>("select to_regprocedure('atur_peran(text)') is not null as ada")
  if (!rows[0]?.ada) return
  for (const role of roles) await client.query('select atur_peran($1)', [role])
}

async function apply(client: pg.PoolClient, file: Migration, roles: string[]): Promise<void> {
  try {
    await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT}`)
    await client.query(file.text)
    await keepRoles(client, roles)
    await client.query('insert into migrasi (nomor, nama, sidik, sejalan) values ($1, $2, $3, $4)', [
      file.number,
      file.name,
      file.checksum,
      SEJALAN.test(file.text),
    ])
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error(`commit was answered with ${command}`)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const position = Number((error as { position?: string }).position)
    const line = position > 0 ? ` baris ${file.text.slice(0, position).split('\n').length}` : ''
    throw new DatabaseRefusal(`Migrasi ${file.name}${line} gagal: ${reasonOf(error)}`, { cause: error })
  }
}
