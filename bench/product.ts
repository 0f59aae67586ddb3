/** The product as a process, on a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** The folder that bench data is kept in. */
export const benchDir = (): string => process.env.KENCANA_BENCH_DIR ?? realpathSync(tmpdir())

/** A new folder in it that the database's own account can reach. */
export const scratchDir = (): string => {
  const dir = mkdtempSync(join(benchDir(), 'kencana-ukur-'))
  chmodSync(dir, 0o755)
  return dir
}

/** A process that answers HTTP, and how long it took until it did. */
export interface Started {
  child: ChildProcess
  address: string
  /** Milliseconds from spawn to the first good answer. */
  ms: number
}

/** Starts a script, reads its address from its first lines, and asks `path` until it answers. */
export const startAndAsk = async (script: string, env: NodeJS.ProcessEnv, path: string): Promise<Started> => {
  const from = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const found = /https?:\/\/\S+/.exec(text)?.[0]
      // Not by its name, which may be looked up as IPv6 first.
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
    child.on('exit', (code) => reject(new Error(`${script} ended with ${code}: ${text}`)))
  })
  const answer = await fetch(`${address}${path}`)
  await answer.text()
  if (answer.status !== 200) {
    child.kill()
    throw new Error(`${path} answered ${answer.status}`)
  }
  return { child, address, ms: performance.now() - from }
}

/**
 * Starts the product on a data folder.
 * @param databaseUrl its database where that runs already, else it starts one
 * @param env what else its process is told
 */
export const startProduct = (dataDir: string, databaseUrl = '', env: NodeJS.ProcessEnv = {}): Promise<Started> =>
  startAndAsk(
    'apps/server/start.mjs',
    { ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0', HOST: '127.0.0.1' },
    '/api/v1/health',
  )

/** Stops it and says how long that took, in milliseconds. */
export const stop = async ({ child }: Started): Promise<number> => {
  const from = performance.now()
  child.kill('SIGTERM')
  await once(child, 'exit')
  return performance.now() - from
}

/** Resident memory of one process in MB (Linux), undefined elsewhere. */
export const residentMb = (pid: number): number | undefined => {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kb === undefined ? undefined : Number(kb) / 1024
  } catch {
    return undefined
  }
}

/** The middle one. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN
