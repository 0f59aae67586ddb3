/** Plays attacks in a folder, and in a copy without some rules. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mutated } from '../mutants/mutant.ts'
import type { ATURAN } from './aturan.ts'
import { aturanSerangan } from './dunia.ts'
import { SERANGAN } from './semua.ts'

const root = join(import.meta.dirname, '..', '..')

export interface Hasil {
  id: string
  aturan: readonly string[]
  lolos: boolean
  permintaan: number
  kalimat: readonly string[]
  cacat: string
  pelanggaran: readonly string[]
}

/** Plays them in a folder, which may be a copy. @throws Error when nothing was played */
export const mainkan = (folder: string, pilihan: readonly string[]): Hasil[] => {
  const tempat = mkdtempSync(join(tmpdir(), 'kencana-serang-'))
  const berkas = join(tempat, 'hasil.json')
  try {
    const env = {
      ...process.env,
      TEST_LONG: '1/1',
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

/** So many rules are off together at most: more of them get in each other's way. */
const PALING_BANYAK = 12

/** Rules that may be off together: no two stand in one file, or are tried by one attack. */
export const bersama = (semua: readonly (typeof ATURAN)[number][]): (typeof ATURAN)[number][][] => {
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
export const tanpaBeberapa = (copy: string, off: readonly (typeof ATURAN)[number][], milik: boolean): boolean => {
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
