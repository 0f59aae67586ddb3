/** Every attack against the product as it stands; `npm run serang` runs this file and tells what came of it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampled } from '@kencana/testing/sample'
import { afterAll, describe, expect, it } from 'vitest'
import { mutated } from './mutants/mutant.ts'
import { ATURAN } from './serang/aturan.ts'
import { aturanSerangan } from './serang/dunia.ts'
import { KALIMAT } from './serang/kalimat.ts'
import { type Hasil, SERANGAN, serang } from './serang/semua.ts'
import { tabelSerangan } from './serang/tabel.ts'
import { TEMUAN } from './serang/temuan.ts'

const root = join(import.meta.dirname, '..')
/** Only those named, where some are. */
const pilihan = process.env.SERANG_PILIHAN?.split(',') ?? []
/** Where the results go that `npm run serang` shows. */
const berkas = process.env.SERANG_HASIL
/** After these the ledger is audited too; `npm run serang` does it after each. */
const diperiksa = new Set(berkas === undefined ? sampled('serang', SERANGAN, 120) : SERANGAN)
const hasil: (Hasil & { id: string; aturan: readonly string[] })[] = []

afterAll(() => {
  if (berkas !== undefined) writeFileSync(berkas, JSON.stringify(hasil))
})

describe.concurrent('an attack', () => {
  it.for(SERANGAN.filter(({ id }) => pilihan.length === 0 || pilihan.includes(id)))(
    '$id is held: $siasat',
    async (serangan) => {
      const satu = await serang(serangan, diperiksa.has(serangan))
      const { id } = serangan
      hasil.push({ id, aturan: aturanSerangan(serangan), ...satu })
      expect(satu.cacat).toBe('')
      expect(satu.lolos).toBe(false)
      expect(satu.pelanggaran).toEqual([])
      const kalimat = KALIMAT[id] ?? null
      if (kalimat === null) expect(satu.kalimat).toEqual([])
      else expect(satu.kalimat).toContain(kalimat)
    },
  )
})

describe('the rules', () => {
  it('have names of their own, and an attack each', () => {
    expect(new Set(ATURAN.map(({ id }) => id)).size).toBe(ATURAN.length)
    expect(new Set(SERANGAN.map(({ id }) => id)).size).toBe(SERANGAN.length)
    expect(SERANGAN.length).toBeGreaterThanOrEqual(20)
    expect(new Set(SERANGAN.map(({ aturan }) => aturan))).toEqual(new Set(ATURAN.map(({ id }) => id)))
    expect(Object.keys(KALIMAT).toSorted()).toEqual(SERANGAN.map(({ id }) => id).toSorted())
  })

  it('stand in docs/attacks.md, each with what plays it and what is said', async () => {
    await expect(`${tabelSerangan()}\n`).toMatchFileSnapshot(join(root, 'docs/attacks.md'))
  })

  it('name what plays each finding of the first review, and twenty that it did not try', () => {
    const temuan = Object.values(TEMUAN).flat()
    const ada = new Map(SERANGAN.map((one) => [one.id, one.aturan]))
    expect(temuan.filter((id) => !ada.has(id))).toEqual([])
    const dicoba = new Set(temuan.map((id) => ada.get(id)))
    expect(ATURAN.filter(({ id }) => !dicoba.has(id)).length).toBeGreaterThanOrEqual(20)
  })

  it.each(ATURAN.map((aturan) => [aturan.id, aturan] as const))('%s can be switched off', (_, aturan) => {
    const source = readFileSync(join(root, aturan.file), 'utf8')
    expect(mutated(source, aturan)).not.toBe(source)
  })
})
