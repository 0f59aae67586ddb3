import { laporanEndpoint, periode, saring, tanggal } from '@kencana/contract'
import { buildResult, type ReportDefinition } from '@kencana/reports'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { filterNames, firstFilters, periodLines, searchedFilters, toSearch } from './filters.ts'
import { linesOf } from './lines.ts'
import { periodOf, RANGES, rangeOf } from './ranges.ts'

const report = (input: z.ZodRawShape) =>
  laporanEndpoint({ path: 'x', summary: 'x', access: 'session', input, output: z.array(z.object({})) })
const endpoint = report({ kode_dept: saring('Kode Jenis'), ...periode() })
const names = filterNames(endpoint)
const HARI_INI = '2026-03-05'

describe('quick ranges', () => {
  it('are counted from the shop’s today, both ends included', () => {
    expect(periodOf('7 Hari', HARI_INI)).toEqual({ tgl_awal: '2026-02-27', tgl_akhir: '2026-03-05' })
    expect(periodOf('Bulan Ini', HARI_INI)).toEqual({ tgl_awal: '2026-03-01', tgl_akhir: '2026-03-05' })
    expect(periodOf('Bulan Lalu', HARI_INI)).toEqual({ tgl_awal: '2026-02-01', tgl_akhir: '2026-02-28' })
    expect(periodOf('Bulan Lalu', '2026-01-31')).toEqual({ tgl_awal: '2025-12-01', tgl_akhir: '2025-12-31' })
  })

  it('are recognised again', () => {
    for (const range of RANGES) expect(rangeOf(periodOf(range, HARI_INI), HARI_INI)).toBe(range)
    expect(rangeOf(periodOf('Bulan Ini', '2026-03-01'), '2026-03-01')).toBe('Hari Ini')
    expect(rangeOf({ tgl_awal: '2026-01-02', tgl_akhir: '2026-03-05' }, HARI_INI)).toBe('')
  })
})

describe('the filters of a report', () => {
  const first = firstFilters(endpoint, {}, HARI_INI)

  it('start with today, a range or one day', () => {
    expect(names).toEqual(['kode_dept', 'tgl_awal', 'tgl_akhir'])
    expect(first).toEqual({ kode_dept: 'ALL', tgl_awal: HARI_INI, tgl_akhir: HARI_INI })
    expect(firstFilters(report({ tanggal: tanggal() }), {}, HARI_INI)).toEqual({ tanggal: HARI_INI })
    expect(firstFilters(endpoint, { kode_dept: 'CIN' }, HARI_INI)).toEqual({ ...first, kode_dept: 'CIN' })
  })

  it('live in the address, which is searched only when it says something', () => {
    const search = toSearch(names, { ...first, kode_dept: 'CIN' })
    expect(search).toEqual({ kode_dept: 'CIN', tgl_awal: HARI_INI, tgl_akhir: HARI_INI })
    expect(searchedFilters(names, search, first)).toEqual({ ...first, kode_dept: 'CIN' })
    expect(searchedFilters(names, { lain: 'x' }, first)).toBe(null)
    expect(searchedFilters([], {}, {})).toEqual({})
    const implied = ({ kode_dept }: Readonly<Record<string, unknown>>) => (kode_dept === 'CIN' ? { type: 'JENIS' } : {})
    expect(searchedFilters(names, search, first, implied)).toEqual({ ...first, kode_dept: 'CIN', type: 'JENIS' })
  })

  it('say the period on paper', () => {
    expect(periodLines(first)).toEqual(['Tanggal 2026-03-05'])
    expect(periodLines({ tgl_awal: '2026-03-01', tgl_akhir: HARI_INI })).toEqual(['Periode 2026-03-01 s/d 2026-03-05'])
    expect(periodLines({})).toEqual([])
  })
})

describe('the lines of a result', () => {
  const definition: ReportDefinition<{ no: string; qty: number }> = {
    title: 'X',
    columns: [{ key: 'qty', title: 'Qty', kind: 'int', total: true }],
    groupBy: { key: (row) => row.no, head: (row) => ({ kode: row.no }), noun: 'nota' },
  }
  const rows = [
    { no: 'A', qty: 1 },
    { no: 'B', qty: 2 },
    { no: 'A', qty: 3 },
  ]
  const types = (folded: string[]) => linesOf(buildResult(definition, rows), new Set(folded)).map((line) => line.type)

  it('are head, rows and sums of each group; a folded group keeps its head', () => {
    expect(types([])).toEqual(['group', 'row', 'row', 'sums', 'group', 'row', 'sums'])
    expect(types(['A'])).toEqual(['group', 'group', 'row', 'sums'])
  })

  it('are the rows alone when nothing is grouped', () => {
    const plain = linesOf(buildResult({ ...definition, groupBy: undefined }, rows), new Set())
    expect(plain.map((line) => line.type)).toEqual(['row', 'row', 'row'])
  })
})
