/** What is written in screens, contracts and refusals is in words of people: what data brings is looked at by e2e/axe-menu.e2e.ts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { asing, BOLEH, BOLEH_SENDIRI } from './kata-layar.ts'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')

/** Whose texts people read; the inside of a PDF and of a printed page are languages of their own. */
const files = sourceFiles(root).filter(
  (file) =>
    /^(features|packages\/(contract|ledger|receipts|reports|screens|server-kit|ui)|apps\/web)\/.*\.tsx?$/.test(file) &&
    !/\.(test|fixture|violations)\.tsx?$|\/dev\/|packages\/reports\/src\/pdf-|packages\/server-kit\/src\/(metrics|openapi)\.ts$/.test(
      file,
    ),
)

const KOMENTAR = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g
const HURUF = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g
const TEMPLATE = /`((?:[^`\\]|\\.)*)`/g
const JSX = />\s*([A-Z][a-z][^<>{}=;()|?]*?)\s*(?=[<{])/g
/** Of these texts people read what stands before the explanation. */
const SUMMARY = /summary:\s*'([^':;]*)[^']*'/g
const SQL_ATAU_CSS = /\b(SELECT|UPDATE|INSERT|WHERE|FROM|AND|CASE|DELETE|AS)\b|@page|to_char/

/** A text for people begins a word with a capital, or has spaces: what else stands in quotes are names and keys. */
const untukOrang = (text: string): boolean => /(^|[\s(])[A-Z][a-z]/.test(text) && !/^[@./#]/.test(text)

/** What a template says itself; one within another is cut off, and read by itself. */
const isi = (template: string): string =>
  template
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '#')
    .replace(/\$\{[\s\S]*$/, '#')
    .replace(/^[^{]*\}/, '#')

/** Every text of a file that people may read. */
const texts = (file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(KOMENTAR, '')
  const pendek = text.replaceAll(SUMMARY, "summary: '$1'")
  const huruf = [...pendek.matchAll(HURUF)].map(([, a, b]) => a ?? b ?? '')
  const template = [...pendek.matchAll(TEMPLATE)].map(([, a = '']) => isi(a)).filter((one) => !SQL_ATAU_CSS.test(one))
  const jsx = file.endsWith('.tsx') ? [...pendek.matchAll(JSX)].map(([, a = '']) => a) : []
  return [...huruf, ...template.filter((one) => !one.includes("'")), ...jsx].filter(
    (one) => untukOrang(one) && !SQL_ATAU_CSS.test(one),
  )
}

const semua = files.map((file) => ({ file, texts: texts(file) }))

it('is found where somebody writes a key, an enum or English', () => {
  expect(semua.flatMap((one) => one.texts).length).toBeGreaterThan(5_000)
  for (const salah of [
    'Type Customer',
    'Kategori kategori_harga',
    'Sumber STOK_AWAL',
    'Save',
    'Nilai undefined',
    'Isi {',
  ])
    expect(asing(salah), salah).toHaveLength(1)
  for (const benar of ['Type Laporan', 'Type *', 'Manage Users', 'Harga hari ini', 'DP', '/master-baki', 'SP-PBRK'])
    expect(asing(benar), benar).toEqual([])
})

it('is in words of people, but for what the specification prescribes', () => {
  const salah = semua.flatMap(({ file, texts: ada }) =>
    ada.flatMap((text) => (asing(text).length > 0 ? [`${file}: ${text}`] : [])),
  )
  expect(salah).toEqual([])
})

it('allows nothing that stands nowhere any more', () => {
  const ada = semua.flatMap((one) => one.texts)
  expect(Object.keys(BOLEH).filter((boleh) => !ada.some((text) => text.includes(boleh)))).toEqual([])
  expect(Object.keys(BOLEH_SENDIRI).filter((boleh) => !ada.includes(boleh))).toEqual([])
})
