/** Programs of tests in processes of their own, to be killed: put together once, since reading a whole server's sources takes five seconds. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const siap = new Map<string, Uint8Array>()

/** The program of a script, all of it but the libraries. */
const satukan = (script: string): Uint8Array => {
  const ada = siap.get(script)
  if (ada !== undefined) return ada
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const { outputFiles } = buildSync({
    entryPoints: [script],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  })
  const contents = outputFiles[0]?.contents
  if (!contents) throw new Error(`nothing came of ${script}`)
  siap.set(script, contents)
  return contents
}

/** A running program, and what it said first, where it said anything before it ended. */
export interface Proses<T> {
  child: ChildProcess
  kabar: T | undefined
}

/**
 * Starts a TypeScript program and waits for its first message, or for its end.
 * @param script its path; a bundle of it runs, so that it must not ask where it lies
 */
export const mulaiProses = async <T>(script: string, args: readonly string[]): Promise<Proses<T>> => {
  // Where the libraries are found; once it runs nothing is read from there any more.
  const induk = join(ROOT, 'node_modules', '.cache')
  mkdirSync(induk, { recursive: true })
  const folder = mkdtempSync(join(induk, 'kencana-proses-'))
  const program = join(folder, 'program.mjs')
  writeFileSync(program, satukan(script))
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [kabar] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])) as [T?]
  rmSync(folder, { recursive: true, force: true })
  return { child, kabar }
}

/** Until it has ended, which it may have already: then no event comes any more. */
export const sampaiMati = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
