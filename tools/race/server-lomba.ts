/** Servers of the race: processes of their own on one database. */
import { join } from 'node:path'
import { lewatHttp } from '@kencana/testing/lewat-http'
import { mulaiProses, sampaiMati } from '@kencana/testing/proses'
import type { FastifyInstance } from 'fastify'

/** One of them, and how to end it. */
export interface ServerLomba {
  app: FastifyInstance
  /** Where it listens. */
  alamat: string
  /** Its process number: no two are one. */
  pid: number
  berhenti: () => Promise<void>
}

/**
 * Starts one and waits until it listens.
 * @param databaseUrl a migrated database
 * @param photos its folder of photos
 * @throws when it ends before it listens
 */
export const mulaiServer = async (databaseUrl: string, photos: string): Promise<ServerLomba> => {
  const script = join(import.meta.dirname, 'server.ts')
  const { child, kabar: alamat } = await mulaiProses<string>(script, [databaseUrl, photos])
  if (alamat === undefined) throw new Error(`a server of the race ended with ${String(child.exitCode)}`)
  const berhenti = async () => {
    child.kill('SIGTERM')
    await sampaiMati(child)
  }
  return { app: lewatHttp(() => alamat), alamat, pid: child.pid ?? 0, berhenti }
}
