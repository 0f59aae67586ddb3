/** The suite that every report passes: what it is called with, who may, every column filled, every total proved by the ledger. */
import { type Endpoint, type OutputOf, SEMUA } from '@kencana/contract'
import { buildResult } from '@kencana/reports/definition'
import { cellLines, type Filters, ledgerLines, type Report, rowLines } from '@kencana/reports/report'
import { cellValue } from '@kencana/ui/columns'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { tambahLevel } from '../../../features/akses/users/users.contract.ts'
import { mutasiReports } from '../../../features/neraca/mutasi/mutasi.contract.ts'
import type { TestShop, User } from './shop.ts'

/** The ledger lines behind a total: what they move, and the balance before them. Weights in milligrams. */
export type Lines = Pick<OutputOf<typeof mutasiReports>, 'saldo_awal' | 'total' | 'totals'>

/** What the suite must know of one report. */
export interface LaporanCase<E extends Endpoint, Row extends object = object> {
  /** The shop that the test of the report has prepared. */
  shop: () => TestShop
  /** Somebody who may read the report there. */
  user: () => User
  /** Its days, and filters that are not left out, so that it has rows of every kind. */
  asked: Partial<Filters<E>>
  /** What a total is of the lines it leads to, by column, where it is not how much they move. */
  is?: Readonly<Record<string, (lines: Lines) => number>>
  /** Totals that are not the sum of their lines, each with the reason: a column, or all of 'totals' or 'groups'. */
  apart?: Readonly<Record<string, string>>
  /** Where rows lead to lines of their own: what a row says, and what its lines do; null for a row that proves nothing. */
  rows?: (row: Row, lines: Lines) => readonly [told: number, proved: number] | null
  /** Where numbers of a row lead to lines of their own: what those say that the number tells, by column. */
  cells?: Readonly<Record<string, (lines: Lines) => number>>
  /** Columns that no row of the prepared shop can fill, each with the reason. */
  empty?: Readonly<Record<string, string>>
}

const fieldsOf = ({ input }: Endpoint) => ('shape' in input ? (input.shape as Record<string, z.ZodType>) : {})

/** Filters for which nothing means all. */
const openFilters = (endpoint: Endpoint): string[] =>
  Object.entries(fieldsOf(endpoint)).flatMap(([name, field]) =>
    field.safeParse(undefined).data === SEMUA ? [name] : [],
  )

const isFilled = (value: unknown): boolean => !['', '-', '0', 0, null, undefined].includes(value as string)

const MEASURE: Readonly<Record<string, 'pcs' | 'berat' | 'rp'>> = {
  int: 'pcs',
  gram: 'berat',
  gram2: 'berat',
  rupiah: 'rp',
}

let strangers = 0

