import { execFile } from 'node:child_process'
import { type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { DatabaseRefusal } from '../refusal.ts'

const run = promisify(execFile)

/** An operating-system account. */
export interface Account {
  uid: number
  gid: number
}

/** True when this process is root, as which PostgreSQL refuses to run. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** The account that root starts PostgreSQL as: `postgres` where it exists, else `nobody`. */
export async function unprivilegedAccount(): Promise<Account> {
  for (const name of ['postgres', 'nobody']) {
    const account = await accountOf(name)
    if (account && account.uid > 0) return account
  }
  throw new DatabaseRefusal(
    'Kencana dijalankan sebagai root, tetapi database tidak boleh. Buat pengguna: useradd --system postgres',
  )
}

async function accountOf(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** True when the account may walk down to the folder (or the nearest existing one above it) and into it. */
export function canReach(account: Account, target: string): boolean {
  const root = path.parse(target).root
  for (let dir = target; ; dir = path.dirname(dir)) {
    const stats = statSync(dir, { throwIfNoEntry: false })
    if (stats && !permits(stats, account, 0o1)) return false
    if (dir === root) return true
  }
}

/** True when the mode bits give the account the right (1 walk or run, 4 read). */
export function permits(stats: Stats, account: Account, right: number): boolean {
  if (stats.uid === account.uid) return ((stats.mode >> 6) & right) === right
  if (stats.gid === account.gid) return ((stats.mode >> 3) & right) === right
  return (stats.mode & right) === right
}
