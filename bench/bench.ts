/** `npm run bench -- <name> [size]`: prints figures beside their limit, measured in the same run. */
import { loadavg } from 'node:os'
import { benchBundle } from './bundle.ts'
import { benchCloser } from './closer.ts'
import { benchExport } from './export.ts'
import { benchList } from './list.ts'
import { benchLookup } from './lookup.ts'
import { benchSaldo } from './saldo.ts'
import { benchStart } from './start.ts'
import { benchWeb } from './web.ts'

const benches: Record<string, (sizes: readonly string[]) => Promise<void>> = {
  start: benchStart,
  bundle: benchBundle,
  closer: benchCloser,
  lookup: benchLookup,
  list: benchList,
  saldo: benchSaldo,
  web: benchWeb,
  export: benchExport,
}

const [name = '', ...sizes] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`Pakai: npm run bench -- ${Object.keys(benches).join('|')} [penuh|sepersepuluh|satu]`)
  process.exit(1)
}
console.log(
  `Load of the machine before: ${loadavg()[0]?.toFixed(1)} (0 is quiet; whatever else runs makes every figure worse)`,
)
await bench(sizes)
