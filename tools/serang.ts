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
import { aturanSerangan } from './serang/dunia.ts'
import { SERANGAN } from './serang/semua.ts'

const USAGE = `npm run serang -- [--list] [--tanpa <aturan> | --semua [--milik] [--dari <n>]] [serangan ...]
  plays all attacks, or those named; --list shows the rules; --tanpa switches one off; several of them, or --semua every rule, a few
  that have nothing to do with each other at a time, and all attacks are played each time: exactly those of the rules that are off go
  through; with --milik only their own are played, with --dari the first groups are passed over`

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

const aturanDari = (id: string): (typeof ATURAN)[number] => {
  const aturan = ATURAN.find((one) => one.id === id)
  if (!aturan) throw new Error(`No rule is called ${id}. ${USAGE}`)
  return aturan
}

/** Plays all, or those named, in a copy without one rule. @returns whether exactly those of the rule went through */
const tanpa = (id: string, pilihan: readonly string[]): boolean => {
  const aturan = aturanDari(id)
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

/** So many rules are off together at most: more of them get in each other's way. */
const PALING_BANYAK = 12

/** Rules that may be off together: no two stand in one file, or are tried by one attack. */
const bersama = (semua: readonly (typeof ATURAN)[number][]): (typeof ATURAN)[number][][] => {
  const kelompok: (typeof ATURAN)[number][][] = []
  for (const aturan of semua) {
    const diserang = (id: string) => SERANGAN.filter((one) => aturanSerangan(one).includes(id))
    const bebas = kelompok.find(
      (isi) =>
        isi.length < PALING_BANYAK &&
        isi.every(
          (one) => one.file !== aturan.file && !diserang(one.id).some((satu) => diserang(aturan.id).includes(satu)),
        ),
    )
    if (bebas) bebas.push(aturan)
    else kelompok.push([aturan])
  }
  return kelompok
}

/** Plays some attacks, or all, in a copy without some rules. @returns those that did not come out as the rules say */
const salahnya = (copy: string, off: readonly (typeof ATURAN)[number][], pilihan: readonly string[]): Hasil[] => {
  for (const aturan of off)
    writeFileSync(join(copy, aturan.file), mutated(readFileSync(join(root, aturan.file), 'utf8'), aturan))
  const semua = mainkan(copy, pilihan)
  for (const { file } of off) writeFileSync(join(copy, file), readFileSync(join(root, file), 'utf8'))
  return semua.filter(({ lolos, aturan }) => lolos !== off.some(({ id }) => aturan.includes(id)))
}

/**
 * Plays all, or only their own, in a copy without some rules. What comes out otherwise is tried again with each rule off by
 * itself, for a rule may be in another's way.
 * @returns whether exactly their attacks went through
 */
const tanpaBeberapa = (copy: string, off: readonly (typeof ATURAN)[number][], milik: boolean): boolean => {
  const punya = SERANGAN.filter((one) => off.some(({ id }) => aturanSerangan(one).includes(id))).map(({ id }) => id)
  const curiga = salahnya(copy, off, milik ? punya : [])
  const sendiri = off.filter(({ id }) => curiga.some(({ aturan, lolos }) => lolos || aturan.includes(id)))
  const salah = sendiri.flatMap((aturan) => {
    const ulang = curiga.filter((one) => one.lolos || one.aturan.includes(aturan.id)).map(({ id }) => id)
    return salahnya(copy, [aturan], ulang).map((one) => ({ ...one, tanpa: aturan.id }))
  })
  for (const { id, tanpa, lolos, kalimat } of salah)
    console.log(`tanpa ${tanpa}: ${id} ${lolos ? 'LOLOS' : `DITAHAN ${kalimat.at(-1)}`}`)
  const ids = off.map(({ id }) => id).join(', ')
  console.log(`${ids}: ${salah.length === 0 ? `lolos tepat ${punya.length}` : `${salah.length} salah`}`)
  return salah.length === 0
}

const tanpaSemua = (semua: readonly (typeof ATURAN)[number][], milik: boolean, dari: number): boolean => {
  const copy = copyTree(root)
  try {
    const hasil = bersama(semua)
      .slice(dari - 1)
      .map((off) => tanpaBeberapa(copy, off, milik))
    console.log(`${hasil.filter(Boolean).length} dari ${hasil.length} kelompok tepat`)
    return hasil.every(Boolean)
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
}

const main = (): void => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean' },
      tanpa: { type: 'string', multiple: true },
      semua: { type: 'boolean' },
      milik: { type: 'boolean' },
      dari: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  if (values.list) {
    for (const { id, teks } of ATURAN) console.log(`${id.padEnd(20)}${teks}`)
    return
  }
  const { tanpa: mati = [], semua, milik = false, dari } = values
  const [satu] = mati
  if (semua || mati.length > 1) {
    const aturan = semua ? ATURAN : mati.map(aturanDari)
    if (!tanpaSemua(aturan, milik, Number(dari))) process.exitCode = 1
    return
  }
  const beres = satu === undefined ? laporkan(mainkan(root, positionals)) : tanpa(satu, positionals)
  if (!beres) process.exitCode = 1
}

main()
