/** The suite that every master passes: about ten lines of its own description, everything else follows. */
import type { Endpoint, Master } from '@kencana/contract'
import { sql } from '@kencana/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sheetSuite } from './master-sheet.ts'
import { yangHilang } from './master-tetap.ts'
import { openShop, type TestShop, type User } from './shop.ts'
import { uji } from './uji.ts'

/** What the suite must know of one master. Rows are on the wire: grams, not milligrams. */
export interface MasterCase {
  master: Master
  /** A row as a person would enter it, every field filled. */
  row: Record<string, unknown>
  /** What an edit changes. */
  change: Record<string, unknown>
  /** What a new row gets in fields that it leaves empty, where that is something. */
  bawaan?: Record<string, unknown>
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

/** The table of a master under test, with what was prepared in it. */
interface MasterTable {
  /** Puts the table back to that, around every rule. */
  restore: () => Promise<void>
}

/** Masters whose changes the database keeps, and under which name. */
const RIWAYAT: Readonly<Record<string, string>> = { kategori: 'GROUP', master_group: 'GROUP', master_kadar: 'KADAR' }

/** Finds the table by what adding a row changes. */
const masterTable = async (
  shop: TestShop,
  { key }: Master,
  row: Record<string, unknown>,
  add: () => Promise<unknown>,
): Promise<MasterTable> => {
  const tables = await shop.db.rows<{ nama: string }>(sql`
    SELECT table_name::text AS nama FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN (${key}, 'dihapus_pada') GROUP BY 1 HAVING count(*) = 2`)
  const count = async (nama: string) =>
    (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${sql.ident(nama)}`))?.n ?? 0
  const before = new Map<string, number>()
  for (const { nama } of tables) {
    before.set(nama, await count(nama))
    await shop.db.run(sql`CREATE TABLE ${sql.ident(`prepared_${nama}`)} AS TABLE ${sql.ident(nama)}`)
  }
  const sampai = (await shop.db.one<{ id: number }>(sql`SELECT coalesce(max(id), 0) AS id FROM riwayat_nilai`))?.id ?? 0
  await add()
  const changed: string[] = []
  for (const { nama } of tables) if ((await count(nama)) !== before.get(nama)) changed.push(nama)
  const [nama] = changed
  if (nama === undefined || changed.length > 1) throw new Error(`no table of ${key} ${String(row[key])}`)
  const restore = () =>
    shop.db.transaction(async (tx) => {
      await tx.run(sql`SET LOCAL session_replication_role = 'replica'`)
      await tx.run(sql`DELETE FROM riwayat_nilai WHERE tabel = ${RIWAYAT[nama] ?? '-'} AND id > ${sampai}`)
      await tx.run(sql`DELETE FROM ${sql.ident(nama)}`)
      await tx.run(sql`INSERT INTO ${sql.ident(nama)} SELECT * FROM ${sql.ident(`prepared_${nama}`)}`)
    })
  return { restore }
}

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
  /** What people call the row: the screens know one that is deleted by this alone. */
  const id = nama
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
    let table: MasterTable
    beforeAll(async () => {
      shop = await openShop([uji])
      owner = await shop.setup()
      await c.prepare?.(owner)
      await shop.toko(owner, 'TK02')
      table = await masterTable(shop, master, row, () => add())
    })
    afterAll(async () => {
      await table.restore()
      await shop.close()
    })
    // Every test begins with what was prepared, and no row of its own.
    beforeEach(() => table.restore())
    /** The row, as a person entered it. */
    const added = async (): Promise<Saved> => (await add()).json as Saved

    it('adds a row and lists it', async () => {
      const saved = await added()
      expect(saved.message).toBe('Data Berhasil Disimpan')
      expect(saved.data).toMatchObject(row)
      expect(await list()).toContainEqual(saved.data)
    })

    it('refuses the same key twice, in small letters too', async () => {
      await added()
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
        // Nothing, or 0 where a weight may be left empty.
        expect(optional.map((name) => saved.data[name] || null)).toEqual(
          optional.map((name) => c.bawaan?.[name] ?? null),
        )
        await remove(saved.data._id)
      })

    it('refuses a key that is too long or holds strange letters', async () => {
      expect((await add({ ...row, [master.key]: 'A'.repeat(61) })).text).toMatch(/Paling Banyak \d+ Huruf/)
      expect((await add({ ...row, [master.key]: 'A\u0000B' })).status).toBe(400)
      expect((await add({ ...row, [master.key]: "';--" })).status).toBe(400)
    })

    it('edits everything but the key, by _id and by key, and refuses a stale edit', async () => {
      await added()
      const before = (await list()).find((one) => one[master.key] === key)
      const saved = (await edit({ ...withoutKey, ...c.change, versi: before?.versi }, before?._id)).json as Saved
      expect(saved).toMatchObject({
        message: 'Data Berhasil Diedit',
        data: { ...c.change, versi: (before?.versi ?? 0) + 1 },
      })
      const stale = await edit({ ...withoutKey, versi: before?.versi }, before?._id)
      expect(stale).toMatchObject({ status: 409, text: 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang' })
      expect((await edit(withoutKey, master.unique ? nama : String(saved.data[master.key]))).status).toBe(200)
    })

    if (master.renames === true)
      it('takes no name that another row has', async () => {
        const other = { ...row, [master.key]: 'NAMA LAIN' }
        await added()
        await add(other)
        const taken = { status: 409, text: `${master.label} Dengan Nama Itu Sudah Ada` }
        expect(await edit(other)).toMatchObject(taken)
        await remove('NAMA LAIN')
        expect(await edit(other)).toMatchObject(taken)
      })

    it('deletes softly, answers DELETED on adding it again, and Aktifkan brings it back', async () => {
      await added()
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
      await added()
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
      await added()
      const there = await shop.user(owner, 'SU2', 'SU', 'TK02')
      const seen = await keys(there)
      if (c.perToko) {
        expect(seen).not.toContain(key)
        expect((await there.send('DELETE', fill(master.remove.path, id))).status).toBe(404)
      } else expect(seen).toContain(key)
    })

    it('leaves before and after in the audit trail', async () => {
      const [{ n } = { n: 0 }] = await shop.db.rows<{ n: number }>(sql`SELECT max(id)::int AS n FROM audit_log`)
      await added()
      // A renaming edit would stand under the new name.
      await edit(master.renames ? withoutKey : { ...withoutKey, ...c.change, versi: 1 })
      await remove()
      await activate()
      const entries = await shop.db.rows<{ sebelum: object | null; sesudah: object | null }>(sql`
        SELECT sebelum, sesudah FROM audit_log WHERE id > ${n} AND dokumen = ${nama} AND aksi LIKE ${`% ${master.name}%`}
        ORDER BY id`)
      expect(entries).toHaveLength(4)
      expect(entries[0]).toMatchObject({ sesudah: { [master.key]: key } })
      expect(entries[1]).toMatchObject({ sebelum: { versi: 1 }, sesudah: { versi: 2 } })
    })

    it('keeps what an update does not name, field by field, by call and by sheet', async () => {
      const { _id } = (await added()).data
      const baca = async () => {
        const one = (await list()).find((other) => other._id === _id)
        if (!one) throw new Error(`no row ${_id}`)
        return one
      }
      expect(await yangHilang({ master, owner, row, change: c.change, baca })).toEqual([])
    })

    it('takes a sheet: all errors at once without saving, then all rows or none', async () => {
      const send = (to: Endpoint, baris: object[]) => owner.send('POST', to.path, { body: { baris } })
      const other = { ...row, ...(c.kunciLain ?? { [master.key]: 'IMPOR' }) }
      await added()
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
  })

  sheetSuite(c)

  const { inUse } = c
  if (!inUse) return
  describe(`master ${master.name} in use`, () => {
    beforeAll(async () => {
      shop = await openShop([uji])
      owner = await shop.setup()
      await c.prepare?.(owner)
      await add()
      await inUse.make(owner, shop)
    })
    afterAll(() => shop.close())

    it('is not deleted while it is needed', async () => {
      expect(await remove()).toMatchObject({ status: 422, text: inUse.text })
      expect(await keys()).toContain(key)
    })
  })
}
