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
  await shop.toko(owner, 'TK02')
  owner = await shop.nextDay(owner)
  owner = await shop.nextDay(owner)
})
// A document that was planted by its number alone is what the audit finds.
afterAll(() => shop.close({ planted: true }))

const line = (more: string) =>
  `INSERT INTO mutasi SELECT jurnal_id, urut + 50, kode_toko, tgl_system, akun, ref, lot, kode_group, kode_dept, kode_barang, ${more} FROM mutasi`

const nomor = (nomor: string, tgl: string, kode = 'UT', membatalkan = 'NULL') =>
  `INSERT INTO dokumen (nomor, kode, kode_toko, tgl_system, urut, membatalkan)
   VALUES ('${nomor}', '${kode}', 'TK01', ${tgl}, ${90 + nomor.charCodeAt(0) * 10 + Number(nomor.slice(2))}, ${membatalkan})`

describe('the database itself', () => {
  it.each([
    ['changes of a jurnal', "UPDATE jurnal SET user_id = 'X'"],
    ['deletion of lines', 'DELETE FROM mutasi'],
    ['truncation', 'TRUNCATE mutasi'],
    ['truncation of jurnals', 'TRUNCATE jurnal CASCADE'],
    ['changes of the audit trail', "UPDATE audit_log SET user_id = 'X'"],
    ['deletion of a closed day', 'DELETE FROM hari_tutup'],
    ['changes of a document', "UPDATE dokumen SET kode = 'PD'"],
    ['changes of what a document must post', "UPDATE jenis_dokumen SET jurnal = 'TIDAK'"],
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

  const jual = (document: string) =>
    `WITH d AS (${nomor(document, "'2026-03-04'")}), j AS (INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada)
       VALUES ('TAMBAH', 'TK01', '2026-03-04', '${document}', 'X', now()) RETURNING id)
     INSERT INTO mutasi SELECT id, x.urut, 'TK01', '2026-03-04', x.akun, x.ref, '-', 'MM', 'CIN', NULL, x.pcs, x.mg, 0
     FROM j, (VALUES (1, 'STOK_AWAL', '-', -1, -1), (2, 'BAKI', 'A1', 1, 1)) x (urut, akun, ref, pcs, mg)`

  it.each([
    ['without a document', jual('Z-1').replace(/WITH d AS \(.*\n.*\), j AS/, 'WITH j AS'), /jurnal_document_fkey/],
    ['of another kind than its document', jual('Z-2').replace("'TAMBAH'", "'SORTIR'"), /bukan jurnal dokumennya/],
    [
      'of another shop than its document',
      jual('Z-3').replace("'UT', 'TK01'", "'UT', 'TK02'"),
      /bukan jurnal dokumennya/,
    ],
    [
      'of another day than its document',
      jual('Z-4').replace("'UT', 'TK01', '2026-03-04'", "'UT', 'TK01', '2026-03-03'"),
      /bukan jurnal dokumennya/,
    ],
  ])('refuses a jurnal %s', async (_, statement, text) => {
    await expect(shop.db.pool.query(statement)).rejects.toThrow(text)
  })

  const gerak = (document: string, kind: string, ...akun: readonly [string, number][]) =>
    `WITH d AS (${nomor(document, "'2026-03-04'", `U_${kind}`)}), j AS (INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada)
       VALUES ('${kind}', 'TK01', '2026-03-04', '${document}', 'X', now()) RETURNING id)
     INSERT INTO mutasi SELECT id, x.urut, 'TK01', '2026-03-04', x.akun, '-', '-', CASE WHEN x.mg = 0 THEN '-' ELSE 'MM' END, '-', NULL, 0, x.mg, x.rp
     FROM j, (VALUES ${akun.map(([one, n], at) => `(${at + 1}, '${one}', ${/KAS|MODAL/.test(one) ? `0, ${n}` : `${n}, 0`})`).join()}) x (urut, akun, mg, rp)`

  it.each([
    [
      'the owner’s gold becoming material by a sale',
      gerak('G-1', 'JUAL', ['BOS', -50], ['BAHAN_TOKO', 50]),
      'JUAL tidak boleh mengeluarkan dari BOS',
    ],
    [
      'gold coming to a tray from nowhere',
      gerak('G-2', 'TAMBAH', ['SELISIH', -50], ['BAKI', 50]),
      'TAMBAH tanpa sumber selain selisih',
    ],
    [
      'money of an account that its kind does not touch',
      gerak('G-3', 'JUAL', ['KAS', -50], ['MODAL', 50]),
      'JUAL tidak boleh menyentuh akun uang MODAL',
    ],
    [
      'money that fills a drawer by what takes out of it',
      gerak('G-4', 'AMBIL_UANG', ['KAS', 500_000], ['MODAL', -500_000]),
      'AMBIL_UANG tidak boleh menambah KAS',
    ],
  ])('refuses %s', async (_, statement, text) => {
    await shop.db.pool.query(
      `INSERT INTO jenis_dokumen (kode, jurnal) VALUES ('U_JUAL', 'BILA_ADA'), ('U_TAMBAH', 'BILA_ADA'), ('U_AMBIL_UANG', 'BILA_ADA') ON CONFLICT DO NOTHING;
       INSERT INTO jenis_dokumen_kind VALUES ('U_JUAL', 'JUAL'), ('U_TAMBAH', 'TAMBAH'), ('U_AMBIL_UANG', 'AMBIL_UANG') ON CONFLICT DO NOTHING`,
    )
    await expect(shop.db.pool.query(statement)).rejects.toThrow(text)
  })

  it('refuses a jurnal that comes later than its document', async () => {
    await shop.db.pool.query(nomor('Z-5', "'2026-03-04'"))
    await expect(shop.db.pool.query(jual('Z-5').replace(/WITH d AS \(.*\n.*\), j AS/, 'WITH j AS'))).rejects.toThrow(
      'bukan jurnal dokumennya',
    )
  })

  it('refuses a reversal that is not the exact negation', async () => {
    const kas = `INSERT INTO mutasi SELECT j.id, m.urut, m.kode_toko, '2026-03-04', m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.kode_barang, m.pcs, m.mg, m.rp
      FROM j, mutasi m WHERE m.jurnal_id = (SELECT id FROM jurnal WHERE kind = 'SALDO_AWAL' AND kode_toko = 'TK01')`
    const statement = `WITH d AS (${nomor('R-1', "'2026-03-04'", 'SA', "(SELECT document FROM jurnal WHERE kind = 'SALDO_AWAL' AND kode_toko = 'TK01')")}), j AS (INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada, membalik)
      SELECT 'SALDO_AWAL', 'TK01', '2026-03-04', 'R-1', 'X', now(), id FROM jurnal WHERE kind = 'SALDO_AWAL' AND kode_toko = 'TK01' RETURNING id) ${kas}`
    await expect(shop.db.pool.query(statement)).rejects.toThrow('bukan kebalikan tepat')
  })

  const header = (tgl: string) =>
    `WITH d AS (${nomor('Y-1', tgl)}), j AS (INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada) VALUES ('TAMBAH', 'TK01', ${tgl}, 'Y-1', 'X', now()) RETURNING id) `
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

  it('lets one under a counted number through, which the audit then names by three rules', async () => {
    await shop.db.pool.query(`
      WITH j AS (INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada)
        SELECT 'AMBIL_UANG', 'TK01', tgl_system, ambil_nomor('TK01', 'AUK', tgl_system, NULL), 'OWNER', now()
        FROM toko WHERE kode_toko = 'TK01' RETURNING id, tgl_system, document)
      INSERT INTO mutasi SELECT id, urut, 'TK01', tgl_system, akun, '-', '-', '-', '-', NULL, 0, 0, rp
      FROM j, (VALUES (1, 'KAS', -500000), (2, 'BIAYA', 500000)) x (urut, akun, rp)`)
    const { document } = (await shop.db.one<{ document: string }>(
      sql`SELECT document FROM jurnal WHERE kind = 'AMBIL_UANG'`,
    )) ?? { document: '' }
    const found = (await shop.violations()).filter((one) => one.includes(document)).map((one) => one.split(':', 1)[0])
    expect(new Set(found)).toEqual(new Set(['dokumen', 'pembayaran-buku', 'ref-uang']))
  })
})
