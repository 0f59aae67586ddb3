/** What a document brings with it is held against audit, print ledger and database, so that none of it can be forgotten. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Dokumen } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type TestDatabase, testDatabase } from '@kencana/database/testing'
import { KINDS } from '@kencana/ledger'
import type { Violation } from '@kencana/testing/violation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allFeatures } from './features.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const load = <T>(ending: string): Promise<T[]> =>
  Promise.all(
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href) as Promise<T>),
  )

const invariants = join(import.meta.dirname, '../db/invariants')
const rules = readdirSync(invariants).map((file) => ({ file, text: readFileSync(join(invariants, file), 'utf8') }))
const others = rules.filter(({ file }) => file !== 'nomor-tanpa-celah.sql').map(({ text }) => text)

const documents = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0').flatMap(
  ({ dokumen = [] }) => dokumen,
)
const kindsOf = ({ kind }: Dokumen) => (Array.isArray(kind) ? kind : [kind]).filter((one) => one !== null)
const urutan = (a: string, b: string) => (a < b ? -1 : 1)
const kinds = (of: readonly Dokumen[]) => {
  const all = [...new Set(of.flatMap(kindsOf))].toSorted(urutan)
  return all.length === 0 ? null : all
}
const berjurnal = ({ kind, berjurnal: bila }: Dokumen) => {
  if (bila === undefined) return { jurnal: kind === null ? 'TIDAK' : 'SELALU', bila: null }
  return 'saatSah' in bila ? { jurnal: 'SAAT_SAH', bila: bila.saatSah } : { jurnal: 'BILA_ADA', bila: bila.bilaAda }
}
const withCode = (code: string) => documents.filter(({ kode, batal }) => kode === code || batal === code)
const codesOf = (one: 'kode' | 'batal') =>
  [...new Set(documents.flatMap((document) => document[one] ?? []))].toSorted(urutan)
/** The row of a code in jenis_dokumen, as its documents describe it. */
const rowOf = (kode: string) => {
  const of = withCode(kode)
  const [row] = of.map((one) => {
    const { tabel, nomor: kolom, hari = 'tgl_system', batal = null } = one
    return { kode, ...berjurnal(one), tabel, kolom, hari, batal, kind: kinds(of) }
  })
  return row
}

const names = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text)

const isDocument = (value: unknown): value is Dokumen =>
  typeof value === 'object' && value !== null && 'tabel' in value && 'nomor' in value && 'kode' in value

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

