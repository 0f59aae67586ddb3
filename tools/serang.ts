/**
 * `npm run serang`: plays every attack against the product as it stands. With `--tanpa <aturan>` one rule is switched off in a
 * copy: then its attacks must go through and no other.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyTree } from './copy-tree.ts'
import { mutated } from './mutants/mutant.ts'
import { ATURAN } from './serang/aturan.ts'

const USAGE = `npm run serang -- [--list] [--tanpa <aturan>] [serangan ...]
  plays all attacks, or those named; --list shows the rules; --tanpa switches one off`

const root = join(import.meta.dirname, '..')

interface Hasil {
  id: string
  aturan: readonly string[]
  lolos: boolean
  permintaan: number
  kalimat: readonly string[]
  cacat: string
  pelanggaran: readonly string[]
}

/** Plays them in a folder, which may be a copy. @throws Error when nothing was played */
const mainkan = (folder: string, pilihan: readonly string[]): Hasil[] => {
  const tempat = mkdtempSync(join(tmpdir(), 'kencana-serang-'))
  const berkas = join(tempat, 'hasil.json')
  try {
    const env = {
      ...process.env,
      SERANG_HASIL: berkas,
      ...(pilihan.length > 0 ? { SERANG_PILIHAN: pilihan.join() } : {}),
    }
    const args = ['vitest', 'run', '--project=unit', '-t', 'an attack', 'tools/serang.test.ts']
    const { stderr } = spawnSync('npx', args, {
      cwd: folder,
      env,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (!existsSync(berkas)) throw new Error(`Nothing was played: ${stderr}`)
    return JSON.parse(readFileSync(berkas, 'utf8')) as Hasil[]
  } finally {
    rmSync(tempat, { recursive: true, force: true })
  }
}

const baris = ({ id, lolos, permintaan, kalimat, cacat, pelanggaran }: Hasil): string => {
  const apa = lolos ? 'LOLOS' : cacat || pelanggaran.length > 0 ? 'CACAT' : 'DITAHAN'
  return `${id.padEnd(26)}${apa.padEnd(9)}${String(permintaan).padStart(4)}  ${cacat || pelanggaran[0] || kalimat.at(-1) || '-'}`
}

/** Shows what came of them. @returns whether all were held, and by the product itself */
const laporkan = (semua: readonly Hasil[]): boolean => {
  for (const satu of semua) console.log(baris(satu))
  const permintaan = semua.reduce((sum, one) => sum + one.permintaan, 0)
  const kalimat = new Set(semua.flatMap((one) => one.kalimat))
  console.log(`${semua.length} serangan, ${permintaan} permintaan, ${kalimat.size} kalimat penolakan yang berbeda`)
  return semua.every(({ lolos, cacat, pelanggaran }) => !lolos && cacat === '' && pelanggaran.length === 0)
}

/** Plays all, or those named, in a copy without one rule. @returns whether exactly those of the rule went through */
const tanpa = (id: string, pilihan: readonly string[]): boolean => {
  const aturan = ATURAN.find((one) => one.id === id)
  if (!aturan) throw new Error(`No rule is called ${id}. ${USAGE}`)
  const copy = copyTree(root)
  try {
    const path = join(copy, aturan.file)
    writeFileSync(path, mutated(readFileSync(path, 'utf8'), aturan))
    const semua = mainkan(copy, pilihan)
    laporkan(semua)
    const lolos = semua.filter((one) => one.lolos).map((one) => one.id)
    const harus = semua.filter((one) => one.aturan.includes(id)).map((one) => one.id)
    const sama = lolos.toSorted().join() === harus.toSorted().join()
    console.log(
      sama
        ? `Tanpa ${id} lolos tepat ${harus.join(', ')}`
        : `Tanpa ${id} harus lolos ${harus.join(', ')}, yang lolos ${lolos.join(', ') || 'tidak ada'}`,
    )
    return sama
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
}

const main = (): void => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' }, tanpa: { type: 'string', multiple: true }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  if (values.list) {
    for (const { id, teks } of ATURAN) console.log(`${id.padEnd(20)}${teks}`)
    return
  }
  const beres = values.tanpa ? values.tanpa.every((id) => tanpa(id, positionals)) : laporkan(mainkan(root, positionals))
  if (!beres) process.exitCode = 1
}

main()
