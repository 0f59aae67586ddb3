import { execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { silentLog } from '../log.ts'
import { sql } from '../sql.ts'
import { type Binaries, findBinaries, prepareBinaries, program } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { isAlive, livingPostmaster } from './postmaster.ts'
import { cleanUp, dataFolder, removeCluster, Spawned, usedFolder } from './spawned.ts'
import { type Account, isRoot } from './users.ts'

const servers: Spawned[] = []
const serve = (...args: ConstructorParameters<typeof Spawned>) => {
  const server = new Spawned(...args)
  servers.push(server)
  return server
}
afterEach(() => cleanUp(servers))

const open = (dataDir: string) => openDatabase({ dataDir, log: silentLog, max: 2 })
const nobody = { uid: 65534, gid: 65534 }

describe('a left over postmaster.pid', () => {
  async function stoppedWith(pidFile: (pgdata: string) => string): Promise<string> {
    const dataDir = await usedFolder()
    const pgdata = path.join(dataDir, 'postgres')
    const { uid, gid } = statSync(pgdata)
    const file = path.join(pgdata, 'postmaster.pid')
    writeFileSync(file, pidFile(pgdata), { mode: 0o600 })
    chownSync(file, uid, gid)
    return dataDir
  }
  const textFor = (pid: number) => (pgdata: string) => `${pid}\n${pgdata}\n1700000000\n5432\n/tmp\n\n\nready   \n`

  async function opensWarm(dataDir: string): Promise<void> {
    const db = await open(dataDir)
    expect(db.cluster?.origin).toBe('warm')
    expect(await db.one(sql`select 1 as ok`)).toEqual({ ok: 1 })
    await db.close()
  }

  it('of a process that is gone', async () => {
    const gone = spawn('true')
    await new Promise((resolve) => gone.once('exit', resolve))
    await opensWarm(await stoppedWith(textFor(gone.pid ?? 0)))
  })

  it('whose number now belongs to another program', async () => {
    const account = isRoot() ? nobody : {}
    const other = spawn('sleep', ['60'], account)
    await opensWarm(await stoppedWith(textFor(other.pid ?? 0)))
    expect(isAlive(other.pid ?? 0)).toBe(true)
    other.kill()
  })

  it.runIf(existsSync('/proc/self'))('of a zombie', async () => {
    // The sleep that replaces the shell never collects its child.
    const careless = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const zombie = Number(await new Promise((resolve) => careless.stdout.once('data', resolve)))
    while (!/\) Z/.test(readFileSync(`/proc/${zombie}/stat`, 'utf8'))) await sleep(10)
    await opensWarm(await stoppedWith(textFor(zombie)))
    careless.kill()
  })

  it('cut short by a power failure', async () => {
    await opensWarm(await stoppedWith(() => '99999999'))
  })
})

describe('an adopted database', () => {
  it('is started again when it runs with other settings', async () => {
    const dataDir = await usedFolder()
    const server = serve(dataDir)
    const { pid } = await server.opened()
    await server.kill('SIGKILL')
    const cluster = await openCluster({ dataDir, log: silentLog, settings: { work_mem: '5MB' } })
    expect(cluster.origin).toBe('warm')
    expect(cluster.pid).not.toBe(pid)
    expect(isAlive(pid)).toBe(false)
    await cluster.stop()
  })
})

describe('a first start', () => {
  it('that is killed half way leaves nothing in the way of the next', async () => {
    const dataDir = dataFolder('data')
    const server = serve(dataDir)
    const half = () => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('postgres.baru-'))
    while (!half()) await sleep(5)
    await server.kill('SIGKILL')
    const db = await open(dataDir)
    expect(db.cluster?.origin).toBe('fresh')
    await db.close()
  })
})

describe('a database that runs in another container', () => {
  it('is left alone although its process is not to be seen', async () => {
    const dataDir = await usedFolder()
    const db = await open(dataDir)
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
    const text = readFileSync(pidFile, 'utf8')
    // The number of the other container's process is somebody else's, or nobody's, here.
    for (const pid of [process.pid, 4_000_000]) {
      writeFileSync(pidFile, text.replace(/^\d+/, String(pid)))
      await expect(open(dataDir)).rejects.toThrow('dari tempat lain')
    }
    writeFileSync(pidFile, text)
    expect(await db.one(sql`select 1 as ok`)).toEqual({ ok: 1 })
    await db.close()
  })
})

describe('the programs', () => {
  const shipped = async () => {
    const found = await findBinaries(undefined, dataFolder())
    return { native: found.root, version: found.packageVersion }
  }
  async function version(binaries: Binaries, account: Account | undefined): Promise<string> {
    const { stdout } = await promisify(execFile)(program(binaries, 'initdb'), ['--version'], { ...account, cwd: '/' })
    return stdout.trim()
  }

  it('get the library links that a blocked install script left out', async () => {
    const { native, version: packageVersion } = await shipped()
    const bare = dataFolder('native')
    const links: string[] = []
    cpSync(native, bare, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => {
        if (!lstatSync(file).isSymbolicLink()) return true
        links.push(path.basename(file))
        return false
      },
    })
    expect(links).toContain('libpq.so.5')
    const binaries = await prepareBinaries({ native: bare, version: packageVersion }, undefined, dataFolder())
    expect(binaries.root).toBe(bare)
    expect(await version(binaries, undefined)).toContain('PostgreSQL')
  })

  it.runIf(isRoot())('are copied where the account can run them', async () => {
    const { native, version: packageVersion } = await shipped()
    const closed = dataFolder('tertutup')
    cpSync(native, path.join(closed, 'native'), { recursive: true, verbatimSymlinks: true })
    chmodSync(closed, 0o700)
    const hidden = { native: path.join(closed, 'native'), version: packageVersion }
    const copyDir = dataFolder()
    const both = await Promise.all([1, 2].map(() => prepareBinaries(hidden, nobody, copyDir)))
    expect(path.dirname(both[0]?.root ?? '')).toBe(copyDir)
    expect(readdirSync(copyDir)).toHaveLength(1)
    for (const binaries of both) expect(await version(binaries, nobody)).toContain('PostgreSQL')
  })
})

