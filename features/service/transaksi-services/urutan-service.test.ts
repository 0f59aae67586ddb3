/** Repairs done in any order, against a notebook that knows nothing of the product. */

import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { LANGKAH_SERVICE } from '@kencana/testing/langkah-service'
import { longgar } from '@kencana/testing/longgar'
import { Meja } from '@kencana/testing/meja-service'
import { runs } from '@kencana/testing/sample'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  // Alone in his shop, he agrees to everything himself.
  owner = await shop.setup(rp(5_000_000))
  await isiMaster(owner)
  await isiTukang(owner)
  await isiBahan(owner, 3, { jenis: 'PATRI' })
  await beriBahan(owner, 1, { jenis: 'PATRI' })
  await longgar(owner)
})
afterAll(() => shop.close())

/** Balances that are not zero, in the notebook's words. */
const bukuBesar = async (): Promise<Record<string, number>> => {
  const akun = ['KAS', 'BAHAN_TOKO', 'TUKANG', 'HUTANG_TUKANG', 'SUSUT', 'JASA_SERVICE', 'SERVICE', 'TITIPAN']
  const rows = await shop.db.rows<{ kunci: string; n: number; pcs: number }>(sql`
    SELECT CASE akun WHEN 'SUSUT' THEN akun ELSE akun || ' ' || ref END AS kunci, (sum(mg) + sum(rp))::bigint AS n, sum(pcs)::bigint AS pcs
    FROM mutasi WHERE akun = ANY (${akun}::text[]) GROUP BY 1 HAVING sum(mg) + sum(rp) <> 0 OR sum(pcs) <> 0`)
  return Object.fromEntries(
    rows.flatMap(({ kunci, n, pcs }) => [
      ...(n === 0 ? [] : [[kunci, n]]),
      ...(kunci.startsWith('SERVICE ') && pcs !== 0 ? [[`${kunci} pcs`, pcs]] : []),
    ]),
  )
}

const langkah = fc.record({
  // What brings repairs forward comes more often than what takes them back.
  apa: fc.constantFrom(...Object.keys(LANGKAH_SERVICE), 'terima', 'selesai', 'selesai', 'selesai', 'ambil', 'ambil'),
  ke: fc.nat(9),
  cara: fc.nat(11),
  a: fc.integer({ min: 1, max: 999 }),
  b: fc.integer({ min: 0, max: 400 }),
})

describe('the books of repairs', () => {
  it('equal a simple model of grams, solder, losses and money whatever is done in whatever order', async () => {
    const awal = await bukuBesar()
    const meja = new Meja({
      kas: awal['KAS -'] ?? 0,
      toko: awal['BAHAN_TOKO PATRI'] ?? 0,
      tukang: awal['TUKANG T01/PATRI'] ?? 0,
    })
    expect(meja.buku()).toEqual(awal)
    const terjadi = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(langkah, { minLength: 20, maxLength: 40 }), async (urutan) => {
        // Half an hour later: what nobody answered is no request any more, of which one may have twenty.
        shop.clock.walk(1 / 48)
        for (const { apa, ...satu } of urutan) {
          const [boleh, jadi] = (await LANGKAH_SERVICE[apa]?.(owner, meja, satu)) ?? [false, true]
          expect([apa, jadi]).toEqual([apa, boleh])
          if (jadi) terjadi.add(apa)
        }
        expect(await bukuBesar()).toEqual(meja.buku())
        expect(await shop.violations()).toEqual([])
      }),
      { numRuns: runs(12, 6), endOnFailure: true },
    )
    // Every step was really done, not only refused.
    expect([...terjadi].toSorted()).toEqual(Object.keys(LANGKAH_SERVICE).toSorted())
  })
})