describe('documents', () => {
  it('are listed by their features, every one that a contract describes', async () => {
    const contracts = await load<Record<string, unknown>>('.contract.ts')
    const described = contracts.flatMap((module) => Object.values(module)).filter(isDocument)
    expect(described.filter((one) => !documents.includes(one)).map(({ kode }) => kode)).toEqual([])
    expect(documents.length).toBeGreaterThan(30)
  })

  it('have codes of numbers that no table but their own has', () => {
    const tables = new Map<string, Set<string>>()
    for (const { tabel, kode, batal } of documents)
      for (const code of batal === undefined ? [kode] : [kode, batal])
        tables.set(code, (tables.get(code) ?? new Set()).add(tabel))
    expect([...tables].filter(([, all]) => all.size > 1).map(([code]) => code)).toEqual([])
  })

  it('stand in the database as their features describe them: when they post, what, and where their rows are', async () => {
    const rows = await db.rows(sql`
      SELECT n.kode, n.jurnal, n.tabel, n.kolom, n.hari, n.bila, n.batal,
        (SELECT array_agg(k.kind ORDER BY k.kind) FROM jenis_dokumen_kind k WHERE k.kode = n.kode) AS kind
      FROM jenis_dokumen n WHERE n.tabel IS NOT NULL ORDER BY n.kode`)
    expect(rows).toEqual(codesOf('kode').map(rowOf))
    const undos = await db.rows(sql`
      SELECT n.kode, (SELECT array_agg(k.kind ORDER BY k.kind) FROM jenis_dokumen_kind k WHERE k.kode = n.kode) AS kind
      FROM jenis_dokumen n WHERE n.tabel IS NULL ORDER BY n.kode`)
    expect(undos).toEqual(codesOf('batal').map((kode) => ({ kode, kind: kinds(withCode(kode)) })))
  })

  it('are held against the ledger by a rule of the audit when they post', () => {
    const posting = documents.filter((one) => kindsOf(one).length > 0)
    const unseen = posting.filter(({ tabel }) => !others.some((text) => names(text, tabel)))
    expect(unseen.map(({ tabel }) => tabel)).toEqual([])
  })

  it('have every line held against the ledger', async () => {
    const held = await db.rows<{ dari: string }>(sql`SELECT dari FROM isi_dokumen`)
    // Rules of their own prove these, line by line.
    const otherwise = {
      bahan_stok_detail: 'bahan-dokumen',
      impor_bahan_detail: 'bahan-dokumen',
      so_pesanan_detail: 'tukang-pesanan',
      nilai_rinci: 'nilai-persediaan',
      nilai_awal_detail: 'nilai-persediaan',
      tagihan_detail: 'tagihan',
    }
    expect(Object.values(otherwise).filter((rule) => !rules.some(({ file }) => file === `${rule}.sql`))).toEqual([])
    const lines = [...new Set(documents.flatMap(({ detail }) => detail ?? []))]
    expect(lines.filter((detail) => !(detail in otherwise) && !held.some(({ dari }) => names(dari, detail)))).toEqual(
      [],
    )
  })

  it('have a violation planted that touches their table, or one of their numbers', async () => {
    const planted = (await load<{ VIOLATIONS: readonly Violation[] }>('.violations.ts')).flatMap(
      ({ VIOLATIONS }) => VIOLATIONS,
    )
    const touched = ({ tabel, detail, kode }: Dokumen) =>
      planted.some(([, statement]) =>
        [tabel, detail, `'${kode}'`].some((word) => word !== undefined && statement.includes(word)),
      )
    expect(documents.filter((one) => !touched(one)).map(({ tabel }) => tabel)).toEqual([])
  })

  it('have the tables and columns that they name', async () => {
    const columns = await db.rows<{ tabel: string; kolom: string }>(sql`
      SELECT t.relname::text AS tabel, c.attname::text AS kolom FROM pg_attribute c JOIN pg_class t ON t.oid = c.attrelid
      WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace AND c.attnum > 0`)
    const has = (tabel: string, kolom: string) => columns.some((one) => one.tabel === tabel && one.kolom === kolom)
    const missing = documents.flatMap(({ tabel, nomor, detail, batal }) => {
      const own = [nomor, 'kode_toko', ...(batal === undefined ? [] : ['no_batal'])]
      const wanted = [...own.map((kolom) => [tabel, kolom]), ...(detail === undefined ? [] : [[detail, nomor]])]
      return wanted.filter(([table = '', column = '']) => !has(table, column)).map((one) => one.join('.'))
    })
    expect(missing).toEqual([])
    // A table that can be undone is a document's: one that no feature lists is one whose audit nobody asked for. Who agreed
    // to an undo stands in a table of its own, of no shop.
    const undone = columns.filter(({ kolom }) => kolom === 'no_batal').map(({ tabel }) => tabel)
    expect(undone.filter((tabel) => has(tabel, 'kode_toko') && !documents.some((one) => one.tabel === tabel))).toEqual(
      [],
    )
  })

  it('post every kind that a posting makes, and no kind is made by nobody', async () => {
    const made = new Set(
      files
        .filter((file) => /\.(posting|server|store|api)\.ts$/.test(file))
        .flatMap((file) => [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bkind: '([A-Z_]+)'/g)])
        .map(([, kind = '']) => kind)
        .filter((kind) => kind in KINDS),
    )
    const described = new Set(documents.flatMap(kindsOf))
    expect([...made].filter((kind) => !described.has(kind as keyof typeof KINDS))).toEqual([])
    expect(Object.keys(KINDS).filter((kind) => !described.has(kind as keyof typeof KINDS))).toEqual([])
  })
})
