/** Starts the shop: database, migrations, demo on first start, HTTP; stops cleanly on SIGTERM. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  checkCollations,
  checkMigrated,
  type Database,
  DatabaseRefusal,
  migrate,
  migrationsDir,
  openForApp,
  sql,
} from '@kencana/database'
import {
  createHttp,
  Gate,
  limitsFor,
  loadTokenSigner,
  realClock,
  siapkanKunciBukti,
  siapkanKunciSegel,
} from '@kencana/server-kit'
import { openBlobStore } from '@kencana/storage'
import { type Logger, pino } from 'pino'
import { DemoIncomplete, DemoInFolder, isDemo, loadDemoOnce, refuseDemo } from '../../../db/demo/demo.ts'
import { PENERIMA } from '../../../features/cabang/cabang.area.ts'
import { antarTerus } from '../../../features/cabang/surat/antar-terus.api.ts'
import { allFeatures } from '../../../features/features.ts'
import { keepBackups } from './backups.ts'
import { keepHouse } from './housekeeping.ts'
import { OptionError, type Options, readOptions } from './options.ts'
import { slowStatements } from './slow-statements.ts'

const root = dirname(dirname(migrationsDir()))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
// Kasir prints, the owner reads: start-up speaks to people, the log to whoever looks after the machine.
const say = (text: string) => console.log(text)

const CONNECTIONS = 16

const LOGINS = 'owner, su, kasir, sales, gudang (TK01), kasir2, sales2, gudang2 (TK02)'

const noUsers = async (db: Database): Promise<boolean> =>
  (await db.one(sql`SELECT 1 AS ada FROM users LIMIT 1`)) === undefined

/** What is opened and done first. */
const sayWhatToDo = async (db: Database, url: string) => {
  if (await isDemo(db)) say(`Buka ${url} di browser. Login demo: ${LOGINS}; password kencana123`)
  else if (await noUsers(db)) say(`Buka ${url} di browser, lalu isi toko dan pemiliknya.`)
}

/** Everything between an open database and people at the screen. */
const serve = async (options: Options, logger: Logger, db: Database) => {
  const satu = await db.one<{ satu: boolean }>(sql`SELECT satu_peran() AS satu`)
  if (satu?.satu)
    logger.warn('satu peran: server ini memiliki tabelnya sendiri; isi DATABASE_OWNER_URL (docs/deploy.md)')
  if (options.kosong) await refuseDemo(db)
  // Which files to keep elsewhere is said where there is something to keep; a new shop reads it on the paper after its first day.
  const sayKeys = (await noUsers(db)) ? () => undefined : say
  await siapkanKunciSegel(db, options, realClock.now(), sayKeys)
  await siapkanKunciBukti(db, options, realClock.now(), sayKeys)
  const tokens = await loadTokenSigner(db)
  const blob = await openBlobStore(options.dataDir, options.s3)
  const deps = { db, clock: realClock, tokens, gate: new Gate(limitsFor(CONNECTIONS)), blob }
  const backups = keepBackups(db, options, logger)
  const features = allFeatures(backups.umur, version)
  if (!options.kosong && (await loadDemoOnce(deps, features, logger, say))) say('Rantai toko demo sudah dimuat.')
  const webDir = join(root, 'dist', 'web')
  let stopping = false
  const app = await createHttp({
    deps,
    features,
    logger,
    webDir,
    trustProxy: options.trustProxy,
    leaving: () => stopping,
    metricsToken: options.metricsToken,
  })
  const address = await app.listen({ port: options.port, host: options.host })
  const house = keepHouse(deps, logger)
  const pengantar = antarTerus(deps, PENERIMA, logger)
  const url = address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')
  say(`Kencana ${version} siap di ${url}`)
  await sayWhatToDo(db, url)
  backups.start()

  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    // Whatever hangs must not hold the machine: five seconds, then out; PostgreSQL recovers by itself.
    setTimeout(() => process.exit(1), options.stopDelay + 4_500).unref()
    // A balancer that asks /ready sends nobody here any more; what comes until then is answered as ever.
    if (options.stopDelay > 0) await sleep(options.stopDelay)
    house.stop()
    await pengantar.stop()
    await backups.stop()
    await app.close()
    await db.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}

const start = async (options: Options) => {
  const logger = pino({ level: options.logLevel })
  if (!options.databaseUrl && !existsSync(join(options.dataDir, 'postgres', 'PG_VERSION')))
    say(`Menyiapkan database baru di ${options.dataDir} ...`)
  const db = await openForApp(
    {
      databaseUrl: options.databaseUrl,
      ownerUrl: options.unmigrated ? undefined : options.databaseOwnerUrl,
      dataDir: options.dataDir,
      log: logger,
      max: CONNECTIONS,
      watch: slowStatements(logger),
    },
    async (owner) => {
      await checkCollations(owner)
      await (options.unmigrated ? checkMigrated(owner) : migrate(owner))
    },
  )
  try {
    await serve(options, logger, db)
  } catch (error) {
    // A start that fails leaves no database of ours running.
    await db.close()
    throw error
  }
}

const isForPeople = (error: unknown): error is Error =>
  [OptionError, DatabaseRefusal, DemoIncomplete, DemoInFolder].some((kind) => error instanceof kind)

try {
  await start(readOptions(process.env, process.argv.slice(2)))
} catch (error) {
  if ((error as { code?: string }).code === 'EADDRINUSE')
    console.error(`Port sudah dipakai: ${(error as Error).message}`)
  else if (isForPeople(error)) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
