/** A chain's whole house on one machine: etcd, two PostgreSQL under Patroni, HAProxy, two servers of ours. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, Running } from './processes.ts'
import type { Programs } from './programs.ts'
import { etcdArgs, haproxyConfig, patroniConfig } from './settings.ts'

/** Ports of one database host: PostgreSQL's, and Patroni's for questions about it. */
interface NodePorts {
  pg: number
  rest: number
}

/** Everybody's port. */
export interface Ports {
  etcd: number
  etcdPeer: number
  nodes: readonly [NodePorts, NodePorts]
  servers: readonly [number, number]
  database: number
  web: number
}

const ROOT = join(import.meta.dirname, '..', '..')
const POSTGRES = 'postgres'
const isRoot = process.getuid?.() === 0

/** Asks until it is so. @throws after the time with what was waited for */
export const until = async (what: string, seconds: number, isSo: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + seconds * 1000
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: not after ${seconds} s`)
    await sleep(200)
  }
}

const answers = async (url: string): Promise<number> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))?.status ?? 0

const findPorts = async (): Promise<Ports> => {
  const ports: number[] = []
  while (ports.length < 10) {
    const port = await freePort()
    if (!ports.includes(port)) ports.push(port)
  }
  const [etcd, etcdPeer, a, ra, b, rb, s1, s2, database, web] = ports as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return {
    etcd,
    etcdPeer,
    nodes: [
      { pg: a, rest: ra },
      { pg: b, rest: rb },
    ],
    servers: [s1, s2],
    database,
    web,
  }
}

/** The house. Every part can be taken down alone. */
export class Cluster {
  readonly ports: Ports
  readonly password: string
  readonly segelKey = randomBytes(32).toString('hex')
  readonly etcd: Running
  readonly nodes: readonly [Running, Running]
  readonly haproxy: Running
  readonly servers: readonly [Running, Running]
  readonly #dir: string
  readonly #programs: Programs

  private constructor(dir: string, ports: Ports, password: string, programs: Programs) {
    this.#dir = dir
    this.#programs = programs
    this.ports = ports
    this.password = password
    const log = (name: string) => join(dir, `${name}.log`)
    const owned = (name: string) => {
      const folder = join(dir, name)
      mkdirSync(folder, { recursive: true })
      return folder
    }
    this.etcd = new Running({
      name: 'etcd',
      program: programs.etcd,
      args: etcdArgs(ports, owned('etcd')),
      log: log('etcd'),
    })
    const node = (index: 0 | 1) => {
      const name = index === 0 ? 'a' : 'b'
      const config = join(dir, `patroni-${name}.yml`)
      writeFileSync(config, patroniConfig({ name, ports, index, dir, password, bin: programs.postgres }))
      chmodSync(config, 0o644)
      return new Running({
        name,
        program: programs.patroni,
        args: [config],
        log: log(`patroni-${name}`),
        pidFile: join(dir, name, 'data', 'postmaster.pid'),
        as: POSTGRES,
      })
    }
    this.nodes = [node(0), node(1)]
    writeFileSync(join(dir, 'haproxy.cfg'), haproxyConfig(ports))
    this.haproxy = new Running({
      name: 'haproxy',
      program: programs.haproxy,
      args: ['-db', '-f', join(dir, 'haproxy.cfg')],
      log: log('haproxy'),
    })
    const server = (index: 0 | 1) =>
      new Running({
        name: `server ${index + 1}`,
        program: process.execPath,
        args: [join(ROOT, 'apps/server/start.mjs'), '--kosong'],
        cwd: ROOT,
        env: {
          PORT: String(ports.servers[index]),
          HOST: '127.0.0.1',
          TRUST_PROXY: '1',
          DATA_DIR: join(dir, 'data'),
          DATABASE_URL: this.databaseUrl,
          SEGEL_KEY: this.segelKey,
          HENTI_TUNDA: '2500',
        },
        log: log(`server-${index + 1}`),
      })
    this.servers = [server(0), server(1)]
  }

  /** @param dir empty folder that all of it lives in */
  static async start(dir: string, programs: Programs): Promise<Cluster> {
    for (const name of ['a', 'b', 'sock']) {
      mkdirSync(join(dir, name), { mode: 0o700 })
      if (isRoot) execFileSync('chown', [POSTGRES, join(dir, name)])
    }
    const cluster = new Cluster(dir, await findPorts(), randomBytes(12).toString('hex'), programs)
    try {
      for (const part of [cluster.etcd, ...cluster.nodes, cluster.haproxy]) part.start()
      await until('a primary', 90, async () => (await cluster.leader()) !== undefined)
      await until('a synchronous standby', 90, () => cluster.hasStandby())
      await cluster.#createDatabase()
      for (const one of cluster.servers) {
        one.start()
        await until(one.command.name, 120, () => cluster.ready(cluster.servers.indexOf(one) as 0 | 1))
      }
      await until('HAProxy', 20, async () => (await answers(`${cluster.url}/ready`)) === 200)
      return cluster
    } catch (error) {
      await cluster.stop()
      throw error
    }
  }

  get databaseUrl(): string {
    return `postgresql://postgres:${this.password}@127.0.0.1:${this.ports.database}/kencana`
  }

  get url(): string {
    return `http://127.0.0.1:${this.ports.web}`
  }

  get patronictl(): string {
    return `${this.#programs.patroni}ctl`
  }

  /** Where Patroni's own command finds its settings. */
  get config(): string {
    return join(this.#dir, 'patroni-a.yml')
  }

  async ready(index: 0 | 1): Promise<boolean> {
    return (await answers(`http://127.0.0.1:${this.ports.servers[index]}/ready`)) === 200
  }

  /** Which host writes now. */
  async leader(): Promise<0 | 1 | undefined> {
    for (const index of [0, 1] as const)
      if ((await answers(`http://127.0.0.1:${this.ports.nodes[index].rest}/primary`)) === 200) return index
    return undefined
  }

  /** Whether the other host follows so closely that nothing acknowledged is lost with the leader. */
  async hasStandby(): Promise<boolean> {
    for (const { rest } of this.ports.nodes)
      if ((await answers(`http://127.0.0.1:${rest}/synchronous`)) === 200) return true
    return false
  }

  async #createDatabase(): Promise<void> {
    const connectionString = this.databaseUrl.replace(/kencana$/, 'postgres')
    await until('the database through HAProxy', 30, async () => {
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
      await client.connect()
      try {
        await client.query('CREATE DATABASE kencana')
      } finally {
        await client.end()
      }
      return true
    })
  }

  async stop(): Promise<void> {
    const parts = [...this.servers, this.haproxy, ...this.nodes, this.etcd]
    for (const part of parts) part.signal('SIGCONT')
    await Promise.all(parts.map((part) => part.kill()))
  }
}
