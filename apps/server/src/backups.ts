/** The daily backup of the embedded database, and what the owner sees of it. */
import { backup, type Database, newestBackupAge } from '@kencana/database'
import type { FastifyBaseLogger } from 'fastify'
import type { UmurBackup } from '../../../features/dashboard/dashboard.server.ts'
import type { Options } from './options.ts'

const JAM = 3_600_000

/** Keeps one backup a day while the server runs; a machine that was off overnight catches up soon after its start. */
export interface Backups {
  umur: UmurBackup
  start: () => void
  stop: () => Promise<void>
}

const elsewhere: Backups = {
  umur: async () => ({ umur_jam: null, keterangan: 'Database di server lain, backup diatur di sana' }),
  start: () => undefined,
  stop: async () => undefined,
}

/** @returns backups of DATA_DIR/backup, or none where another server keeps the data */
export const keepBackups = (db: Database, options: Options, logger: FastifyBaseLogger): Backups => {
  if (options.databaseUrl) return elsewhere
  const { dataDir } = options
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    const age = await newestBackupAge(dataDir)
    if (age !== undefined && age < 24 * JAM) return
    const made = await backup(db, dataDir)
    logger.info({ backup: made.name }, 'backup made')
  }
  const tick = () => {
    running = running.then(run).catch((error: unknown) => logger.error({ err: error }, 'backup failed'))
  }
  return {
    umur: async () => {
      const age = await newestBackupAge(dataDir)
      if (age === undefined) return { umur_jam: null, keterangan: 'Belum ada backup' }
      return { umur_jam: Math.round(age / JAM), keterangan: 'Backup harian otomatis' }
    },
    start: () => {
      timer = setInterval(tick, JAM)
      timer.unref()
      // Not in the first minute: people are waiting for the first screen.
      setTimeout(tick, 60_000).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
