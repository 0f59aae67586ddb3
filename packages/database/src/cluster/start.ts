import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Log } from '../log.ts'
import { DatabaseRefusal } from '../refusal.ts'
import { type Binaries, program } from './binaries.ts'
import { serverEnvironment } from './init.ts'
import { makeOwnFolder, type Place } from './place.ts'
import { clearStaleLocks, isAlive, type PidFile, readPidFile, waitUntilGone } from './postmaster.ts'
import { type Settings, settingArguments } from './settings.ts'

const run = promisify(execFile)
const LOG_KEPT = 5_000_000
const POLL_MS = 4

/** Another process started PostgreSQL on the same folder first; look again. */
export class StartedElsewhere extends Error {
  override readonly name = 'StartedElsewhere'
}

/** The arguments our postmaster runs with; also how a living one of an older installation is told apart. */
export function postmasterArguments(place: Place, settings: Settings): string[] {
  if (process.platform === 'win32') return settingArguments({ ...settings, listen_addresses: '127.0.0.1' })
  return settingArguments({
    ...settings,
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: place.socketDir,
    unix_socket_permissions: '0700',
  })
}

/** True when the living postmaster runs with just these arguments (it writes them to postmaster.opts). */
export function runsWith(place: Place, args: readonly string[]): boolean {
  if (process.platform === 'win32') return true
  try {
    const text = readFileSync(path.join(place.pgdata, 'postmaster.opts'), 'utf8').trim()
    return text.endsWith(args.map((arg) => ` "${arg}"`).join(''))
  } catch {
    return false
  }
}

/**
 * Starts PostgreSQL and waits until it takes connections, through a crash recovery if need be. It runs in a session of
 * its own: neither Ctrl-C in the terminal nor the death of this process reaches it. Throws DatabaseRefusal with the
 * server's own words, StartedElsewhere when another process was first.
 */
export async function startPostmaster(
  place: Place,
  binaries: Binaries,
  settings: Settings,
  log: Log,
): Promise<PidFile> {
  for (let attempt = 1; ; attempt++) {
    if (await clearStaleLocks(place.pgdata, place.socketDir)) log.warn('Sisa kunci dari proses yang sudah mati dihapus')
    const from = rotateLog(place.logFile)
    const started = await launch(place, binaries, settings, log)
    if (started) return started
    const said = readFileSync(place.logFile).subarray(from).toString('utf8')
    // A killed postmaster is a zombie for a moment, and its backends need one to notice and leave the shared memory.
    if (/shared memory block .* is still in use|lock file ".*s\.PGSQL/.test(said) && attempt < 40) {
      await sleep(250)
      continue
    }
    // Killed while starting: it went without a word.
    if (!/FATAL|PANIC|could not|error while/.test(said) && attempt < 3) continue
    if (/lock file "postmaster.pid" (already exists|is empty)/.test(said)) throw new StartedElsewhere(said)
    throw new DatabaseRefusal(explain(said, place))
  }
}

async function launch(place: Place, binaries: Binaries, settings: Settings, log: Log): Promise<PidFile | undefined> {
  if (process.platform === 'win32') return launchOnWindows(place, binaries, settings)
  await makeOwnFolder(place.socketDir, place.account)
  const fd = openSync(place.logFile, 'a', 0o600)
  let child: ChildProcess
  try {
    child = spawn(
      program(binaries, 'postgres'),
      ['-D', realpathSync(place.pgdata), ...postmasterArguments(place, settings)],
      {
        ...place.account,
        cwd: '/',
        env: serverEnvironment(),
        detached: true,
        stdio: ['ignore', fd, fd],
      },
    )
  } finally {
    closeSync(fd)
  }
  child.unref()
  return waitUntilReady(child, place.pgdata, log)
}

async function waitUntilReady(child: ChildProcess, pgdata: string, log: Log): Promise<PidFile | undefined> {
  let failed: Error | undefined
  child.once('error', (error) => {
    failed = error
  })
  for (let waited = 0; ; waited += POLL_MS) {
    if (failed)
      throw new DatabaseRefusal(`Program database tidak dapat dijalankan: ${failed.message}`, { cause: failed })
    if (child.exitCode !== null || child.signalCode !== null) return undefined
    const file = readPidFile(pgdata)
    if (file?.pid === child.pid && file?.status === 'ready') return file
    if (waited > 0 && waited % 5000 === 0) log.info('Database sedang dipulihkan sesudah mati mendadak, mohon tunggu')
    await sleep(POLL_MS)
  }
}

/** There pg_ctl gives up administrator rights, which postgres.exe itself refuses to run with. */
async function launchOnWindows(place: Place, binaries: Binaries, settings: Settings): Promise<PidFile | undefined> {
  const port = await freePort()
  const args = [...postmasterArguments(place, settings), '-c', `port=${port}`].map((arg) => `"${arg}"`).join(' ')
  const command = ['start', '-w', '-t', '600', '-s', '-D', place.pgdata, '-l', place.logFile, '-o', args]
  try {
    await run(program(binaries, 'pg_ctl'), command, { env: serverEnvironment(), windowsHide: true })
  } catch {
    return undefined
  }
  return readPidFile(place.pgdata)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Keeps one older log beside, and returns the length of the present one. */
function rotateLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size <= LOG_KEPT) return size
  renameSync(logFile, `${logFile}.1`)
  return 0
}

function explain(said: string, place: Place): string {
  if (/No space left on device/.test(said)) return 'Database tidak dapat dijalankan: disk penuh.'
  if (/Cannot allocate memory|could not map anonymous shared memory/.test(said)) {
    return 'Database tidak dapat dijalankan: memori komputer tidak cukup.'
  }
  const lines = said.split('\n').filter((line) => /FATAL|PANIC|could not|error while loading/.test(line))
  const why = lines.at(-1)?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? `lihat ${place.logFile}`
  return `Database tidak dapat dijalankan: ${why}`
}

/**
 * Stops a postmaster: fast shutdown (open transactions are rolled back, all is written out). Should that take longer
 * than half a minute, an immediate one, after which the next start recovers from the log; nothing committed is lost.
 */
export async function stopPostmaster(place: Place, binaries: Binaries, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    const command = ['stop', '-D', place.pgdata, '-m', 'fast', '-w', '-t', '30']
    await run(program(binaries, 'pg_ctl'), command, { env: serverEnvironment(), windowsHide: true }).catch(() => {})
    return
  }
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  if (await waitUntilGone(pid, 30_000)) return
  process.kill(pid, 'SIGQUIT')
  await waitUntilGone(pid, 10_000)
}
