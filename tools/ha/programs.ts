/** The programs that the scenarios are played with, as Debian installs them. */
import { existsSync, readdirSync } from 'node:fs'

/** Where each program lies. */
export interface Programs {
  etcd: string
  haproxy: string
  patroni: string
  /** Folder of postgres, initdb and the like. */
  postgres: string
}

/** What the scenarios need and this machine has not; the message is for the person who asked. */
export class Missing extends Error {
  override name = 'Missing'
}

const VERSIONS = '/usr/lib/postgresql'

/** The newest PostgreSQL of the machine. */
const postgres = (): string => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a)) : []
  return `${VERSIONS}/${versions[0] ?? ''}/bin`
}

/** @throws Missing with what could not be found and how it is installed */
export const findPrograms = (): Programs => {
  const found = {
    etcd: '/usr/bin/etcd',
    haproxy: '/usr/sbin/haproxy',
    patroni: '/usr/bin/patroni',
    postgres: postgres(),
  }
  const lacks = Object.entries(found)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name)
  if (lacks.length > 0)
    throw new Missing(
      `Not on this machine: ${lacks.join(', ')}. On Debian: apt-get install etcd-server haproxy patroni postgresql`,
    )
  return found
}
