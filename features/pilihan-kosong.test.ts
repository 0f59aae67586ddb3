/** A list of choices that may be empty says what is missing and the way there: whoever draws one without its way out is found here. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../tools/source-files.ts'

const ROOT = join(import.meta.dirname, '..')

const berkas = sourceFiles(ROOT)
  .filter((file) => /^(features|apps\/web|packages)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/dev\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** Choices that are never none, and why. */
const TIDAK_PERNAH_KOSONG: Readonly<Record<string, string>> = {
  'features/akses/users/form-user.part.tsx: Level': 'the levels of the program less those above his own',
  'features/akses/users/form-user.part.tsx: Kode Toko': 'the own shop is one of them',
  'features/barang/tambah-barang/sumber-barang.part.tsx: Sumber': 'drawn where a source is left, of those',
  'features/keuangan/hitung-kas/hitung-kas.screen.tsx: Laci': 'drawn where a shop has several drawers, of those',
  'features/master/tarif-ppn/isian-tarif.part.tsx: Penjual': 'the kinds of sellers of the law, and the shops',
  'features/neraca/laporan/saringan.shared.tsx: {label}': 'words that the filter is made of',
  'features/pengaturan/para-system/ubah-para.part.tsx: {para.nama}': 'the words of a parameter',
  'packages/screens/src/printer/PrinterChoice.tsx: {label}': 'no printer at all is a choice too',
}

/** Lists of a lookup that are never none, and why: their way out is null. */
const TANPA_JALAN: Readonly<Record<string, string>> = {
  'features/akses/users/users.picker.tsx: listLevel': 'levels are of the program',
  'features/keuangan/tagihan/baris-tagihan.part.tsx: barang': 'a part of the list, whose costs bring the way out',
  'features/keuangan/uang/rekening-toko.picker.tsx: laci': 'the first drawer is no row and always there',
  'features/keuangan/uang/rekening-toko.picker.tsx: tempat': 'the first drawer is always a place of money',
  'features/master/gudang/gudang.picker.tsx: gudang.list': 'the gudang of the program cannot be deleted',
  'features/master/toko/toko.picker.tsx: listToko': 'the own shop is one of them',
  'features/pengaturan/rekening/rekening.picker.tsx: listBank': 'the banks of the country come with the program',
  'features/pengaturan/setting-toko/setting-toko.picker.tsx: listProvinsi': 'the provinces come with the program',
  'features/pesanan/laporan-pesanan/laporan-pesanan.screen.tsx: listUsers': 'who asks is one of them',
}

const BUKA = '({['
const TUTUP = ')}]'

/** What stands from `from` on outside of brackets and texts, to where `selesai` says that it ends. */
const luar = (text: string, from: number, selesai: (at: number, dalam: number) => boolean): number => {
  let dalam = 0
  let kutip = ''
  for (let at = from; at < text.length; at++) {
    const huruf = text[at] ?? ''
    if (kutip !== '') {
      if (huruf === kutip) kutip = ''
    } else if (selesai(at, dalam)) return at
    else if (`'"\``.includes(huruf)) kutip = huruf
    else if (BUKA.includes(huruf)) dalam++
    else if (TUTUP.includes(huruf)) dalam--
  }
  throw new Error(`not closed: ${text.slice(from, from + 60)}`)
}

/** The attributes of every such element of a file. */
const elemen = (text: string, nama: string): string[] =>
  [...text.matchAll(new RegExp(`<${nama}\\b`, 'g'))].map(({ index }) => {
    const mulai = index + nama.length + 1
    return text.slice(
      mulai,
      luar(text, mulai, (at, dalam) => dalam === 0 && text[at] === '>'),
    )
  })

/** The arguments of every call of a function in a file. */
const isianPanggilan = (text: string, nama: string): string[][] =>
  [...text.matchAll(new RegExp(`(?<![\\w.])${nama}\\(`, 'g'))].map(({ index }) => {
    const isian: string[] = []
    let mulai = index + nama.length + 1
    const akhir = luar(text, mulai, (at, dalam) => {
      const berhenti = dalam === 0 && (text[at] === ',' || text[at] === ')')
      if (berhenti) isian.push(text.slice(mulai, at).trim())
      if (berhenti && text[at] === ',') mulai = at + 1
      return berhenti && text[at] === ')'
    })
    return akhir < 0 ? [] : isian.filter((one) => one !== '')
  })

/** What an attribute is given, in its braces; '' for a bare one, undefined for none. */
const atribut = (isi: string, nama: string): string | undefined => {
  const ada = new RegExp(`\\s${nama}(?:=(\\{)?|(?=[\\s/]|$))`).exec(isi)
  if (!ada) return undefined
  if (ada[1] === undefined) return /^"([^"]*)"/.exec(isi.slice(ada.index + ada[0].length))?.[1] ?? ''
  const mulai = ada.index + ada[0].length
  return isi.slice(
    mulai,
    luar(isi, mulai, (at, dalam) => dalam === 0 && isi[at] === '}'),
  )
}

