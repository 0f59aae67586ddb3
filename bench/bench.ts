/** `npm run bench -- <name>`: prints figures beside their limit, measured in the same run. */
import { benchBundle } from './bundle.ts'
import { benchCloser } from './closer.ts'
import { benchStart } from './start.ts'

const benches: Record<string, () => Promise<void>> = { start: benchStart, bundle: benchBundle, closer: benchCloser }

const [name = ''] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`Pakai: npm run bench -- ${Object.keys(benches).join('|')}`)
  process.exit(1)
}
await bench()
