/** Writes held in their middle while their day is closed: the lock of the day alone says which comes first. */
import { defineDokumen, endpoint } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp, uang } from '@kencana/ledger'
import { type Feature, route, type WriteContext } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { antre } from '@kencana/testing/antre'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { tutupToko } from './tutup-toko.contract.ts'

const tulis = { method: 'POST' as const, effect: 'write' as const, access: 'session' as const }
const output = z.object({ jadi: z.boolean() })
const catat = endpoint({ ...tulis, path: 'uji/catat', summary: 'Tanpa nomor', input: z.object({}), output })
const bukukan = endpoint({ ...tulis, path: 'uji/bukukan', summary: 'Dengan nomor', input: z.object({}), output })
const UT = defineDokumen({ tabel: '-', nomor: '-', kode: 'UT', kind: 'TAMBAH_UANG' })

/** Whoever comes here stays as long as the test holds its lock: writes in their handler, a closing before its seal. */
const TEMPAT = { tulis: 91, tutup: 92 } as const
const berhenti = ({ db }: Pick<WriteContext, 'db'>, di: number) =>
  db.run(sql`SELECT pg_advisory_xact_lock_shared(${di})`)
const pegang = (di: number) => sql`SELECT pg_advisory_xact_lock(${di})`

const uji: Feature = {
  dokumen: [UT],
  routes: [
    route(catat, async (_, ctx) => {
      await berhenti(ctx, TEMPAT.tulis)
      return { jadi: true }
    }),
    route(bukukan, async (_, ctx) => {
      await berhenti(ctx, TEMPAT.tulis)
      const document = await ctx.nomor(UT)
      await ctx.post({ kind: 'TAMBAH_UANG', document, lines: [uang('KAS', rp(1000)), uang('MODAL', rp(-1000))] })
      return { jadi: true }
    }),
  ],
  sebelumTutup: (ctx) => berhenti(ctx, TEMPAT.tutup),
}

let shop: TestShop
let owner: User
let penulis: User

beforeEach(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
  penulis = await shop.user(owner, 'KASIR', 'KASIR')
})
afterEach(() => shop.close())

/** What was done on the day that is closed now, in the order in which it was written down. */
const catatanHari = async () =>
  (
    await shop.db.rows<{ aksi: string }>(sql`
      SELECT aksi FROM audit_log WHERE tgl_system = '2026-03-02' AND aksi IN ('POST uji/catat', 'POST uji/bukukan', 'POST system/close')
      ORDER BY id`)
  ).map(({ aksi }) => aksi)

describe.each([
  ['with a number', bukukan],
  ['that draws no number', catat],
])('a write %s', (_, satu) => {
  it('that is under way is waited for by the closing of its day', async () => {
    const jawaban = await antre(shop.db, pegang(TEMPAT.tulis), [
      () => penulis.call(satu, {}),
      () => owner.call(tutupToko, { PROSES: 'close' }),
    ])
    expect(jawaban).toMatchObject([{ status: 'fulfilled' }, { value: { tgl_system: '2026-03-03' } }])
    expect(await catatanHari()).toEqual([`POST ${satu.path}`, 'POST system/close'])
  })

  it('that comes while its day is being closed waits, and is told that its session is over', async () => {
    const jawaban = await antre(shop.db, pegang(TEMPAT.tutup), [
      () => owner.call(tutupToko, { PROSES: 'close' }),
      () => penulis.call(satu, {}),
    ])
    expect(jawaban).toMatchObject([
      { value: { tgl_system: '2026-03-03' } },
      { status: 'rejected', reason: { message: expect.stringContaining('Invalid Token.') } },
    ])
    expect(await catatanHari()).toEqual(['POST system/close'])
  })
})
