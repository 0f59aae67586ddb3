/** The suite that every master passes: about ten lines of its own description, everything else follows. */
import type { Endpoint, Master } from '@kencana/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openShop, type TestShop, type User } from './shop.ts'
import { uji } from './uji.ts'

/** What the suite must know of one master. Rows are on the wire: grams, not milligrams. */
export interface MasterCase {
  master: Master
  /** A row as a person would enter it. */
  row: Record<string, unknown>
  /** What an edit changes. */
  change: Record<string, unknown>
  /** What identifies another row, when any new code will not do because the key names a row of another master. */
  kunciLain?: Record<string, unknown>
  /** Rows of one shop are not seen in another. */
  perToko?: boolean
  /** Makes what the row refers to. */
  prepare?: (owner: User) => Promise<void>
  /** Makes the row needed, and says how its deletion is refused. */
  inUse?: { make: (owner: User, shop: TestShop) => Promise<void>; text: string }
}

interface Saved {
  message: string
  data: Record<string, unknown> & { _id: string; versi: number }
}

const fill = (path: string, id: string) => path.replace('{id}', encodeURIComponent(id))

/** Registers the suite. */
export const masterSuite = (c: MasterCase): void => {
  const { master, row } = c
  const key = String(row[master.key])
  let shop: TestShop
  let owner: User
  const optional = Object.entries(master.fields).flatMap(([name, field]) =>
    field.safeParse(undefined).success ? [name] : [],
  )
  const nama = (master.unique ?? [master.key]).map((name) => String(row[name])).join(' ')
  /** The key where it is one field, else the `_id` of the row once it exists. */
  let id = key
  const add = (body: object = row, user: User = owner) => user.send('POST', master.create.path, { body })
  const send = ({ methods: [method], path }: Endpoint, which: string, body: object = {}) =>
    owner.send(method, fill(path, which), { body: path.includes('{id}') ? body : { id: which, ...body } })
  const edit = (body: object, which = id) => send(master.update, which, body)
  const remove = (which = id) => send(master.remove, which)
  const activate = (which = id) => send(master.reactivate, which)
  const lain = c.kunciLain ?? { [master.key]: 'RACE' }
  const list = async (user: User = owner) => (await user.send('GET', master.list.path)).json as Saved['data'][]
  const keys = async (user?: User) => (await list(user)).map((one) => one[master.key])
  const { [master.key]: _, ...fields } = row
  // A master that is nothing but a name is edited by its name.
  const withoutKey = master.renames === true ? row : fields

  describe(`master ${master.name}`, () => {
    beforeAll(async () => {
      shop = await openShop([uji])
      owner = await shop.setup()
      await c.prepare?.(owner)
    })
    afterAll(() => shop.close())

    it('adds a row and lists it', async () => {
      const saved = (await add()).json as Saved
      expect(saved.message).toBe('Data Berhasil Disimpan')
      expect(saved.data).toMatchObject(row)
      if (master.unique) id = saved.data._id
      expect(await list()).toContainEqual(saved.data)
    })

    it('refuses the same key twice, in small letters too', async () => {
      const lower = { ...row, [master.key]: key.toLowerCase() }
      expect(await add(lower)).toMatchObject({ status: 409, text: `${master.label} ${nama} Sudah Ada` })
    })

    it('refuses each field empty or missing that it needs, with the sentence of the form', async () => {
      for (const name of Object.keys(master.fields).filter((one) => !optional.includes(one))) {
        const { [name]: _left, ...rest } = { ...row, [master.key]: 'BARU' }
        const missing = await add(rest)
        expect(missing.status, name).toBe(400)
        expect(missing.text).toMatch(/ (Harus Diisi|Harus Dipilih|Tidak Boleh Kosong)$|^Mohon Isi /)
      }
    })

    if (optional.length > 0)
      it('takes a row without what may be left empty', async () => {
        const without = Object.fromEntries(Object.entries(row).filter(([name]) => !optional.includes(name)))
        const saved = (await add({ ...without, ...(c.kunciLain ?? { [master.key]: 'TANPA' }) })).json as Saved
        expect(optional.map((name) => saved.data[name])).toEqual(optional.map(() => null))
        await remove(String(saved.data._id))
      })

    it('refuses a key that is too long or holds strange letters', async () => {
      expect((await add({ ...row, [master.key]: 'A'.repeat(61) })).text).toMatch(/Paling Banyak \d+ Huruf/)
      expect((await add({ ...row, [master.key]: 'A\u0000B' })).status).toBe(400)
      expect((await add({ ...row, [master.key]: "';--" })).status).toBe(400)
    })

    it('edits everything but the key, by _id and by key, and refuses a stale edit', async () => {
      const before = (await list()).find((one) => one[master.key] === key)
      const saved = (await edit({ ...withoutKey, ...c.change, versi: before?.versi }, before?._id)).json as Saved
      expect(saved).toMatchObject({
        message: 'Data Berhasil Diedit',
        data: { ...c.change, versi: (before?.versi ?? 0) + 1 },
      })
      const stale = await edit({ ...withoutKey, versi: before?.versi }, before?._id)
      expect(stale).toMatchObject({ status: 409, text: 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang' })
      expect((await edit(withoutKey, master.unique ? id : String(saved.data[master.key]))).status).toBe(200)
    })

    if (master.renames === true)
      it('takes no name that another row has', async () => {
        const other = { ...row, [master.key]: 'NAMA LAIN' }
        await add(other)
        const taken = { status: 409, text: `${master.label} Dengan Nama Itu Sudah Ada` }
        expect(await edit(other)).toMatchObject(taken)
        await remove('NAMA LAIN')
        expect(await edit(other)).toMatchObject(taken)
      })

    it('deletes softly, answers DELETED on adding it again, and Aktifkan brings it back', async () => {
      expect((await remove()).json).toMatchObject({ message: 'Data Berhasil Di Hapus' })
      expect(await keys()).not.toContain(key)
      expect(await remove()).toMatchObject({ status: 404, text: `${master.label} ${nama} Tidak Ada` })
      expect((await edit(withoutKey)).status).toBe(404)
      const again = await add()
      expect(again).toMatchObject({
        status: 409,
        text: `${master.label} ${nama} Berstatus DELETED, Aktifkan Kembali ?`,
      })
      expect((await activate()).json).toMatchObject({ message: 'Berhasil' })
      expect(await keys()).toContain(key)
      expect(await activate()).toMatchObject({ status: 409, text: `${master.label} ${nama} Sudah Aktif` })
    })

    it('knows no other row', async () => {
      const unknown = { status: 404, text: `${master.label} TIDAKADA Tidak Ada` }
      expect(await edit(withoutKey, 'TIDAKADA')).toMatchObject(unknown)
      expect(await remove('TIDAKADA')).toMatchObject(unknown)
      expect(await activate('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
    })

    it('is written by nobody without its menu, and read by every session', async () => {
      const kasir = await shop.user(owner, 'KASIR', 'KASIR')
      expect((await add({ ...row, [master.key]: 'X1' }, kasir)).status).toBe(403)
      expect(await keys(kasir)).toContain(key)
    })

    it('adds one row when twenty add it at once', async () => {
      const one = { ...row, ...lain }
      const answers = await Promise.all(Array.from({ length: 20 }, () => add(one)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    })

    it('keeps shops apart or shares the row with all, as it is meant to', async () => {
      await shop.toko(owner, 'TK02')
      const there = await shop.user(owner, 'SU2', 'SU', 'TK02')
      const seen = await keys(there)
      if (c.perToko) {
        expect(seen).not.toContain(key)
        expect((await there.send('DELETE', fill(master.remove.path, id))).status).toBe(404)
      } else expect(seen).toContain(key)
    })

    it('leaves before and after in the audit trail', async () => {
      const rows = await shop.db.pool.query(
        'SELECT sebelum, sesudah FROM audit_log WHERE dokumen = $1 AND aksi LIKE $2 ORDER BY id',
        [nama, `% ${master.name}%`],
      )
      const wire = z.record(z.string(), z.unknown())
      // A renaming edit stands under the new name.
      const renamed = master.renames === true ? 1 : 0
      expect(rows.rows.length).toBeGreaterThanOrEqual(5 - renamed)
      expect(wire.parse(rows.rows[0]?.sesudah)).toHaveProperty(master.key, key)
      expect(wire.parse(rows.rows[1]?.sebelum)).toHaveProperty('versi', 1 + renamed)
    })

    it('takes a sheet: all errors at once without saving, then all rows or none', async () => {
      const send = (to: Endpoint, baris: object[]) => owner.send('POST', to.path, { body: { baris } })
      const other = { ...row, ...(c.kunciLain ?? { [master.key]: 'IMPOR' }) }
      const sheet = [
        { baris: 2, ...row },
        { baris: 3, ...other },
      ]
      const before = await list()
      const wrong = [...sheet, { baris: 4, ...row }, { baris: 5 }]
      expect((await send(master.periksaImpor, wrong)).json).toMatchObject({ salah: [{ baris: 4 }, { baris: 5 }] })
      const refused = await send(master.impor, wrong)
      expect(refused.status).toBe(422)
      expect(refused.text).toMatch(/^Masih Ada 2 Kesalahan, Baris 4: .+ Dua Kali Di Berkas$/)
      expect(await list()).toEqual(before)
      expect((await send(master.impor, sheet)).status).toBe(200)
      expect((await send(master.impor, sheet)).json).toMatchObject({ baru: 0, diubah: 0, sama: 2 })
      if (master.renames) return
      expect((await send(master.impor, [{ ...row, ...c.change }])).json).toMatchObject({ diubah: 1, sama: 0 })
      expect((await send(master.impor, [row])).json).toMatchObject({ diubah: 1, sama: 0 })
    })

    const { inUse } = c
    if (inUse)
      it('is not deleted while it is needed', async () => {
        await inUse.make(owner, shop)
        expect(await remove()).toMatchObject({ status: 422, text: inUse.text })
        expect(await keys()).toContain(key)
      })
  })
}
