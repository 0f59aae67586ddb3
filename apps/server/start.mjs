// @ts-check
// What `npm start` runs: builds when the sources changed since the last build, then starts the server in this process.
// Plain JavaScript, because it must run before anything is built and must not cost a compiler at every start.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const SOURCES = ['apps', 'features', 'packages', 'db/demo', 'tools/build.ts', 'package-lock.json']
const SKIPPED = /(^|\/)node_modules(\/|$)|\.test\.tsx?$/

/** @param {string} path @param {(file: string) => void} visit */
const walk = (path, visit) => {
  if (SKIPPED.test(path)) return
  if (statSync(path).isFile()) return visit(path)
  for (const name of readdirSync(path).toSorted()) walk(join(path, name), visit)
}

const fingerprint = () => {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    walk(join(root, source), (file) => {
      const { mtimeMs, size } = statSync(file)
      hash.update(`${file}:${mtimeMs}:${size}\n`)
    })
  return hash.digest('hex')
}

const stamp = join(root, 'dist', 'build.stamp')
const now = fingerprint()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
  console.log('Menyiapkan program (sekali setelah pemasangan atau pembaruan) ...')
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
  const done = spawnSync(process.execPath, [tsx, join(root, 'tools', 'build.ts'), now], { cwd: root, stdio: 'inherit' })
  if (done.status !== 0) process.exit(done.status ?? 1)
}
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href)
