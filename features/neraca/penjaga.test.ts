/** What the database refuses on its own, whoever asks. */
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { lotMM, uji, ujiTambah } from '@kencana/testing/uji'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let shop: TestShop
let owner: User

beforeAll(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
  await owner.call(ujiTambah, { ...lotMM(4, 10), kode_baki: 'A1' })
  owner = await shop.nextDay(owner)
  owner = await shop.nextDay(owner)
})
afterAll(() => shop.close())

const line = (more: string) =>
  `INSERT INTO mutasi SELECT jurnal_id, urut + 50, kode_toko, tgl_system, akun, ref, lot, kode_group, kode_dept, kode_barang, ${more} FROM mutasi`

describe('the database itself', () => {
  it.each([
    ['changes of a jurnal', "UPDATE jurnal SET user_id = 'X'"],
    ['deletion of lines', 'DELETE FROM mutasi'],
    ['truncation', 'TRUNCATE mutasi'],
    ['truncation of jurnals', 'TRUNCATE jurnal CASCADE'],
    ['changes of the audit trail', "UPDATE audit_log SET user_id = 'X'"],
    ['deletion of a closed day', 'DELETE FROM hari_tutup'],
    ['lines added to an older jurnal', line('1, 1, 0')],
  ])('refuses %s', async (_, statement) => {
    const client = new pg.Client({ connectionString: shop.db.url })
    await client.connect()
    await expect(client.query(statement)).rejects.toThrow(/ditolak/)
    await client.end()
  })

  it('refuses to move the Tanggal System but by closing', async () => {
    for (const change of ['tgl_system - 1', 'tgl_system + 1', 'tgl_system + 2'])
      await expect(shop.db.pool.query(`UPDATE toko SET tgl_system = ${change}`)).rejects.toThrow('hanya maju satu hari')
  })

  it('refuses a reversal that is not the exact negation', async () => {
    const kas = `INSERT INTO mutasi SELECT j.id, m.urut, m.kode_toko, '2026-03-04', m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.kode_barang, m.pcs, m.mg, m.rp
      FROM j, mutasi m WHERE m.jurnal_id = (SELECT id FROM jurnal WHERE kind = 'SALDO_AWAL')`
    const statement = `WITH j AS (INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada, membalik)
      SELECT 'SALDO_AWAL', 'TK01', '2026-03-04', 'R-1', 'X', now(), id FROM jurnal WHERE kind = 'SALDO_AWAL' RETURNING id) ${kas}`
    await expect(shop.db.pool.query(statement)).rejects.toThrow('bukan kebalikan tepat')
  })

  const header = (tgl: string) =>
    `WITH j AS (INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada) VALUES ('TAMBAH', 'TK01', ${tgl}, 'Y-1', 'X', now()) RETURNING id) `
  const buka = "(SELECT tgl_system FROM toko WHERE kode_toko = 'TK01')"
  const isi = (tgl: string, pcs: number) =>
    `INSERT INTO mutasi SELECT id, 1, 'TK01', ${tgl}, 'BAKI', 'A1', '-', 'MM', 'CIN', NULL, ${pcs}, 1, 0 FROM j`

  it.each([
    ['a jurnal without lines', `${header(buka)} SELECT 1`, 'tanpa baris'],
    ['a jurnal that does not balance', header(buka) + isi(buka, 1), 'tidak seimbang'],
    ['a jurnal of a closed day', header("'2026-03-02'") + isi("'2026-03-02'", 1), 'bukan hari buka'],
    ['a line of another day than its jurnal', header(buka) + isi("'2026-03-02'", 1), 'bukan milik jurnal'],
  ])('refuses %s', async (_, statement, text) => {
    const client = new pg.Client({ connectionString: shop.db.url })
    await client.connect()
    await expect(client.query(statement)).rejects.toThrow(text)
    await client.end()
    expect(await shop.db.rows(sql`SELECT 1 FROM jurnal WHERE document = 'Y-1'`)).toEqual([])
  })
})
