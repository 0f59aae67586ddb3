/**
 * `npm run ha`: a chain's house on this machine (etcd, two PostgreSQL under Patroni with a synchronous standby, HAProxy, two
 * servers), everything that can happen to it, and people who enter pieces all the while. At the end every entry that was answered
 * stands there once, none twice, and the audit is clean. Prints the table that docs/deploy.md carries; non-zero exit otherwise.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { Cluster } from './ha/cluster.ts'
import { findPrograms, Missing } from './ha/programs.ts'
import { SCENARIOS, type Scenario } from './ha/scenarios.ts'
import { BERAT, openShop, type Seen, Writers } from './ha/writers.ts'

const WRITERS = 6
/** Milliseconds without any acknowledgement that a chain can bear. */
const SILENCE = 30_000

const row = (name: string, cells: readonly (string | number)[]): string => `| ${[name, ...cells].join(' | ')} |`

const play = async (cluster: Cluster, writers: Writers, { name, play: happen }: Scenario): Promise<Seen> => {
  writers.start(WRITERS)
  try {
    await happen(cluster)
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
  const seen = await writers.stop()
  const silence = `${(seen.silence / 1000).toFixed(1)} s`
  console.log(row(name, [seen.acknowledged, seen.refused, seen.unanswered, silence]))
  return seen
}

/** @returns what is wrong with what stands there, nothing when all is well */
const proof = async (cluster: Cluster, writers: Writers): Promise<string[]> => {
  const numbers = writers.entries.map(({ nomor }) => nomor)
  const client = new pg.Client({ connectionString: cluster.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pcs: string; mg: string; nomor: string }>(`
    SELECT count(*) AS pcs, sum(berat) AS mg, count(DISTINCT no_tambah) AS nomor FROM barang`)
  const lost = await client.query<{ nomor: string }>(
    'SELECT n AS nomor FROM unnest($1::text[]) n WHERE NOT EXISTS (SELECT FROM barang b WHERE b.no_tambah = n)',
    [numbers],
  )
  await client.end()
  const [there] = rows
  const all = numbers.length
  const wrong: string[] = []
  if (lost.rows.length > 0) wrong.push(`${lost.rows.length} answered entries are lost: ${lost.rows[0]?.nomor}, ...`)
  if (new Set(numbers).size !== all) wrong.push('a number was answered twice')
  if (Number(there?.pcs) !== all) wrong.push(`${there?.pcs} pieces for ${all} entries`)
  if (Number(there?.mg) !== all * BERAT) wrong.push(`${there?.mg} mg for ${all} entries`)
  const audit = spawnSync('npm', ['run', '--silent', 'audit:neraca'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: cluster.databaseUrl, SEGEL_KEY: cluster.segelKey },
  })
  console.log(`\n${audit.stdout.trim()}`)
  if (audit.status !== 0) wrong.push(`the audit is not clean: ${audit.stdout}${audit.stderr}`)
  return wrong
}

const run = async (dir: string): Promise<boolean> => {
  const cluster = await Cluster.start(dir, findPrograms())
  try {
    const writers = new Writers(cluster.url, await openShop(cluster.url))
    console.log(row('what happens', ['answered', '5xx', 'no answer', 'longest silence']))
    console.log(row('---', ['---', '---', '---', '---']))
    const wrong: string[] = []
    for (const scenario of SCENARIOS) {
      const { silence, acknowledged } = await play(cluster, writers, scenario)
      if (silence > SILENCE) wrong.push(`${scenario.name}: nothing was answered for ${silence} ms`)
      if (acknowledged === 0) wrong.push(`${scenario.name}: nothing was answered at all`)
    }
    wrong.push(...(await proof(cluster, writers)))
    console.log(`${writers.entries.length} entries, ${wrong.length === 0 ? 'none lost, none twice' : 'NOT WELL'}`)
    for (const line of wrong) console.log(`  ${line}`)
    return wrong.length === 0
  } finally {
    await cluster.stop()
  }
}

const dir = mkdtempSync(join(realpathSync(tmpdir()), 'kencana-ha-'))
// As root PostgreSQL runs as another account, which has to get in.
chmodSync(dir, 0o755)
mkdirSync(join(dir, 'data'))
try {
  process.exitCode = (await run(dir)) ? 0 : 1
} catch (error) {
  if (!(error instanceof Missing)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  if (process.env.HA_KEEP === undefined) rmSync(dir, { recursive: true, force: true })
  else console.log(`Kept: ${dir}`)
}
