/** The journal's columns against the page that explains them to accountants. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { jurnalReport } from './jurnal.report.ts'

it.each(jurnalReport.kinds?.words ?? [])('%s has columns that docs/JURNAL.md explains, each', (type_laporan) => {
  const halaman = readFileSync(join(import.meta.dirname, '../../../docs/JURNAL.md'), 'utf8')
  const baris = halaman.split('\n').filter((line) => line.startsWith('| '))
  const kepala = new Set(baris.flatMap((line) => (line.split('|')[1] ?? '').split(',').map((one) => one.trim())))
  const titles = jurnalReport.table({ type_laporan }).columns.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(8)
  expect(titles.map((one) => one.replace(' (g)', '')).filter((one) => !kepala.has(one))).toEqual([])
})
