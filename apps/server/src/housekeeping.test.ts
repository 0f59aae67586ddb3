import { randomBytes } from 'node:crypto'
import { sql } from '@kencana/database'
import { simpanFoto } from '@kencana/server-kit'
import { openShop, type TestShop } from '@kencana/testing'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { auditDaily, jagaRumah, keepHouse } from './housekeeping.ts'

/** The house was kept once a day, so many days. */
const rumahDijaga = async (shop: TestShop, hari: number): Promise<void> => {
  for (let lalu = hari; lalu > 0; lalu -= 1)
    await shop.db.run(
      sql`INSERT INTO hari_rumah (waktu) VALUES (${new Date(shop.clock.now().getTime() - lalu * 86_400_000)})`,
    )
}

it('sweeps photos nothing points to, and sums up what the lists have appended', async () => {
  const shop = await openShop()
  await shop.setup()
  const noise = { data: randomBytes(300), width: 10, height: 10 }
  const photo = await sharp(noise.data, { raw: { width: 10, height: 10, channels: 3 } })
    .jpeg()
    .toBuffer()
  const hash = await simpanFoto(shop.db, shop.deps.blob, photo, shop.clock.now())
  const seen = () => shop.db.rows(sql`SELECT hash FROM foto`)
  expect(await seen()).toEqual([{ hash }])
  await shop.db.run(sql`UPDATE foto SET dibuat_pada = '2026-01-01' WHERE hash = ${hash}`)
  const rekap = (mg: number) =>
    sql`INSERT INTO barang_rekap VALUES ('TK01', NULL, 'MM', 'CIN', '24K', 'SP', 'TERJUAL', 1, ${mg}, 5)`
  await shop.db.run(rekap(1000))
  await shop.db.run(rekap(234))
  await rumahDijaga(shop, 1)
  const house = keepHouse(shop.deps, shop.app.log)
  await expect
    .poll(() => shop.db.rows(sql`SELECT pcs, mg, rp FROM barang_rekap`))
    .toEqual([{ pcs: 2, mg: 1234, rp: 10 }])
  await expect.poll(seen).toEqual([])
  house.stop()
  await shop.db.run(sql`DELETE FROM barang_rekap`)
  await shop.close()
})

it('is done by one of three servers', async () => {
  const shop = await openShop()
  await shop.setup()
  const audits = () => shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM hasil_audit`)
  const houses = [1, 2, 3].map(() => keepHouse(shop.deps, shop.app.log))
  await expect.poll(audits).toEqual({ n: 1 })
  // Whoever came second has asked by now: its turn would have made a second one.
  await expect.poll(() => shop.db.one(sql`SELECT count(*)::int AS n FROM pekerjaan`)).toEqual({ n: 2 })
  for (const { stop } of houses) stop()
  expect(await audits()).toEqual({ n: 1 })
  await shop.close()
})

it('proves the ledger from its first line again until such a proof finds nothing', async () => {
  const shop = await openShop()
  await shop.setup()
  const { db } = shop.deps
  const lalu = (hari: number, penuh: boolean, pelanggaran: number) => {
    const waktu = new Date(shop.clock.now().getTime() - hari * 86_400_000)
    return db.run(
      sql`INSERT INTO hasil_audit (waktu, jurnal, pelanggaran, penuh) VALUES (${waktu}, 1, ${pelanggaran}, ${penuh})`,
    )
  }
  const caraKini = async () => {
    const sebelum = await db.one<{ id: number }>(sql`SELECT max(id)::int AS id FROM hasil_audit`)
    await auditDaily(db, shop.clock)
    return db.rows(sql`SELECT penuh, pelanggaran FROM hasil_audit WHERE id > ${sebelum?.id ?? 0}`)
  }
  await lalu(5, true, 0)
  // Written by a clock that ran ahead: says nothing of today.
  await lalu(-3, true, 0)
  await lalu(1.1, false, 0)
  expect(await caraKini()).toEqual([{ penuh: false, pelanggaran: 0 }])
  expect(await caraKini()).toEqual([])
  await shop.db.run(sql`DELETE FROM hasil_audit`)
  await lalu(5, true, 0)
  await lalu(2, true, 3)
  await lalu(1.1, false, 0)
  expect(await caraKini()).toEqual([{ penuh: true, pelanggaran: 0 }])
  await shop.close()
})

it('keeps keys of retries, sessions and failed logins for as many days as the house was kept, whatever a wrong clock says', async () => {
  const shop = await openShop()
  await shop.setup()
  await rumahDijaga(shop, 9)
  const umur = async (hari: number) => {
    const waktu = new Date(shop.clock.now().getTime() - hari * 86_400_000)
    await shop.db.run(
      sql`INSERT INTO idempotency (kunci, user_id, endpoint, sidik, dibuat_pada) VALUES (${crypto.randomUUID()}, 'OWNER', 'X', '\\x00', ${waktu})`,
    )
  }
  await umur(8)
  await umur(6)
  await umur(0)
  const kunci = async () => (await shop.db.rows(sql`SELECT 1 AS ada FROM idempotency WHERE endpoint = 'X'`)).length
  await jagaRumah(shop.deps)
  expect(await kunci()).toBe(2)
  // For an hour the computer believes that a year has gone by, and says so again and again.
  shop.clock.walk(400)
  for (let kali = 0; kali < 3; kali += 1) await jagaRumah(shop.deps)
  expect(await kunci()).toBe(2)
  shop.clock.walk(-400)
  await jagaRumah(shop.deps)
  expect(await kunci()).toBe(2)
  // Seven days later, each of them kept, they go.
  for (let hari = 0; hari < 8; hari += 1) {
    shop.clock.walk(1)
    await jagaRumah(shop.deps)
  }
  expect(await kunci()).toBe(0)
  await shop.close()
})
