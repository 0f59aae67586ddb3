/** A product process on a data folder of its own, to be killed and started again. */
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Caller } from '@kencana/server-kit'
import { lewatHttp } from './lewat-http.ts'
import { mulaiProses, sampaiMati } from './proses.ts'

interface Running {
  child: ChildProcess
  address: string
  postmaster: number
}

/** Who dies. */
export type Korban = 'server' | 'database' | 'both'

/** The process, and calls to it. */
export class Mati {
  readonly dataDir: string
  #now: Running

  private constructor(dataDir: string, now: Running) {
    this.dataDir = dataDir
    this.#now = now
  }

  static async open(): Promise<Mati> {
    const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'kencana-mati-'))
    chmodSync(dataDir, 0o755)
    return new Mati(dataDir, await Mati.#start(dataDir))
  }

  static async #start(dataDir: string): Promise<Running> {
    const script = join(import.meta.dirname, 'server.ts')
    const { child, kabar } = await mulaiProses<Omit<Running, 'child'>>(script, [dataDir])
    if (!kabar) throw new Error(`server ended with ${String(child.exitCode)}`)
    return { child, ...kabar }
  }

  /** POST below /api/v1/. */
  ask(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.#now.address}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  /** GET below /api/v1/. */
  get(path: string, headers: Record<string, string>): Promise<Response> {
    return fetch(`${this.#now.address}/api/v1/${path}`, { headers })
  }

  /** One user's calls to the process, for the factories of tests. */
  caller(token = ''): Caller {
    return new Caller(
      lewatHttp(() => this.#now.address),
      token,
    )
  }

  /** Stops it between two instructions: what the database was sent it does, and nobody answers until it is killed. */
  freeze(): void {
    this.#now.child.kill('SIGSTOP')
  }

  /** kill -9, and nothing else: the caller sees what is left, then starts again. */
  async kill(korban: Korban): Promise<void> {
    if (korban !== 'server') process.kill(this.#now.postmaster, 'SIGKILL')
    if (korban !== 'database') this.#now.child.kill('SIGKILL')
    if (korban === 'database') await sleep(200)
  }

  /** Starts again after a kill, with whatever is left of the old process gone. */
  async restart(): Promise<void> {
    const { child } = this.#now
    child.kill('SIGKILL')
    await sampaiMati(child)
    this.#now = await Mati.#start(this.dataDir)
  }

  /** Ends it as the service manager does. The folder stays: what is in it can be looked at. */
  async stop(): Promise<void> {
    const { child } = this.#now
    // A test that fails leaves it frozen, or dead: what is stopped does not hear SIGTERM.
    child.kill('SIGCONT')
    child.kill('SIGTERM')
    await sampaiMati(child)
  }

  /** With whatever still runs in it: a test that fails leaves it running, and nothing would end the run. */
  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
