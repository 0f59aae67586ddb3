/** Some benches once on tiny data, all of them in a long run: that they work and give figures, never how fast. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { openDatabase, silentLog, sql } from '@kencana/database'
import { geserTanggal, tanggalDi } from '@kencana/server-kit'
import { sampled } from '@kencana/testing/sample'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tempDataDir } from '../e2e/product.ts'
import { auditNeraca } from '../features/neraca/neraca.api.ts'
import { BENCHES, type Result, runBench } from './benches.ts'
import { benchData, ZONA } from './dataset/dataset.ts'
import { SIZES } from './dataset/sizes.ts'
import { goalText, valueText } from './figures.ts'
import { root } from './product.ts'
import { tableOf, textOf } from './table.ts'

const MACHINE = { date: '2026-03-02', cores: 2, node: '20.19.0', load: 0.4 }
/** On the kept data, which they bring up to date, and on a chain of their own. */
const TRIED = [
  ...sampled(
    'benches',
    BENCHES.filter(({ sizes }) => sizes.length > 0),
    3,
  ),
  ...sampled(
    'benches of their own',
    BENCHES.filter(({ sizes }) => sizes.length === 0),
    2,
  ),
]
const UNITS = ['/s', 'ms', 's', 'kB', 'MB']
const folder = tempDataDir()
const results: Result[] = []

beforeAll(async () => {
  process.env.KENCANA_BENCH_DIR = folder.path
  // Built yesterday, as kept data is, so that the benches have a day to catch up. Refused when the audit finds anything.
  await benchData(SIZES.tiny, geserTanggal(tanggalDi(ZONA, new Date()), -1))
})
afterAll(() => {
  delete process.env.KENCANA_BENCH_DIR
  folder.remove()
})

describe('npm run bench', () => {
  it.each(TRIED)('$name gives its figures', async (bench) => {
    const measured = await runBench(bench, ['tiny'])
    results.push(...measured)
    expect(measured).toHaveLength(1)
    const figures = measured.flatMap((one) => one.figures)
    for (const { name, value, unit, bare = 0 } of figures) {
      expect(name).toMatch(/^[^|]+$/)
      expect(UNITS, name).toContain(unit)
      expect(Number.isFinite(value) && value >= 0, `${name}: ${value}`).toBe(true)
      expect(Number.isFinite(bare), `${name}: bare ${bare}`).toBe(true)
    }
    expect(figures.filter(({ goal, detail }) => goal && !detail).length).toBeGreaterThan(0)
    expect(new Set(figures.map(({ name }) => name)).size, 'names told apart').toBe(figures.length)
  })

  it('writes a row of the table for each figure with its goal, and a line for each', () => {
    for (const result of results) {
      const [text, rows] = [textOf(result), tableOf([result], MACHINE).split('\n')]
      for (const figure of result.figures) {
        expect(text).toContain(`  ${figure.name} `)
        const found = rows.filter((row) => row.includes(`| ${figure.name}`))
        expect(found, figure.name).toHaveLength(figure.detail ? 0 : 1)
        if (!figure.detail)
          expect(found[0]).toContain(` | ${goalText(figure)} | ${valueText(figure.value, figure.unit)}`)
      }
    }
    const table = tableOf(results, MACHINE)
    for (const { name } of TRIED) expect(table.match(new RegExp(`^.*bench -- ${name}\\b`, 'gm'))).toHaveLength(1)
  })

  it('leaves data whose days are closed up to today and whose ledger is clean', async () => {
    const db = await openDatabase({ dataDir: join(folder.path, 'kencana-ukur-data-tiny'), log: silentLog })
    try {
      const { pelanggaran, hari_ditutup, mutasi } = await auditNeraca(db, new Date())
      expect(pelanggaran).toEqual([])
      expect(mutasi).toBeGreaterThan(2 * SIZES.tiny.barang)
      const shops = await db.rows<{ days: number }>(sql`SELECT (tgl_system - tgl_mulai)::int AS days FROM toko`)
      expect(shops).toHaveLength(SIZES.tiny.toko)
      for (const { days } of shops) expect(days).toBeGreaterThan(SIZES.tiny.hari)
      expect(hari_ditutup).toBe(shops.reduce((sum, { days }) => sum + days, 0))
      // A code that the product does not draw would be a number that no rule counts.
      const kinds = await db.rows(sql`
        SELECT DISTINCT j.kind, n.jenis FROM jurnal j
        JOIN nomor n ON n.kode_toko = j.kode_toko AND n.tgl_system = j.tgl_system AND n.jenis = split_part(j.document, '-', 1)
        ORDER BY kind`)
      expect(kinds).toEqual([
        { kind: 'HANCUR', jenis: 'HCR' },
        { kind: 'JUAL', jenis: 'FJ' },
        { kind: 'PINDAH', jenis: 'PD' },
        { kind: 'SALDO_AWAL', jenis: 'SA' },
        { kind: 'TAMBAH', jenis: 'TM' },
      ])
    } finally {
      await db.close()
    }
  })

  it('names what there is when asked for what there is not', () => {
    const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
    const { status, stderr } = spawnSync(process.execPath, [tsx, join(root, 'bench', 'bench.ts'), 'list', 'besar'], {
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain(`all|${BENCHES.map(({ name }) => name).join('|')} [${Object.keys(SIZES).join('|')}]`)
  })
})
