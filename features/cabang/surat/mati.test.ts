/** Ten thousand letters wait, and whoever delivers them is killed again and again: each arrives once, in order (case 11). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@kencana/database'
import { type Berdua, berdua } from '@kencana/testing/cabang'
import { afterAll, beforeAll, expect, it } from 'vitest'

const BANYAK = 10_000

let dua: Berdua
beforeAll(async () => {
  dua = await berdua()
}, 60_000)
afterAll(() => dua.close())

const sampai = async () =>
  (await dua.cabang.shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM surat_masuk`))?.n ?? 0

/** Delivers for so long, then kill -9; true when it came to its end by itself. */
const antarLalu = async (ms: number): Promise<boolean> => {
  const { db, photos } = dua.pusat.shop
  // The one that was killed holds the link no more: its lease has run out.
  await db.run(sql`UPDATE sambungan_kontak SET dipegang_sampai = NULL, coba_lagi_pada = NULL`)
  const script = join(import.meta.dirname, '../../../packages/testing/src/antar-proses.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, db.url, photos], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const akhir = once(child, 'exit')
  await Promise.race([once(child, 'message'), akhir])
  const selesai = await Promise.race([akhir.then(() => true), sleep(ms, false)])
  if (!selesai) child.kill('SIGKILL')
  await akhir
  return selesai
}

it('keeps the order of 10,000 waiting letters through kill -9', async () => {
  await dua.pusat.shop.db.run(sql`
    INSERT INTO surat_keluar (id, sambungan, jenis, kode_toko, dokumen, isi, dibuat_pada)
    SELECT gen_random_uuid(), s.id, 'KOSONG', 'TK01', 'S' || n, jsonb_build_object('ke', n), now()
    FROM sambungan s, generate_series(1, ${BANYAK}::int) n ORDER BY n`)
  for (let ke = 0; ke < 4; ke += 1) await antarLalu(700)
  const tengah = await sampai()
  expect(tengah).toBeGreaterThan(0)
  expect(tengah).toBeLessThan(BANYAK)
  expect(await antarLalu(240_000)).toBe(true)
  const isi = await dua.cabang.shop.db.rows<{ dokumen: string; urut: number }>(
    sql`SELECT dokumen, urut FROM surat_masuk ORDER BY urut`,
  )
  expect(isi).toHaveLength(BANYAK)
  expect(isi.every(({ dokumen, urut }, at) => dokumen === `S${at + 1}` && urut === at + 1)).toBe(true)
  const tunggu = await dua.pusat.shop.db.one(
    sql`SELECT count(*)::int AS n FROM surat_keluar WHERE status <> 'TERKIRIM'`,
  )
  expect(tunggu).toEqual({ n: 0 })
}, 300_000)
