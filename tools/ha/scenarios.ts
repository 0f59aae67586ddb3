/** What can happen to the house, one thing at a time. Each ends with the house whole again. */
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, until } from './cluster.ts'

/** One thing that happens, under writers. */
export interface Scenario {
  name: string
  play: (cluster: Cluster) => Promise<void>
}

const leaderOf = async (cluster: Cluster): Promise<0 | 1> => {
  const leader = await cluster.leader()
  if (leader === undefined) throw new Error('nobody leads')
  return leader
}

/** Somebody leads, and somebody follows so closely that nothing is lost with him. */
const whole = async (cluster: Cluster): Promise<void> => {
  await until('a leader', 90, async () => (await cluster.leader()) !== undefined)
  await until('a synchronous standby', 120, () => cluster.hasStandby())
  for (const index of [0, 1] as const) await until('both servers ready', 60, () => cluster.ready(index))
}

const otherLeads = (cluster: Cluster, before: 0 | 1) =>
  until('the standby leads', 90, async () => (await cluster.leader()) === 1 - before)

const leaderKilled: Scenario = {
  name: 'leader killed (kill -9 of Patroni and PostgreSQL)',
  play: async (cluster) => {
    const leader = await leaderOf(cluster)
    await cluster.nodes[leader].kill()
    await otherLeads(cluster, leader)
    await sleep(2_000)
    cluster.nodes[leader].start()
    await whole(cluster)
  },
}

const hostFrozen: Scenario = {
  name: 'host of the leader frozen, and back later',
  play: async (cluster) => {
    const leader = await leaderOf(cluster)
    cluster.nodes[leader].signal('SIGSTOP')
    await otherLeads(cluster, leader)
    await sleep(2_000)
    cluster.nodes[leader].signal('SIGCONT')
    await whole(cluster)
  },
}

const switchover: Scenario = {
  name: 'switchover by hand (patronictl)',
  play: async (cluster) => {
    const leader = await leaderOf(cluster)
    const name = ['a', 'b'] as const
    const { status, stdout, stderr } = spawnSync(
      cluster.patronictl,
      [
        '-c',
        cluster.config,
        'switchover',
        'kencana',
        '--master',
        name[leader],
        '--candidate',
        name[1 - leader] ?? 'b',
        '--force',
      ],
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`patronictl: ${stdout}${stderr}`)
    await otherLeads(cluster, leader)
    await whole(cluster)
  },
}

const standbyLost: Scenario = {
  name: 'standby killed: writes go on',
  play: async (cluster) => {
    const standby = (1 - (await leaderOf(cluster))) as 0 | 1
    await cluster.nodes[standby].kill()
    await sleep(12_000)
    cluster.nodes[standby].start()
    await whole(cluster)
  },
}

const etcdLost: Scenario = {
  name: 'etcd killed for half a minute: writes go on',
  play: async (cluster) => {
    await cluster.etcd.kill()
    await sleep(30_000)
    cluster.etcd.start()
    await whole(cluster)
  },
}

const networkPaused: Scenario = {
  name: 'balancer frozen for five seconds',
  play: async (cluster) => {
    cluster.haproxy.signal('SIGSTOP')
    await sleep(5_000)
    cluster.haproxy.signal('SIGCONT')
    await whole(cluster)
    await sleep(2_000)
  },
}

const rollingUpgrade: Scenario = {
  name: 'both servers stopped and started, one after the other',
  play: async (cluster) => {
    for (const server of cluster.servers) {
      await server.stop()
      server.start()
      await whole(cluster)
    }
  },
}

export const SCENARIOS: readonly Scenario[] = [
  rollingUpgrade,
  leaderKilled,
  hostFrozen,
  switchover,
  standbyLost,
  etcdLost,
  networkPaused,
]
