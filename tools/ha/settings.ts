/** The settings of the programs around the servers: what docs/deploy.md shows for hosts of their own, on one machine. */
import { join } from 'node:path'
import type { Ports } from './cluster.ts'

const HERE = '127.0.0.1'

export const etcdArgs = ({ etcd, etcdPeer }: Ports, dir: string): string[] => [
  '--name=satu',
  `--data-dir=${dir}`,
  `--listen-client-urls=http://${HERE}:${etcd}`,
  `--advertise-client-urls=http://${HERE}:${etcd}`,
  `--listen-peer-urls=http://${HERE}:${etcdPeer}`,
  `--initial-advertise-peer-urls=http://${HERE}:${etcdPeer}`,
  `--initial-cluster=satu=http://${HERE}:${etcdPeer}`,
]

interface Node {
  name: string
  index: 0 | 1
  ports: Ports
  dir: string
  password: string
  bin: string
}

/**
 * Synchronous, but not strictly: with the standby gone the primary writes on alone, and a host that lagged then is never
 * promoted. failsafe_mode: a primary that reaches its standby goes on where etcd is lost.
 */
export const patroniConfig = ({ name, index, ports, dir, password, bin }: Node): string => {
  const { pg, rest } = ports.nodes[index]
  const account = (user: string) => `{ username: ${user}, password: "${password}" }`
  return `scope: kencana
name: ${name}
restapi: { listen: "${HERE}:${rest}", connect_address: "${HERE}:${rest}" }
etcd3: { hosts: "${HERE}:${ports.etcd}" }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: 120
        wal_log_hints: "on"
        hot_standby_feedback: "on"
  initdb: [{ encoding: UTF8 }, { locale: C }, data-checksums]
postgresql:
  listen: "${HERE}:${pg}"
  connect_address: "${HERE}:${pg}"
  data_dir: ${join(dir, name, 'data')}
  bin_dir: ${bin}
  pgpass: ${join(dir, name, 'pgpass')}
  pg_hba: ["local all all trust", "host all all ${HERE}/32 scram-sha-256", "host replication all ${HERE}/32 scram-sha-256"]
  parameters: { unix_socket_directories: "${join(dir, 'sock')}" }
  authentication:
    superuser: ${account('postgres')}
    replication: ${account('replikasi')}
    rewind: ${account('rewind')}
`
}

/** Databases are chosen by what Patroni says of them; whoever was connected to a primary of before is cut off. */
export const haproxyConfig = ({ nodes, servers, database, web }: Ports): string => `global
  maxconn 2000
defaults
  timeout connect 3s
  timeout client 70s
  timeout server 70s
listen database
  bind ${HERE}:${database}
  mode tcp
  timeout client 24h
  timeout server 24h
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ pg, rest }, at) => `  server db${at + 1} ${HERE}:${pg} check port ${rest}`).join('\n')}
listen web
  bind ${HERE}:${web}
  mode http
  option forwardfor
  option redispatch
  retries 3
  option httpchk GET /ready
  http-check expect status 200
  default-server inter 1s fall 1 rise 1
${servers.map((port, at) => `  server web${at + 1} ${HERE}:${port} check`).join('\n')}
`
