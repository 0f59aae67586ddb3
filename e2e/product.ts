/** The real product as a shop runs it: `node apps/server/start.mjs` in a process and a data folder of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const START = join(root, 'apps', 'server', 'start.mjs')

/**
 * Builds server and web application when their sources changed since the last build. The start itself knows when that
 * is so: an option that does not exist makes it build and then refuse to open any data.
 */
export const buildProduct = (): void => {
  const { stdout, stderr } = spawnSync(process.execPath, [START, '--hanya-bangun'], { cwd: root, encoding: 'utf8' })
  if (!stderr.includes('Pilihan tidak dikenal: --hanya-bangun')) throw new Error(`Build failed\n${stdout}\n${stderr}`)
}

/** A data folder for one test file. A killed run's is swept by the next one: packages/database/src/testing.setup.ts. */
export const tempDataDir = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(realpathSync(tmpdir()), `kencana-uji-${process.pid}-`))
  // As root PostgreSQL runs as another account, which has to get in.
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) }
}

/** A running product. */
export interface Product {
  /** The address it printed. */
  url: string
  /** Everything it printed so far. */
  printed: () => string
  /** SIGTERM, as the service manager of the machine does; @returns how it ended: exit code, or the signal's name */
  stop: () => Promise<number | string>
}

const ended = (child: ChildProcess): Promise<number | string> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal ?? 'gone')))

const addressIn = (printed: string): string | undefined => /siap di (http:\S+)/.exec(printed)?.[1]

/** Starts the product on a free port and waits until it prints its address. */
export const startProduct = async (args: readonly string[], env: Record<string, string>): Promise<Product> => {
  const child = spawn(process.execPath, [START, ...args], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const end = ended(child)
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const address = addressIn(printed)
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void end.then((how) => reject(new Error(`The product ended with ${how} before it was ready:\n${printed}`)))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return end
  }
  return { url, printed: () => printed, stop }
}

/** The whole ledger of a running product, proven by `npm run audit:neraca`. @throws with the violations */
export const auditProduct = (dataDir: string): void => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), join(root, 'tools', 'audit-neraca.ts')],
    { cwd: root, encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
  )
  if (status !== 0) throw new Error(`The ledger is not clean\n${stdout}\n${stderr}`)
}
