/**
 * A Chromium for the browser tests: CHROMIUM_PATH, else one installed on the machine, else the one of
 * @sparticuz/chromium, which comes from npm and needs nothing from the system.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
]
/** Nothing that phones home, and no QUIC or graphics card, which containers lack. */
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A webcam that shows a test picture, or the video of a test.
  '--use-fake-device-for-media-stream',
]

/** What stands before the camera, a file of motion JPEG or Y4M, and whether pages may see it; without, a test picture, and they may. */
export interface Kamera {
  video?: string
  ditolak?: boolean
}

const cameraArgs = ({ video, ditolak = false }: Kamera): string[] => [
  `--use-fake-ui-for-media-stream${ditolak ? '=deny' : ''}`,
  ...(video === undefined ? [] : [`--use-file-for-fake-video-capture=${video}`]),
]

interface Program {
  executablePath: string
  env: Record<string, string>
}

/** Starts a headless Chromium; close() it in afterAll. Throws when CHROMIUM_PATH names nothing. */
export async function launchBrowser(kamera: Kamera = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  // Chromium refuses its sandbox to root.
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...ARGS, ...cameraArgs(kamera)]
  return chromium.launch({ executablePath, args, env })
}

let shared: Promise<Browser> | undefined

/**
 * The Chromium of this worker: started once, for all test files that run in it. What they do in it is kept apart by their contexts, as in
 * windows of people who do not know each other; it ends with its process.
 */
export async function sharedBrowser(): Promise<Browser> {
  const there = await shared?.catch(() => undefined)
  // One that died takes its own file along, not those that come.
  if (there?.isConnected()) return there
  shared = launchBrowser()
  return shared
}

async function findChromium(): Promise<Program> {
  const env = Object.fromEntries(Object.entries(process.env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])))
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}`)
    return { executablePath: named, env }
  }
  const installed = installedChromium()
  if (installed) return { executablePath: installed, env }
  const folder = await unpackedChromium()
  const libraries = [path.join(folder, 'al2023', 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: path.join(folder, 'fonts') },
  }
}

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
  return [...candidates, ...FIXED].find((file) => existsSync(file))
}

/**
 * The folder with the unpacked Chromium of this version. The package unpacks into the temporary folder and takes a half
 * unpacked one for whole; so it is run in a process with a temporary folder of its own, which is renamed when complete.
 */
async function unpackedChromium(): Promise<string> {
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@sparticuz/chromium')
  const home = path.join(entry.slice(0, entry.lastIndexOf('build')), 'package.json')
  const { version } = JSON.parse(await readFile(home, 'utf8'))
  const folder = path.join(os.tmpdir(), `kencana-chromium-${version}-${process.getuid?.() ?? 'user'}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${randomBytes(4).toString('hex')}`
  await mkdir(draft, { mode: 0o700 })
  try {
    const code = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()"
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
      cwd: import.meta.dirname,
      // Tells the package to unpack the system libraries too (libnss3 and others), which servers often lack.
      env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    })
    await writeFile(path.join(draft, 'fonts', 'fonts.conf'), fontSettings(folder))
    await rename(draft, folder)
  } catch (error) {
    // Another test process was first; its folder is as good.
    if (!existsSync(folder)) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return folder
}

/** The package's own file names /tmp; without a font the pages would be measured with empty boxes. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${path.join(folder, 'fonts')}</dir><cachedir>${path.join(folder, 'fonts-cache')}</cachedir></fontconfig>
`
}
