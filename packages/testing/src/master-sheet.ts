/** What the sheets of every master pass: their trial says what their import says, and keeps nobody waiting. */
import { type Endpoint, isTelepon } from '@kencana/contract'
import { sql } from '@kencana/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterCase } from './master.ts'
import { openShop, type TestShop, type User } from './shop.ts'
import { uji } from './uji.ts'

/** The suite of one master's sheets; masterSuite runs it. */
export const sheetSuite = (c: MasterCase): void => {
  const { master, row } = c
  let shop: TestShop
  let owner: User

  describe(`a sheet of ${master.name}`, () => {
    beforeAll(async () => {
      shop = await openShop([uji])
      owner = await shop.setup()
      await c.prepare?.(owner)
    })
    afterAll(() => shop.close())

    const send = (to: Endpoint, baris: object[]) => owner.send('POST', to.path, { body: { baris } })
    /** What a sheet of one row is told: its error, or what became of it. */
    const periksa = async (one: object) => {
      const {
        salah,
        dikosongkan: _,
        ...jumlah
      } = (await send(master.periksaImpor, [one])).json as {
        salah: { pesan: string }[]
        dikosongkan: object[]
      }
      return salah[0]?.pesan ?? jumlah
    }
    const impor = async (one: object) => {
      const { status, text, json } = await send(master.impor, [one])
      if (status !== 200) return text.replace(/^Masih Ada 1 Kesalahan, Baris 2: /, '')
      const { baru, diubah, sama } = json as Record<string, number>
      return { baru, diubah, sama }
    }

    const idOf = async () => {
      const { json } = await owner.send('GET', master.list.path)
      return (json as Record<string, unknown>[]).find((one) => one[master.key] === row[master.key])?._id
    }

    it('is told by its trial what its import says, row by row, whatever is wrong', async () => {
      const first = await periksa(row)
      expect(await impor(row)).toEqual(first)
      const fields = Object.keys(row).filter((name) => name !== master.key && !(master.unique ?? []).includes(name))
      const broken = [
        {},
        ...Object.keys(row).map((name) => ({ ...row, [name]: null })),
        ...fields.map((name) => ({ ...row, [name]: 'TIDAKADA' })),
        ...fields.map((name) => ({ ...row, [name]: -1 })),
        { ...row, ...(c.kunciLain ?? { [master.key]: 'IMPOR' }) },
        { ...row, ...c.change },
        row,
      ]
      for (const one of broken) expect(await periksa(one), JSON.stringify(one)).toEqual(await impor(one))
      // What was deleted comes back, and a row that nobody knows is new again.
      await owner.call(master.remove, { id: String(await idOf()) })
      expect(await periksa({ ...row, ...c.change })).toEqual(await impor({ ...row, ...c.change }))
    })

    it('is wrong in whatever column an error of Excel or a sign that nobody sees stands', async () => {
      for (const name of Object.keys(master.fields)) {
        expect(await periksa({ ...row, [name]: '#REF!' }), name).toMatch(/Berisi Kesalahan Excel \(#REF!\)/)
        if (!isTelepon(name))
          expect(await periksa({ ...row, [name]: 'A\u200b' }), name).toMatch(/Berisi Huruf Yang Tidak Terlihat/)
      }
    })

    it('is tried without writing or locking anything: who holds the table keeps no trial waiting', async () => {
      const tables = await shop.db.rows<{ nama: string }>(sql`
        SELECT DISTINCT table_name::text AS nama FROM information_schema.columns c
        JOIN pg_class t ON t.relname = c.table_name AND t.relkind = 'r'
        WHERE table_schema = 'public' AND column_name = 'dihapus_pada'`)
      const held = await shop.db.pool.connect()
      await held.query('BEGIN')
      for (const { nama } of tables) await held.query(`LOCK TABLE "${nama}" IN EXCLUSIVE MODE`)
      const sheet = [row, { ...row, ...c.change, baris: 3 }, {}]
      expect((await send(master.periksaImpor, sheet)).status).toBe(200)
      await held.query('ROLLBACK')
      held.release()
    })
  })
}
