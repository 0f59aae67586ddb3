/**
 * `npm run bench -- <name> [size ...]`: prints figures beside their limit, measured in the same run.
 * `npm run bench -- all [size]`: all of them as the table of the README, which it writes when no size is named.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { BENCHES, type Result, runBench } from './benches.ts'
import { SIZES, type SizeName } from './dataset/sizes.ts'
import { root } from './product.ts'
import { tableOf, textOf, withTable } from './table.ts'

const [name = '', ...sizes] = process.argv.slice(2)
const isSize = (size: string): size is SizeName => size in SIZES
const asked = sizes.filter(isSize)
const chosen = BENCHES.filter((bench) => name === 'all' || bench.name === name)
if (chosen.length === 0 || asked.length < sizes.length) {
  const names = ['all', ...BENCHES.map((bench) => bench.name)].join('|')
  console.error(`Pakai: npm run bench -- ${names} [${Object.keys(SIZES).join('|')}]`)
  process.exit(1)
}

const load = loadavg()[0] ?? 0
console.log(`Load of the machine before: ${load.toFixed(1)} (0 is quiet; whatever else runs makes every figure worse)`)
const results: Result[] = []
for (const bench of chosen) {
  const measured = await runBench(bench, asked)
  for (const result of measured) console.log(textOf(result))
  results.push(...measured)
}
if (name === 'all') {
  const date = new Date().toISOString().slice(0, 10)
  const table = tableOf(results, { date, cores: availableParallelism(), node: process.versions.node, load })
  console.log(`\n${table}`)
  const readme = join(root, 'README.md')
  if (asked.length === 0) writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), table))
}
