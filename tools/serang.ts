/**
 * `npm run serang`: plays every attack against the product as it stands. With `--tanpa <aturan>` one rule is switched off in a
 * copy: then its attacks must go through and no other.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inPart } from '@kencana/testing/sample'
import { copyTree } from './copy-tree.ts'
import { mutated } from './mutants/mutant.ts'
import { ATURAN } from './serang/aturan.ts'
import { bersama, type Hasil, mainkan, tanpaBeberapa } from './serang/tanpa.ts'

const USAGE = `npm run serang -- [--list] [--tanpa <aturan> | --semua [--milik] [--dari <n>]] [serangan ...]
  plays all attacks, or those named; --list shows the rules; --tanpa switches one off; several of them, or --semua every rule, a few
  that have nothing to do with each other at a time, and all attacks are played each time: exactly those of the rules that are off go
  through; with --milik only their own are played, with --dari the first groups are passed over`

const root = join(import.meta.dirname, '..')

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

const tanpaSemua = (semua: readonly (typeof ATURAN)[number][], milik: boolean, dari: number): boolean => {
  const copy = copyTree(root)
  try {
    const hasil = inPart(bersama(semua))
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
