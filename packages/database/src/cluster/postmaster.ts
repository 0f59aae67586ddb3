import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../refusal.ts'

/** What postmaster.pid says. PostgreSQL writes it line by line, so all but the first may be missing for a moment. */
export interface PidFile {
  pid: number
  port: number
  socketDir: string
  /** 'starting', 'ready', 'stopping' or 'standby'. */
  status: string
}

/** Reads postmaster.pid; undefined when there is none or it is still empty. */
export function readPidFile(pgdata: string): PidFile | undefined {
  let text: string
  try {
    text = readFileSync(path.join(pgdata, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Math.abs(Number(lines[0]))
  if (!Number.isInteger(pid) || pid === 0) return undefined
  return { pid, port: Number(lines[3] ?? 0), socketDir: lines[4] ?? '', status: lines[7] ?? '' }
}

/**
 * True when the process lives and is the postmaster of this data folder. A zombie (dead, but not yet collected by a
 * careless pid 1 of a container) and a number that went to another program after a restart of the machine are not.
 */
function isLivingPostmaster(pid: number, pgdata: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return windowsProgram(pid).startsWith('postgres')
  if (!existsSync('/proc/self')) return unixCommand(pid).includes('postgres')
  try {
    // A postmaster works in its data folder for all its life.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(pgdata)
  } catch {
    // Not readable: another user's process, so none that we have started for this folder.
    return false
  }
}

/** True while the process exists and is no zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return !isZombie(pid)
}

function isZombie(pid: number): boolean {
  if (process.platform === 'win32') return false
  try {
    // The state follows the program's name, which may itself hold spaces and brackets.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return /^[ZX]/.test(text.slice(text.lastIndexOf(')') + 2))
  } catch (error) {
    if (existsSync('/proc/self')) return codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH'
    return unixState(pid).startsWith('Z')
  }
}

function ask(program: string, args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

const unixState = (pid: number): string => ask('ps', ['-o', 'state=', '-p', String(pid)])
const unixCommand = (pid: number): string => ask('ps', ['-o', 'command=', '-p', String(pid)])
const windowsProgram = (pid: number): string => ask('tasklist', ['/fi', `pid eq ${pid}`, '/fo', 'csv', '/nh']).slice(1)

/** The pid of the living postmaster of this folder, if there is one. */
export function livingPostmaster(pgdata: string): PidFile | undefined {
  const file = readPidFile(pgdata)
  return file && isLivingPostmaster(file.pid, pgdata) ? file : undefined
}

/**
 * Removes lock files that PostgreSQL itself would trip over: the number in them belongs to a zombie, or after a restart
 * of the machine to some other program. One whose process is simply gone is left to PostgreSQL, which removes it safely.
 * True when any was removed.
 */
export async function clearStaleLocks(pgdata: string, socketDir: string): Promise<boolean> {
  let removed = false
  for (const file of [path.join(pgdata, 'postmaster.pid'), path.join(socketDir, '.s.PGSQL.5432.lock')]) {
    const pid = readNumber(file)
    if (!pid || !numberIsTaken(pid) || isLivingPostmaster(pid, pgdata)) continue
    await rm(file, { force: true })
    removed = true
  }
  return removed
}

/** The number in the first line; negative in that of a single-user server. */
function readNumber(file: string): number | undefined {
  try {
    const pid = Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10))
    return Number.isNaN(pid) ? undefined : pid
  } catch {
    return undefined
  }
}

function numberIsTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}

/** Waits until the process is gone; false when it is still there after the time. */
export async function waitUntilGone(pid: number, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; ; ) {
    if (!isAlive(pid)) return true
    if (Date.now() > end) return false
    await sleep(5)
  }
}
