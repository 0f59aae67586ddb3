/** What the environment and the command line say. */
import { delimiter } from 'node:path'
import { folderName } from '@kencana/database'
import type { S3Options } from '@kencana/storage'

/** Settings of one server process. */
export interface Options {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** The same database for whoever owns its tables: migrations alone. */
  databaseOwnerUrl: string | undefined
  /** Folders outside of dataDir that backups are brought to. */
  backupDirs: readonly string[]
  /** Key of the seals, 64 hexadecimal digits; without it DATA_DIR/kunci/segel. */
  segelKey: string | undefined
  /** Key of proofs for outsiders, 64 hexadecimal digits; without it DATA_DIR/kunci/bukti. */
  buktiKey: string | undefined
  /** A bucket for the photos instead of DATA_DIR/foto. */
  s3: S3Options | undefined
  logLevel: string
  /** Proxies in front of the server, whose x-forwarded-for says who asks. */
  trustProxy: number
  /** Milliseconds between saying that it stops and stopping: what a balancer takes to notice. */
  stopDelay: number
  /** Who may read /metrics from another machine. */
  metricsToken: string | undefined
  /** Refuse to start on a database that lacks migrations, instead of applying them. */
  unmigrated: boolean
  /** Start without the demo chain; the browser leads through the first set-up. */
  kosong: boolean
}

/** Something in the environment that cannot be meant; the message is for the person who typed it. */
export class OptionError extends Error {
  override name = 'OptionError'
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const PILIHAN = ['--kosong', '--demo', '--tanpa-migrasi']

const readS3 = (env: NodeJS.ProcessEnv): S3Options | undefined => {
  const { FOTO_S3_URL, FOTO_S3_KEY_ID, FOTO_S3_SECRET, FOTO_S3_REGION } = env
  if (!FOTO_S3_URL) return undefined
  if (!/^https?:\/\/[^/]+\/[^/?#]+[^?#]*$/.test(FOTO_S3_URL))
    throw new OptionError('FOTO_S3_URL harus alamat beserta nama bucket. Contoh: https://s3.contoh.com/kencana/foto')
  if (!FOTO_S3_KEY_ID || !FOTO_S3_SECRET) throw new OptionError('FOTO_S3_KEY_ID dan FOTO_S3_SECRET harus diisi')
  return {
    url: FOTO_S3_URL,
    accessKeyId: FOTO_S3_KEY_ID,
    secretAccessKey: FOTO_S3_SECRET,
    region: FOTO_S3_REGION || 'us-east-1',
  }
}

/** @throws OptionError */
export const readOptions = (env: NodeJS.ProcessEnv, argv: readonly string[]): Options => {
  const port = Number(env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new OptionError(`PORT bukan nomor port: ${env.PORT}`)
  const logLevel = env.LOG_LEVEL ?? 'warn'
  if (!LEVELS.includes(logLevel)) throw new OptionError(`LOG_LEVEL harus salah satu dari ${LEVELS.join(', ')}`)
  const trustProxy = Number(env.TRUST_PROXY || 0)
  if (!Number.isInteger(trustProxy) || trustProxy < 0 || trustProxy > 9)
    throw new OptionError(`TRUST_PROXY adalah banyaknya reverse proxy di depan server, 0 sampai 9: ${env.TRUST_PROXY}`)
  const stopDelay = Number(env.HENTI_TUNDA || 0)
  if (!Number.isInteger(stopDelay) || stopDelay < 0 || stopDelay > 60_000)
    throw new OptionError(`HENTI_TUNDA adalah milidetik, 0 sampai 60000: ${env.HENTI_TUNDA}`)
  const metricsToken = env.METRIK_TOKEN || undefined
  if (metricsToken !== undefined && metricsToken.length < 16)
    throw new OptionError('METRIK_TOKEN paling sedikit 16 huruf')
  const unknown = argv.find((argument) => !PILIHAN.includes(argument))
  if (unknown) throw new OptionError(`Pilihan tidak dikenal: ${unknown}. Yang ada: ${PILIHAN.join(', ')}`)
  return {
    port,
    host: env.HOST ?? 'localhost',
    dataDir: env.DATA_DIR ?? './data',
    databaseUrl: env.DATABASE_URL || undefined,
    databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
    backupDirs: (env.BACKUP_DIR ?? '').split(delimiter).filter(Boolean).map(folderName),
    segelKey: env.SEGEL_KEY || undefined,
    buktiKey: env.BUKTI_KEY || undefined,
    s3: readS3(env),
    logLevel,
    trustProxy,
    stopDelay,
    metricsToken,
    unmigrated: argv.includes('--tanpa-migrasi'),
    // Nobody's own database is given users with a password that everybody knows, unless he asks for it.
    kosong: argv.includes('--kosong') || (Boolean(env.DATABASE_URL) && !argv.includes('--demo')),
  }
}
