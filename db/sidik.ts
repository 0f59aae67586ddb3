/** Fingerprints of the migrations: one that a database may have is never changed, or that database starts no more. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const dir = join(import.meta.dirname, 'migrations')
/** Where they stand, one migration a line. */
export const BERKAS_SIDIK = join(import.meta.dirname, 'migrations.sidik')

const sidik = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(dir, name), 'utf8').replaceAll('\r\n', '\n'))
    .digest('hex')

/** The migrations as they are, as lines of that file. */
export const sidikKini = (): string[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => `${name} ${sidik(name)}`)

/** The lines that stand. */
export const sidikTertulis = (): string[] => readFileSync(BERKAS_SIDIK, 'utf8').split('\n').filter(Boolean)