/** A list that the file itself is written with: a constant, a part of one, or one with a choice of its own. */
const TETAP = /^(?:\w+\()?[A-Z][A-Z_]+\b|^\[\s*(?:\{|\.\.\.[A-Z][A-Z_]+\b)/

/** Whether a name of a file holds what is chosen from with its way out: of a hook, of who draws it, or of one of two such. */
const adaPilihan = (apa: string, text: string): boolean => {
  if (/^(?:use\w*Options|optionsOf)\(/.test(apa)) return true
  if (!/^\w+$/.test(apa)) return false
  if (new RegExp(`\\b${apa}(?:\\??: Options\\b| = (?:use\\w*Options|optionsOf)\\()`).test(text)) return true
  const [, satu = '', dua = ''] = new RegExp(`\\b${apa} = .* \\? (\\w+) : (\\w+)$`, 'm').exec(text) ?? []
  return satu !== '' && adaPilihan(satu, text) && adaPilihan(dua, text)
}

const bawaJalan = (isi: string, text: string): boolean =>
  [...isi.matchAll(/\{\.\.\.([^}]*)\}/g)].some(([, apa = '']) => adaPilihan(apa, text))

const adaJalan = (isi: string, text: string): boolean => {
  const pilihan = atribut(isi, 'options')
  // A filter may always be none, and says so.
  if (atribut(isi, 'withAll') === '' || atribut(isi, 'empty') !== undefined) return true
  return (pilihan !== undefined && TETAP.test(pilihan)) || bawaJalan(isi, text)
}

const sebut = (isi: string): string => {
  const [, tulisan, kurung] = /\slabel=(?:"([^"]*)"|(\{[^}]*\}))/.exec(isi) ?? []
  return tulisan ?? kurung ?? '?'
}

const pilihan = berkas.flatMap(({ file, text }) =>
  elemen(text, 'KodeSelect').map((isi) => ({ nama: `${file}: ${sebut(isi)}`, ada: adaJalan(isi, text) })),
)

/** Lists as hooks make them, `at` the place of their way out. */
const daftar = (fungsi: string, at: number) =>
  berkas.flatMap(({ file, text }) =>
    isianPanggilan(text, fungsi).map((isian) => ({ nama: `${file}: ${isian[0]}`, jalan: isian[at] ?? 'null' })),
  )

const lookup = [...daftar('useOptions', 3), ...daftar('optionsOf', 2), ...daftar('useSaldoOptions', 1)]

const nama = (rows: readonly { nama: string }[]) => [...new Set(rows.map((one) => one.nama))]

describe('a list of choices', () => {
  it('is found, however its element is written', () => {
    expect(pilihan.length).toBeGreaterThan(130)
    expect(lookup.length).toBeGreaterThan(20)
    const [satu = ''] = elemen(
      '<KodeSelect label="A" onChange={(a) => b(a > 1)} options={rows.map((x) => x)} />',
      'KodeSelect',
    )
    expect(atribut(satu, 'options')).toBe('rows.map((x) => x)')
    expect(adaJalan(satu, '')).toBe(false)
    expect(adaJalan(' label="A" withAll options={rows}', '')).toBe(true)
    expect(adaJalan(' label="A" options={KATA}', '')).toBe(true)
    expect(adaJalan(' label="A" {...rows}', 'const rows = useBakiOptions()')).toBe(true)
    expect(adaJalan(' label="A" {...rows}', 'const rows = useBaki()')).toBe(false)
    expect(isianPanggilan('useOptions(a.list, {}, ({ b }) => ({ b, c }), "x, y")', 'useOptions')).toEqual([
      ['a.list', '{}', '({ b }) => ({ b, c })', '"x, y"'],
    ])
  })

  it('says what is missing and the way there where it may be empty', () => {
    expect(nama(pilihan.filter((one) => !one.ada && !(one.nama in TIDAK_PERNAH_KOSONG)))).toEqual([])
  })

  it('has its way out from the hook that reads it', () => {
    expect(nama(lookup.filter((one) => one.jalan === 'null' && !(one.nama in TANPA_JALAN)))).toEqual([])
  })

  it('keeps no exception that stands nowhere any more', () => {
    const tanpa = nama(pilihan.filter((one) => !one.ada))
    expect(Object.keys(TIDAK_PERNAH_KOSONG).filter((one) => !tanpa.includes(one))).toEqual([])
    const kosong = nama(lookup.filter((one) => one.jalan === 'null'))
    expect(Object.keys(TANPA_JALAN).filter((one) => !kosong.includes(one))).toEqual([])
  })
})
