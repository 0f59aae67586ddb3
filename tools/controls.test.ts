/** docs/controls.md against the tests that exist: a rule whose attack was renamed or dropped is found. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/controls.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| rule '))
  .map((line) => line.slice(2, -2).split(' | ') as [string, string, string, string])
  // The jobs by level have cells of their own: tools/pekerjaan.test.ts reads them.
  .filter((cells) => cells.length === 4)

describe('docs/controls.md', () => {
  it('lists rules of every area', () => {
    const daerah = readdirSync(join(root, 'features'), { withFileTypes: true }).filter((one) => one.isDirectory())
    const tanpa = daerah.filter(({ name }) => !rows.some(([, place]) => place.startsWith(`features/${name}/`)))
    expect(tanpa.map(({ name }) => name)).toEqual([])
  })

  // They came later than the rest of what money must obey, each with its area.
  it.each([
    ['money under way', 'features/keuangan/pindah-uang/'],
    ['what a bank shows, ticked by who looked', 'features/keuangan/pembayaran/konfirmasi'],
  ])('has the rules of %s', (_, place) => {
    expect(rows.filter(([, where]) => where.startsWith(place)).length).toBeGreaterThan(0)
  })

  it.each(rows)('%s', (_, place, file, name) => {
    expect(existsSync(join(root, place)), place).toBe(true)
    expect(readFileSync(join(root, file), 'utf8')).toContain(`'${name}'`)
  })
})
