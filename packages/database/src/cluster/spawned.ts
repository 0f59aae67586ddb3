import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { afterAll } from 'vitest'
import { openDatabase } from '../database.ts'
import { silentLog } from '../log.ts'
import { livingPostmaster, waitUntilGone } from './postmaster.ts'
import type { Account } from './users.ts'

const fixture = path.join(import.meta.dirname, 'server.fixture.ts')
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** What the server of server.fixture.ts says in one line. */
export interface Said {
  open?: { origin: string; pid: number; pgdata: string }
  refused?: string
  saved?: number
  signal?: string
}

/** A server of the launcher's tests, in a process and process group of its own, as the terminal would start it. */
export class Spawned {
  readonly child: ChildProcess
  readonly said: Said[] = []
  readonly #exit: Promise<void>
  #wake = () => {}

  constructor(dataDir: string, options: { mode?: 'idle' | 'write'; account?: Account } = {}) {
    this.child = spawn(process.execPath, ['--import', tsx, fixture, dataDir, options.mode ?? 'idle'], {
      ...options.account,
      cwd: '/',
      env: { ...process.env, HOME: os.tmpdir(), TSX_DISABLE_CACHE: '1' },
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    this.#exit = new Promise((resolve) => this.child.once('exit', () => resolve()))
    if (!this.child.stdout) throw new Error('no stdout')
    createInterface(this.child.stdout).on('line', (line) => {
      this.said.push(JSON.parse(line))
      this.#wake()
    })
  }

  /** Waits for something it says. */
  async until(test: (said: Said) => boolean): Promise<Said> {
    for (;;) {
      const found = this.said.find(test)
      if (found) return found
      if (this.ended) throw new Error(`the server ended: ${JSON.stringify(this.said.at(-1))}`)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
        void this.#exit.then(resolve)
      })
    }
  }

  async opened(): Promise<NonNullable<Said['open']>> {
    const { open } = await this.until((said) => said.open !== undefined)
    if (!open) throw new Error('unreachable')
    return open
  }

  get ended(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** The numbers it has printed as saved. */
  get saved(): number[] {
    return this.said.flatMap((said) => (said.saved === undefined ? [] : [said.saved]))
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal)
    await this.#exit
  }
}

const folders: string[] = []

/** A new data folder that another account can reach. */
export function dataFolder(...below: string[]): string {
  const root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'kencana-luncur-'))
  chmodSync(root, 0o755)
  folders.push(root)
  return path.join(root, ...below)
}

let pattern: string | undefined
afterAll(() => {
  if (pattern) rmSync(pattern, { recursive: true, force: true })
  // Test files share this module: the next one makes its own.
  pattern = undefined
})

/** A data folder with a stopped, empty database: a copy of one made once, for initdb takes longer than the tests. */
export async function usedFolder(): Promise<string> {
  if (!pattern) {
    pattern = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'kencana-luncur-'))
    chmodSync(pattern, 0o755)
    const db = await openDatabase({ dataDir: path.join(pattern, 'data'), log: silentLog })
    await db.close()
  }
  const dataDir = dataFolder('data')
  execFileSync('cp', ['-a', path.join(pattern, 'data'), dataDir])
  return dataDir
}

/** Ends what still runs in the folders and removes them. */
export async function cleanUp(servers: Spawned[]): Promise<void> {
  for (const server of servers.splice(0)) if (!server.ended) await server.kill('SIGKILL').catch(() => {})
  for (const folder of folders.splice(0)) await removeCluster(folder)
}

/** Ends the postmaster of a folder (or of the data folder below it) and removes the folder. */
export async function removeCluster(folder: string): Promise<void> {
  for (const pgdata of [path.join(folder, 'postgres'), path.join(folder, 'data', 'postgres')]) {
    const living = livingPostmaster(pgdata)
    if (!living) continue
    process.kill(living.pid, 'SIGQUIT')
    await waitUntilGone(living.pid, 5000)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
