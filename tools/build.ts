/** Builds server and web application into dist/. Argument: the fingerprint that `npm start` compares. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { build as buildWeb } from 'vite'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

// Our own packages are bundled, everything from npm stays where npm put it.
const buildServer = () =>
  bundle({
    entryPoints: { main: join(root, 'apps/server/src/main.ts') },
    outdir: join(dist, 'server'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  })

// Whoever starts it, a test runner included: what is built is the product, never React's development build.
process.env.NODE_ENV = 'production'
rmSync(join(dist, 'build.stamp'), { force: true })
await buildServer()
await buildWeb({ root: join(root, 'apps/web'), configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'warn' })
const [stamp] = process.argv.slice(2)
if (stamp) writeFileSync(join(dist, 'build.stamp'), stamp)
