/** `npm run dev`: the server restarting on change, and vite serving the screens with hot reload (port 5173). */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const run = (command: string, args: string[]) =>
  spawn(process.execPath, [join(root, 'node_modules', command), ...args], { cwd: root, stdio: 'inherit' })

const children = [
  run('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'apps/server/src/main.ts', ...process.argv.slice(2)]),
  run('vite/bin/vite.js', ['--config', 'apps/web/vite.config.ts', 'apps/web']),
]
for (const child of children)
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode = code ?? 1
  })
