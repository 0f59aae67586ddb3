/** The jobs of docs/controls.md, each played by each level over the real server: table and product say the same. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answered } from '@kencana/server-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Dunia } from './serang/dunia.ts'
import { PEKERJAAN, siapkan, uangKemarin } from './serang/pekerjaan.ts'

const LEVEL = ['KASIR', 'SALES', 'GUDANG', 'SU', 'OWN'] as const
const SIAPA = { KASIR: 'kasir', SALES: 'sales', GUDANG: 'gudang', SU: 'su', OWN: 'owner' } as const

/** Refusals that say whose a job is, though he holds its menu. */
const BUKAN_MILIKNYA = new Set([
  'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU',
  'Level SU Hanya Diberi OWN',
])

const [kepala = [], ...tabel] = readFileSync(join(import.meta.dirname, '../docs/controls.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  .filter((cells) => cells.length === LEVEL.length + 1)

let dunia: Dunia
let kemarin: string[] = []
beforeAll(async () => {
  dunia = await Dunia.buka(async (owner) => {
    kemarin = await uangKemarin(owner, LEVEL.length)
  })
  await siapkan(dunia.user.owner)
})
// What was refused left requests and nothing else: the books are clean.
afterAll(() => dunia.shop.close())

const arti = ({ status, text, headers }: Answered): string => {
  if (status === 200) return 'alone'
  const minta = /^Butuh (Saksi|Otorisasi) /.exec(text)
  if (minta && headers['x-minta']) return minta[1] === 'Saksi' ? 'SAKSI' : 'OTORISASI'
  if (status === 403 || BUKAN_MILIKNYA.has(text)) return '-'
  return `${status} ${text}`
}

describe('jobs by level', () => {
  it('are the same in the table and here, for the levels of the product', () => {
    expect(kepala).toEqual(['job', ...LEVEL])
    expect(tabel.map(([nama]) => nama)).toEqual(Object.keys(PEKERJAAN))
    expect(tabel.length).toBeGreaterThanOrEqual(25)
  })

  it.each(tabel.map(([nama = '', ...isi], at) => [nama, isi, at] as const))('%s', async (nama, isi, at) => {
    const main = PEKERJAAN[nama]
    if (!main) throw new Error(`no such job: ${nama}`)
    const jadi: Record<string, string> = {}
    for (const [urut, level] of LEVEL.entries()) {
      const siapa = dunia.user[SIAPA[level]]
      const lain = level === 'OWN' ? dunia.user.su : dunia.user.owner
      const bahan = { siapa, lain, ke: at * LEVEL.length + urut, kemarin: kemarin[urut] ?? '' }
      const { endpoint, input } = await main(bahan)
      jadi[level] = arti(await dunia.coba(siapa, endpoint, input))
    }
    expect(jadi).toEqual(Object.fromEntries(LEVEL.map((level, urut) => [level, isi[urut]])))
  })
})
