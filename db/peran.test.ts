/** What the server's own role may not do, whoever speaks through it; and that the owner's is told apart from it. */
import { grantTo, openDatabase, openForApp, roleOf, silentLog, sql } from '@kencana/database'
import { type TestDatabase, testDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let db: TestDatabase
let alamatApp: string
/** The owner's name; another one on each server. */
let pemilik: string
beforeAll(async () => {
  db = await testDatabase()
  pemilik = roleOf(db.url)
  const url = new URL(db.url)
  url.username = 'kencana_app'
  alamatApp = url.href
})
afterAll(() => db.drop())

const DITOLAK = { code: '42501' }
const app = (text: string) => db.app.pool.query(text)

/** Written by its doors, or by migrations alone. */
const TERTUTUP = [
  'jurnal',
  'mutasi',
  'dokumen',
  'nomor',
  'hari_tutup',
  'saldo_harian',
  'riwayat_barang',
  'riwayat_nilai',
  'migrasi',
  'akun',
  'kind_jurnal',
  'gerak_jurnal',
  'akun_jurnal',
  'jenis_dokumen',
  'jenis_dokumen_kind',
  'isi_dokumen',
]

describe('the role of the server', () => {
  it.each(TERTUTUP)('neither writes, changes nor deletes rows of %s', async (tabel) => {
    await expect(app(`INSERT INTO ${tabel} OVERRIDING SYSTEM VALUE SELECT * FROM ${tabel}`)).rejects.toMatchObject(
      DITOLAK,
    )
    await expect(app(`DELETE FROM ${tabel}`)).rejects.toMatchObject(DITOLAK)
    await expect(app(`TRUNCATE ${tabel}`)).rejects.toMatchObject(DITOLAK)
    const [kolom] = await db.rows<{ kolom: string }>(sql`
      SELECT attname::text AS kolom FROM pg_attribute WHERE attrelid = ${tabel}::regclass AND attnum > 0 AND attidentity = '' LIMIT 1`)
    await expect(app(`UPDATE ${tabel} SET ${kolom?.kolom} = ${kolom?.kolom}`)).rejects.toMatchObject(DITOLAK)
    await expect(app(`SELECT 1 FROM ${tabel} LIMIT 1`)).resolves.toBeDefined()
  })

  it.each([
    ['switches a trigger off', 'ALTER TABLE mutasi DISABLE TRIGGER ALL'],
    ['drops a trigger', 'DROP TRIGGER tetap ON jurnal'],
    ['goes past the triggers', "SET session_replication_role = 'replica'"],
    ['alters a table', 'ALTER TABLE barang ADD COLUMN x integer'],
    ['drops a table', 'DROP TABLE barang'],
    ['makes a table', 'CREATE TABLE lain (x integer)'],
    ['makes a temporary table', 'CREATE TEMPORARY TABLE toko (x integer)'],
    [
      'writes a function anew',
      "CREATE OR REPLACE FUNCTION audit_sejak() RETURNS date LANGUAGE sql STABLE AS 'SELECT current_date'",
    ],
    ['changes the audit trail', "UPDATE audit_log SET user_id = 'X'"],
    ['deletes an agreement’s trail', 'DELETE FROM otorisasi'],
    ['moves the day of a shop', 'UPDATE toko SET tgl_system = tgl_system + 1'],
    ['opens a closed day', "SELECT buka_hari('TK01', '2026-03-02')"],
    ['gives itself more', "SELECT atur_peran('kencana_app')"],
    ['reads files of the machine', "SELECT pg_read_file('PG_VERSION')"],
    ['runs commands', "COPY (SELECT 1) TO PROGRAM 'true'"],
  ])('never %s', async (_, text) => {
    await expect(app(text)).rejects.toMatchObject(DITOLAK)
  })

  it('never becomes the owner', async () => {
    await expect(app(`SET ROLE ${pemilik}`)).rejects.toMatchObject(DITOLAK)
  })

  it('has no right on any table that a trigger of it refuses anyway', async () => {
    const lebih = await db.rows(sql`
      SELECT c.relname, p.privilege_type FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
      JOIN information_schema.role_table_grants p ON p.table_name = c.relname AND p.grantee = 'kencana_app'
      WHERE g.tgfoid = 'tolak_ubah'::regproc AND g.tgattr = '' AND g.tgqual IS NULL
        AND ((p.privilege_type = 'UPDATE' AND g.tgtype & 16 <> 0) OR (p.privilege_type = 'DELETE' AND g.tgtype & 8 <> 0) OR p.privilege_type = 'TRUNCATE')`)
    expect(lebih).toEqual([])
  })

  it('writes through no view what it may not write in its table', async () => {
    const milik = await db.rows(sql`
      SELECT relname::text FROM pg_class WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace
        AND NOT coalesce(reloptions @> '{security_invoker=true}', false)`)
    expect(milik).toEqual([])
    await expect(app('UPDATE kategori SET nama_kategori = nama_kategori')).resolves.toBeDefined()
  })

  it('reaches what it may not write through functions with a search path of their own alone', async () => {
    const pintu = await db.rows<{ nama: string; aman: boolean }>(sql`
      SELECT proname::text AS nama, proconfig = '{"search_path=public, pg_temp"}' AND NOT EXISTS (
          SELECT FROM aclexplode(proacl) a WHERE a.grantee = 0) AS aman
      FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace ORDER BY 1`)
    expect(pintu).toEqual(
      [
        'ambil_nomor',
        'catat_barang_baru',
        'catat_barang_ubah',
        'catat_barcode_lama',
        'catat_hak',
        'catat_nilai',
        'post_jurnal',
        'tutup_hari',
      ].map((nama) => ({ nama, aman: true })),
    )
  })
})

const satuPeran = async (ownerUrl: string | undefined, databaseUrl: string) => {
  const siapkan: string[] = []
  const buka = await openForApp({ databaseUrl, ownerUrl, log: silentLog }, async (owner) => {
    siapkan.push((await owner.one<{ peran: string }>(sql`SELECT current_user::text AS peran`))?.peran ?? '')
  })
  try {
    return { siapkan, ...(await buka.one(sql`SELECT current_user::text AS peran, satu_peran() AS satu`)) }
  } finally {
    await buka.close()
  }
}

describe('a database of the shop’s own', () => {
  it('is prepared by its owner and used by the other role where both are named', async () => {
    expect(await satuPeran(db.url, alamatApp)).toEqual({ siapkan: [pemilik], peran: 'kencana_app', satu: false })
  })

  it('has one role for both where one address is named, and says so', async () => {
    expect(await satuPeran(undefined, db.url)).toEqual({ siapkan: [pemilik], peran: pemilik, satu: true })
  })

  it('takes no owner for the server’s role, and no address without a name', async () => {
    await expect(grantTo(db, roleOf(db.url))).rejects.toThrow('tidak boleh memiliki hak pemilik database')
    expect(() => roleOf('postgresql://localhost/kencana')).toThrow('harus menyebut nama pengguna')
  })

  it.each([
    [
      'can become the owner, though it has not his rights by itself',
      () => `NOINHERIT IN ROLE ${pemilik}`,
      'hak pemilik database',
    ],
    ['makes roles', () => 'CREATEROLE', 'dapat membuat peran'],
  ])('takes no role that %s', async (_, apa, kalimat) => {
    const peran = `${db.name}_peran`
    await db.pool.query(`CREATE ROLE ${peran} ${apa()}`)
    try {
      await expect(grantTo(db, peran)).rejects.toThrow(kalimat)
    } finally {
      await db.pool.query(`DROP ROLE ${peran}`)
    }
  })
})

describe('saying what the role may', () => {
  it('takes away that it makes temporary tables, and leaves it to the owner', async () => {
    await db.pool.query(`GRANT TEMPORARY ON DATABASE ${db.name} TO PUBLIC`)
    await grantTo(db, 'kencana_app')
    await expect(app('CREATE TEMPORARY TABLE toko (x integer)')).rejects.toMatchObject(DITOLAK)
    expect(
      await db.one(sql`SELECT has_database_privilege(${pemilik}, current_database(), 'TEMPORARY') AS boleh`),
    ).toEqual({ boleh: true })
  })

  it('is done by two servers at once', async () => {
    const kali = Array.from({ length: 4 }, () => grantTo(db, 'kencana_app'))
    expect(await Promise.all(kali)).toHaveLength(4)
  })

  it('waits for nobody who reads a view, nor is it in anybody’s way', async () => {
    const audit = await db.pool.connect()
    try {
      await audit.query('BEGIN; SELECT * FROM kategori')
      await grantTo(db, 'kencana_app', 1)
      await expect(app('SELECT * FROM kategori LIMIT 1')).resolves.toBeDefined()
    } finally {
      await audit.query('ROLLBACK')
      audit.release()
    }
  })

  it('gives way where it has to alter a view in use, and says so', async () => {
    await db.pool.query('ALTER VIEW kategori RESET (security_invoker)')
    const audit = await db.pool.connect()
    try {
      await audit.query('BEGIN; SELECT * FROM kategori')
      await expect(grantTo(db, 'kencana_app', 1)).rejects.toThrow('Hak peran database kencana_app tidak dapat diatur')
      await expect(app('SELECT * FROM kategori LIMIT 1')).resolves.toBeDefined()
    } finally {
      await audit.query('ROLLBACK')
      audit.release()
    }
    await grantTo(db, 'kencana_app', 1)
    expect(
      await db.one(sql`SELECT reloptions @> '{security_invoker=true}' AS ya FROM pg_class WHERE relname = 'kategori'`),
    ).toEqual({ ya: true })
  })
})

/** Gives the database and all in it to another role, as where the shop's own PostgreSQL has no superuser for us. */
const serahkan = (peran: string) =>
  db.pool.query(`
    ALTER DATABASE ${db.name} OWNER TO ${peran};
    DO $$
    DECLARE o record;
    BEGIN
      FOR o IN SELECT oid::regclass AS nama FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v') LOOP
        EXECUTE format('ALTER TABLE %s OWNER TO ${peran}', o.nama);
      END LOOP;
      FOR o IN SELECT oid::regprocedure AS nama FROM pg_proc WHERE pronamespace = 'public'::regnamespace LOOP
        EXECUTE format('ALTER FUNCTION %s OWNER TO ${peran}', o.nama);
      END LOOP;
      ALTER SEQUENCE urut_barang OWNER TO ${peran};
    END $$`)

it('is said by an owner that is no superuser, of what is his alone', async () => {
  const lain = `${db.name}_pemilik`
  await db.pool.query(`CREATE ROLE ${lain} LOGIN; CREATE TABLE bukan_miliknya (x integer)`)
  await db.pool.query('REVOKE ALL ON bukan_miliknya FROM kencana_app')
  await serahkan(lain)
  await db.pool.query(`ALTER TABLE bukan_miliknya OWNER TO ${pemilik}; REVOKE ALL ON bukan_miliknya FROM kencana_app`)
  await db.pool.query(`GRANT TEMPORARY ON DATABASE ${db.name} TO PUBLIC`)
  const url = new URL(db.url)
  url.username = lain
  const owner = await openDatabase({ databaseUrl: url.href, log: silentLog, max: 2 })
  try {
    await grantTo(owner, 'kencana_app')
    await expect(app('SELECT * FROM toko')).resolves.toBeDefined()
    for (const text of [
      'SELECT * FROM bukan_miliknya',
      'CREATE TEMPORARY TABLE toko (x integer)',
      'DELETE FROM mutasi',
    ])
      await expect(app(text)).rejects.toMatchObject(DITOLAK)
    await expect(owner.pool.query('CREATE TEMPORARY TABLE gerak_hari (x integer)')).resolves.toBeDefined()
  } finally {
    await owner.close()
    await serahkan(pemilik)
    await db.pool.query(`DROP OWNED BY ${lain}; DROP ROLE ${lain}`)
  }
})

it('draws a code for a piece as the program of before asks for it', async () => {
  const { rows } = await app('SELECT (kode_barang_baru()).*')
  expect(rows).toEqual([{ kode_barang: 'B100000001', kode_barcode: expect.stringMatching(/^10\d{8}$/) }])
})
