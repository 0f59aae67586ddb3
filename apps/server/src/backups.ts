/** The backups of the embedded database: made daily, brought to their places, and what the owner sees of them. */
import { join } from 'node:path'
import {
  backup,
  backupKeyName,
  bringingAlone,
  type Database,
  DatabaseRefusal,
  listBackups,
  loadBackupKey,
  newestBackupAge,
  restoredFrom,
  takeOver,
} from '@kencana/database'
import { salinanBerkas } from '@kencana/server-kit'
import type { FastifyBaseLogger } from 'fastify'
import type { UmurBackup } from '../../../features/dashboard/dashboard.server.ts'
import {
  catatSini,
  catatTempat,
  daftarTempat,
  kunciLain,
  type Pencadang,
  pasangPencadang,
  sidikKunci,
  type TempatCadangan,
  tetapkanTempat,
} from '../../../features/pengaturan/cadangan/cadangan.api.ts'
import { bringApart } from './bring-apart.ts'
import type { Options } from './options.ts'

const JAM = 3_600_000
/** A place of which nothing is heard for so long is given up until the next time. */
const DIAM_MS = 10 * 60_000
/** Somebody waits at the screen for the look at a new place. */
const LIHAT_MS = 5_000
/** A stop waits for no backup: what is unfinished is cleared away by the next one. */
const HENTI_MS = 1_000

/** Keeps one backup a day while the server runs; a machine that was off overnight catches up soon after its start. */
export interface Backups {
  umur: UmurBackup
  /** Makes a backup where the last one is a day old, and brings what is there to every place. */
  run: () => Promise<void>
  start: () => void
  stop: () => Promise<void>
}

const elsewhere: Backups = {
  umur: async () => ({ umur_jam: null, keterangan: 'Database di server lain, backup diatur di sana' }),
  run: async () => undefined,
  start: () => undefined,
  stop: async () => undefined,
}

/** What people read of an error; what is ours alone goes to the log. */
const kalimat = (error: unknown): string =>
  error instanceof DatabaseRefusal ? error.message : 'Cadangan gagal, lihat catatan server'

interface Kerja {
  db: Database
  dataDir: string
  logger: FastifyBaseLogger
  signal: AbortSignal
}

/** Brings one place up to date and writes down how it stands; whatever becomes of it keeps no other from its turn. */
const satuTempat = async (
  { db, dataDir, logger, signal }: Kerja,
  { tempat, kunci, terakhir: lalu, satu_disk }: TempatCadangan,
): Promise<void> => {
  const known = lalu !== null
  const elsewhere = satu_disk === false
  try {
    const sidik = sidikKunci(backupKeyName(await loadBackupKey(dataDir)))
    if (kunci !== null && kunci !== sidik) throw new DatabaseRefusal(kunciLain(tempat, kunci))
    const job = { dataDir, place: tempat, only: 'bring', known, elsewhere } as const
    const { newest, sameDisk, free } = await bringApart(job, 'brought', DIAM_MS, signal)
    const terakhir = newest === null ? null : new Date(newest)
    await catatTempat(db, tempat, { terakhir, satu_disk: sameDisk, sisa: free, kunci: sidik }, new Date())
  } catch (error) {
    if (signal.aborted) return
    logger.warn({ err: error, tempat }, 'backup did not reach its place')
    await catatTempat(db, tempat, { gagal: kalimat(error) }, new Date())
  }
}

/** The work on backups of one data folder, one after the other. */
const keeper = (db: Database, dataDir: string, logger: FastifyBaseLogger) => {
  const stopped = new AbortController()
  const { signal } = stopped
  let running: Promise<void> = Promise.resolve()
  let waiting = 0

  /** Every place gets its turn, whatever became of the others. A copy of the shop brings nothing: the shop may be at work elsewhere. */
  const bringAll = async (): Promise<void> => {
    if ((await restoredFrom(dataDir)) !== undefined) return
    await bringingAlone(db, async () => {
      for (const satu of await daftarTempat(db))
        if (!signal.aborted) await satuTempat({ db, dataDir, logger, signal }, satu)
    })
  }

  const make = async (now: boolean): Promise<void> => {
    try {
      const age = await newestBackupAge(dataDir)
      if (!now && age !== undefined && age < 24 * JAM) return
      logger.info({ backup: (await backup(db, dataDir)).name }, 'backup made')
      await catatSini(db, null, new Date())
    } catch (error) {
      if (signal.aborted) return
      logger.error({ err: error }, 'backup failed')
      await catatSini(db, kalimat(error), new Date())
    }
  }

  const work = async (now: boolean): Promise<void> => {
    try {
      // What could not be made keeps nobody from what is there.
      if (!signal.aborted) await make(now)
      if (!signal.aborted) await bringAll()
    } catch (error) {
      if (!signal.aborted) logger.error({ err: error }, 'backups were not brought')
    } finally {
      waiting -= 1
    }
  }
  const queue = (now: boolean): Promise<void> => {
    waiting += 1
    running = running.then(() => work(now))
    return running
  }
  return {
    queue,
    isBusy: () => waiting > 0,
    /** One under way, and one after it that knows what was asked since: more would do the same again. */
    isFull: () => waiting > 1,
    stop: async () => {
      stopped.abort()
      let timer: NodeJS.Timeout | undefined
      const enough = new Promise((resolve) => {
        timer = setTimeout(resolve, HENTI_MS)
      })
      await Promise.race([running, enough])
      clearTimeout(timer)
    },
  }
}

/** @returns backups of DATA_DIR/backup, or none where another server keeps the data */
export const keepBackups = (db: Database, options: Options, logger: FastifyBaseLogger): Backups => {
  if (options.databaseUrl) return elsewhere
  const { dataDir } = options
  const { queue, isBusy, isFull, stop } = keeper(db, dataDir, logger)
  const timers: NodeJS.Timeout[] = []
  const pencadang: Pencadang = {
    periksa: async (tempat) => {
      const job = { dataDir, place: tempat, only: 'look', known: false, elsewhere: false } as const
      return (await bringApart(job, 'looked', LIHAT_MS)).sameDisk
    },
    mulai: () => {
      if (!isFull()) void queue(true)
    },
    sedangBerjalan: isBusy,
    diSini: async () => {
      const all = await listBackups(dataDir)
      return { jumlah: all.length, terakhir: all[0]?.writtenAt ?? null }
    },
    kunci: async () => {
      const key = await loadBackupKey(dataDir)
      const salinan = salinanBerkas(join(dataDir, 'kunci', 'cadangan'))
      return { sidik: sidikKunci(backupKeyName(key)), rahasia: key.secret, salinan }
    },
    dipulihkanDari: () => restoredFrom(dataDir),
    ambilAlih: () => takeOver(dataDir),
  }
  pasangPencadang(db, pencadang)
  return {
    umur: async () => {
      const age = await newestBackupAge(dataDir)
      if (age === undefined) return { umur_jam: null, keterangan: 'Belum ada backup' }
      return { umur_jam: Math.round(age / JAM), keterangan: 'Backup harian otomatis' }
    },
    run: () => queue(false),
    start: () => {
      const tick = () => void queue(false)
      void tetapkanTempat(db, options.backupDirs, new Date()).catch((error: unknown) =>
        logger.error({ err: error }, 'BACKUP_DIR was not taken'),
      )
      // Not in the first minute: people are waiting for the first screen.
      timers.push(setInterval(tick, JAM).unref(), setTimeout(tick, 60_000).unref())
    },
    stop: async () => {
      for (const timer of timers) clearTimeout(timer)
      await stop()
    },
  }
}