describe('the data folder', () => {
  it('may have a path too long for a socket', async () => {
    const dataDir = dataFolder('toko-emas-'.repeat(8), 'cabang-utama-'.repeat(6), 'data')
    const db = await open(dataDir)
    const socketDir = String(db.cluster?.config('kencana').host)
    expect(socketDir.length).toBeLessThan(90)
    expect(await db.one(sql`select 1 as ok`)).toEqual({ ok: 1 })
    await db.close()
    await removeCluster(dataDir)
    rmSync(socketDir, { recursive: true })
  })

  it('is refused when it is a file or lies below one', async () => {
    const file = dataFolder('berkas')
    writeFileSync(file, '')
    await expect(open(file)).rejects.toThrow('tidak dapat dipakai')
    await expect(open(path.join(file, 'data'))).rejects.toThrow('tidak dapat dipakai')
  })

  it('is refused when something else lies where the database should be', async () => {
    const dataDir = dataFolder('data')
    mkdirSync(path.join(dataDir, 'postgres'), { recursive: true })
    writeFileSync(path.join(dataDir, 'postgres', 'surat.txt'), 'halo')
    await expect(open(dataDir)).rejects.toThrow('bukan database')
    expect(existsSync(path.join(dataDir, 'postgres', 'surat.txt'))).toBe(true)
  })

  it('is refused when its database is of another PostgreSQL', async () => {
    const dataDir = await usedFolder()
    writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await expect(open(dataDir)).rejects.toThrow('dibuat dengan PostgreSQL 17')
  })

  it('is refused, not filled anew, when the database it had is missing', async () => {
    const dataDir = dataFolder('data')
    mkdirSync(path.join(dataDir, 'postgres.sebelum-20250101'), { recursive: true })
    await expect(open(dataDir)).rejects.toThrow('ada data lama postgres.sebelum-20250101')
  })
})

/** Whether others may read what lies here: a clone in a folder of root's own is no program that an ordinary user could start. */
const readableByOthers = (folder: string): boolean =>
  (statSync(folder).mode & 0o005) === 0o005 &&
  (path.dirname(folder) === folder || readableByOthers(path.dirname(folder)))

describe.runIf(isRoot() && readableByOthers(import.meta.dirname))('accounts of ordinary users', () => {
  it('an ordinary user runs it as himself', async () => {
    const dataDir = dataFolder('data')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)
    const server = serve(dataDir, { account: nobody })
    const { pid, pgdata } = await server.opened()
    expect(statSync(`/proc/${pid}`).uid).toBe(nobody.uid)
    expect(statSync(pgdata).uid).toBe(nobody.uid)
    await server.kill('SIGTERM')
    // Root, coming later, keeps to the owner.
    const db = await open(dataDir)
    expect(statSync(`/proc/${db.cluster?.pid}`).uid).toBe(nobody.uid)
    await db.close()
  })

  it('an ordinary user is told when he may not write there', async () => {
    const dataDir = dataFolder('data')
    mkdirSync(dataDir, { mode: 0o755 })
    const server = serve(dataDir, { account: nobody })
    const { refused } = await server.until((said) => !!said.refused)
    expect(refused).toContain('tidak berhak menulis')
  })

  it('an ordinary user is told when the database belongs to somebody else', async () => {
    const dataDir = await usedFolder()
    chmodSync(dataDir, 0o777)
    const { refused } = await serve(dataDir, { account: nobody }).until((said) => !!said.refused)
    expect(refused).toContain('milik pengguna lain')
  })
})

describe.runIf(isRoot())('accounts', () => {
  it('root never runs it as root', async () => {
    const db = await open(await usedFolder())
    expect(statSync(`/proc/${db.cluster?.pid}`).uid).toBeGreaterThan(0)
    await db.close()
  })

  it('root with a folder closed to others keeps the database in /var/lib/kencana, and finds it again', async () => {
    const closed = dataFolder('rumah')
    mkdirSync(closed, { mode: 0o700 })
    const dataDir = path.join(closed, 'data')
    const first = await open(dataDir)
    const pgdata = first.cluster?.pgdata ?? ''
    expect(pgdata).toMatch(/^\/var\/lib\/kencana\/[0-9a-f]{12}\/postgres$/)
    await first.run(sql`create table tulis as select 7 as id`)
    await first.close()
    const again = await open(dataDir)
    expect(again.cluster?.origin).toBe('warm')
    expect(await again.rows(sql`select id from tulis`)).toEqual([{ id: 7 }])
    await again.close()
    expect(livingPostmaster(pgdata)).toBeUndefined()
    rmSync(path.dirname(pgdata), { recursive: true })
    // With the database gone the folder still says where it was: better a refusal than an empty shop.
    await expect(open(dataDir)).rejects.toThrow('folder itu tidak ada')
  })
})
