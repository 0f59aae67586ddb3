/** Processes that a scenario starts, freezes, kills and starts again; none of them outlives it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'

/** What is started. */
export interface Command {
  name: string
  program: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  /** File that takes what it prints. */
  log: string
  cwd?: string
  /** File whose first line is the number of a process that belongs to it, though it left its family: PostgreSQL's own. */
  pidFile?: string
  /** Account it runs under when we are root: PostgreSQL refuses to be root. */
  as?: string
}

const isRoot = process.getuid?.() === 0

/** The process that such a file names, while it still works in that folder: a number of one that died may be somebody else's. */
const numberIn = (file: string | undefined): number[] => {
  if (file === undefined || !existsSync(file)) return []
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dirname(file) ? [pid] : []
  } catch {
    return []
  }
}

/** Every process below these, themselves first: what an operating system that freezes takes with it. */
const familyOf = (first: readonly number[]): number[] => {
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // It ended while we looked.
    }
  }
  const family = [...first]
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child)
  return family
}

/** One process with all below it; it runs once start() was called. */
export class Running {
  readonly command: Command
  #child: ChildProcess | undefined

  constructor(command: Command) {
    this.command = command
  }

  start(): void {
    const { program, args, env, log, cwd, as } = this.command
    const [file, words] =
      isRoot && as !== undefined ? ['runuser', ['-u', as, '--', program, ...args]] : [program, [...args]]
    const child = spawn(file, words, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    const out = createWriteStream(log, { flags: 'a' })
    child.stdout.pipe(out, { end: false })
    child.stderr.pipe(out, { end: false })
    this.#child = child
  }

  get alive(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Sends a signal to it and to all below it, or to it alone. */
  signal(name: NodeJS.Signals, whole = true): void {
    const own = this.alive && this.#child?.pid !== undefined ? [this.#child.pid] : []
    for (const one of whole ? familyOf([...own, ...numberIn(this.command.pidFile)]) : own) {
      try {
        process.kill(one, name)
      } catch {
        // Gone already.
      }
    }
  }

  /** kill -9 of everything it is. */
  async kill(): Promise<void> {
    this.signal('SIGKILL')
    if (this.#child && this.alive) await once(this.#child, 'exit')
  }

  /** SIGTERM, as a service manager stops it. */
  async stop(): Promise<void> {
    this.signal('SIGTERM', false)
    if (this.#child && this.alive) await once(this.#child, 'exit')
  }
}

/** A port of this machine that nobody listens at. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
