import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@kencana/database'
import { openShop, type TestShop } from '@kencana/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bacaKunciSegel, siapkanKunciSegel } from './kunci-segel.ts'
import { kunciSegel } from './segel.ts'

let shop: TestShop
let dataDir: string
let dikatakan: string[]
beforeEach(async () => {
  shop = await openShop()
  dataDir = mkdtempSync(join(tmpdir(), 'kencana-kunci-'))
  dikatakan = []
})
afterEach(async () => {
  rmSync(dataDir, { recursive: true })
  await shop.close()
})

const siapkan = (segelKey?: string) =>
  siapkanKunciSegel(shop.deps.db, { dataDir, segelKey }, shop.clock.now(), (text) => dikatakan.push(text))
const ditandai = async () =>
  (await shop.db.rows<{ tgl_system: string }>(sql`SELECT tgl_system FROM tanda_segel`)).map((row) => row.tgl_system)

it('is made once, signs the days that were closed before it, and says which file has to be kept elsewhere, never the key', async () => {
  await shop.nextDay(await shop.setup())
  await siapkan()
  const isi = readFileSync(join(dataDir, 'kunci', 'segel'), 'utf8').trim()
  expect(isi).toMatch(/^[0-9a-f]{64}$/)
  expect(dikatakan.join()).toContain(join(dataDir, 'kunci', 'segel'))
  expect(dikatakan.join()).not.toContain(isi)
  expect(await ditandai()).toEqual(['2026-03-02'])
  const pertama = kunciSegel(shop.deps.db)?.sidik
  dikatakan = []
  await siapkan()
  expect([kunciSegel(shop.deps.db)?.sidik, dikatakan]).toEqual([pertama, []])
})

it('comes from the environment where it is given, and is refused when it is none', async () => {
  await siapkan('ab'.repeat(32))
  expect([kunciSegel(shop.deps.db)?.sidik.length, dikatakan]).toEqual([16, []])
  await expect(siapkan('ab')).rejects.toThrow('SEGEL_KEY harus 64 angka heksadesimal')
})

it('is only read by who checks', async () => {
  await bacaKunciSegel(shop.deps.db, { dataDir, segelKey: undefined })
  expect(kunciSegel(shop.deps.db)).toBeUndefined()
  await siapkan()
  const { db } = shop.deps
  await bacaKunciSegel(db, { dataDir, segelKey: 'cd'.repeat(32) })
  const lain = kunciSegel(db)?.sidik
  await bacaKunciSegel(db, { dataDir, segelKey: undefined })
  expect(kunciSegel(db)?.sidik).not.toBe(lain)
})

it('is never made anew once days were signed: it is missed', async () => {
  await siapkan()
  await shop.nextDay(await shop.setup())
  rmSync(join(dataDir, 'kunci'), { recursive: true })
  await siapkan()
  expect(dikatakan.at(-1)).toContain('Kunci segel tidak ada')
})

it('signs nothing that it finds unsigned when it is there already: signatures that are gone may have been taken away', async () => {
  await siapkan()
  await shop.nextDay(await shop.setup())
  expect(await ditandai()).toEqual(['2026-03-02'])
  await shop.db.pool.query("BEGIN; SET LOCAL session_replication_role = 'replica'; DELETE FROM tanda_segel; COMMIT")
  await siapkan()
  expect(await ditandai()).toEqual([])
})