/** Registers the suite; the test's own beforeAll prepares the shop. */
export const laporanSuite = <E extends Endpoint, Row extends object>(
  report: Report<E, Row>,
  c: LaporanCase<E, Row>,
): void => {
  const { endpoint, kinds, mutasi } = report
  const { is = {}, apart = {}, empty = {} } = c
  const asked = c.asked as Readonly<Record<string, string>>
  const [read] = endpoint.methods
  const send = (body: object, user = c.user()) =>
    endpoint.methods.includes('POST')
      ? user.send('POST', endpoint.path, { body })
      : user.send(read, endpoint.path, { query: { ...body } })
  const all = Object.fromEntries(openFilters(endpoint).map((name) => [name, SEMUA]))
  const words = kinds?.words ?? ['']
  const filtersOf = (word: string): Record<string, string> => ({ ...all, ...asked, ...(kinds && { [kinds.by]: word }) })
  const resultOf = async (word: string) => {
    const filters = filtersOf(word)
    const answer = await send(filters)
    expect(answer.status, answer.text).toBe(200)
    const rows = report.rows(z.decode(endpoint.output, answer.json) as OutputOf<E>)
    const table = report.table(filters)
    return { filters, table, rows, result: buildResult({ ...table, title: '' }, rows) }
  }
  const linesOf = async (body: object) => {
    const answer = await c.user().send('POST', mutasiReports.path, { body })
    expect(answer.status, answer.text).toBe(200)
    return z.decode(mutasiReports.output, answer.json as z.input<typeof mutasiReports.output>)
  }
  const linesBehind = (...of: [Record<string, string>, string, { rows: readonly Row[] } | null]) =>
    linesOf(ledgerLines(report, ...of))
  const isApart = (column: string, of: 'totals' | 'groups') => apart[column] !== undefined || apart[of] !== undefined
  const columnsOf = (word: string) => report.table(filtersOf(word)).columns

  describe(`report ${report.menu}`, () => {
    it('refuses days that are none or run backwards, and answers a kind it has not as it answers none', async () => {
      const text = async (body: object) => (await send({ ...filtersOf(words[0] ?? ''), ...body })).text
      if (asked.tgl_awal !== undefined) {
        expect((await send({})).text).toBe('Tanggal Awal Tidak Boleh Kosong, Tanggal Akhir Tidak Boleh Kosong')
        expect(await text({ tgl_awal: '2026-02-30' })).toBe('Tanggal Awal Tidak Ada Di Kalender')
        const backwards = await text({ tgl_awal: '2026-03-05', tgl_akhir: '2026-03-04' })
        expect(backwards).toBe('Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal')
      }
      if (asked.tanggal !== undefined) {
        expect((await send({})).text).toBe('Tanggal Tidak Boleh Kosong')
        expect(await text({ tanggal: '2026-02-30' })).toBe('Tanggal Tidak Ada Di Kalender')
      }
      if (kinds === null) return
      const [lain, tanpa] = [await text({ [kinds.by]: 'LAIN' }), await text({ [kinds.by]: undefined })]
      // A kind that has to be said is refused in the words of its field.
      if (tanpa.startsWith('[')) expect(lain).toBe(tanpa)
      else expect([lain, tanpa]).toEqual([expect.stringMatching(/^Type.* LAIN Tidak Dikenal$/), expect.any(String)])
    })

    it('answers GET and POST, either name of the days, and nothing, ALL and SEMUA alike', async () => {
      const one = await send(asked)
      expect(one.status, one.text).toBe(200)
      expect(one.json).not.toEqual([])
      const { tgl_awal: tgl_from, tgl_akhir: tgl_to, ...rest } = asked
      const semua = Object.fromEntries(Object.keys(all).map((name) => [name, 'semua']))
      const query = { ...semua, ...rest, ...(tgl_from !== undefined && { tgl_from, tgl_to }) }
      expect((await c.user().send('GET', endpoint.path, { query })).json).toEqual(one.json)
      expect((await send({ ...all, ...asked })).json).toEqual(one.json)
    })

    it('is read by nobody without its menu', async () => {
      const { level: own, kode_toko } = c.user().data
      const maker = own === 'SU' || own === 'OWN' ? c.user() : await c.shop().login('OWNER')
      strangers += 1
      const level = `ASING${strangers}`
      await maker.call(tambahLevel, { level, nama_level: level })
      const stranger = await c.shop().user(maker, level, level, kode_toko)
      expect((await send(asked, stranger)).status).toBe(403)
    })

    it('fills every column', async () => {
      for (const word of words) {
        const { table, rows } = await resultOf(word)
        expect(rows.length, word).toBeGreaterThan(0)
        const blank = table.columns.filter((column) => !rows.some((row) => isFilled(cellValue(column, row))))
        expect(blank.map(({ key }) => key).filter((key) => empty[key] === undefined)).toEqual([])
        const nowhere = table.columns.filter(({ key, value }) => !value && rows.some((row) => !(key in row)))
        expect(nowhere.map(({ key }) => key)).toEqual([])
      }
    })

    it('makes totals of its sub-totals', async () => {
      for (const word of words) {
        const { blocks, sums } = (await resultOf(word)).result
        for (const [key, sum] of Object.entries(sums))
          expect(
            blocks.reduce((done, block) => done + (block.sums[key] ?? 0), 0),
            key,
          ).toBe(sum)
      }
    })

    if (mutasi)
      it('leads from every total to ledger lines that add up to it', async () => {
        for (const word of words) {
          const { filters, table, result } = await resultOf(word)
          const groups = table.groupBy?.lines ? result.blocks : []
          const told: Record<string, number> = {}
          const proved: Record<string, number> = {}
          for (const { key, kind = '', total } of table.columns)
            for (const block of total ? [null, ...groups] : []) {
              if (isApart(key, block ? 'groups' : 'totals')) continue
              const lines = await linesBehind(filters, key, block)
              const name = `${key} ${block?.key ?? 'total'}`
              told[name] = Math.abs((block ?? result).sums[key] ?? 0)
              proved[name] = Math.abs(is[key]?.(lines) ?? lines.totals[MEASURE[kind] ?? 'rp'])
            }
          expect(proved, word).toEqual(told)
        }
      })

    if (mutasi?.row)
      it('leads from every row to lines of its own that say the same', async () => {
        if (!c.rows) throw new Error('rows: what a row says of its lines')
        for (const word of words) {
          const { filters, rows } = await resultOf(word)
          for (const row of rows) {
            const asked = rowLines(report, filters, row)
            const said = asked && c.rows(row, await linesOf(asked))
            if (said) expect(said[1], JSON.stringify(row)).toBe(said[0])
          }
        }
      })

    if (mutasi?.cell)
      it('leads from every number of a row to lines of its own that say the same', async () => {
        const { cells = {} } = c
        const led = new Set<string>()
        for (const word of words) {
          const { filters, rows, table } = await resultOf(word)
          for (const row of rows)
            for (const column of table.columns) {
              const asked = cellLines(report, filters, column.key, row)
              if (!asked) continue
              led.add(column.key)
              const proved = cells[column.key]?.(await linesOf(asked))
              expect([column.key, proved]).toEqual([column.key, cellValue(column, row)])
            }
        }
        expect([...led].toSorted()).toEqual(Object.keys(cells).toSorted())
      })

    it('names no column that it has not, and gives each a reason', () => {
      const known = new Set(['totals', 'groups', ...words.flatMap((word) => columnsOf(word).map(({ key }) => key))])
      expect(
        [...Object.keys(is), ...Object.keys(apart), ...Object.keys(empty)].filter((key) => !known.has(key)),
      ).toEqual([])
      expect([...Object.values(apart), ...Object.values(empty)].filter((why) => why.length < 20)).toEqual([])
    })
  })
}
