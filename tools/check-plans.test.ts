import { sql } from '@kencana/database'
import { type TestDatabase, testDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXCUSED } from './check-plans/excused.ts'
import { MASTERS, WAITING } from './check-plans/large.ts'
import { checkPlans } from './check-plans.ts'

/** From here on PostgreSQL takes statistics from whoever knows better. */
const TAKES_STATISTICS = 180_000

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

const FILE = 'features/barang/stok/stok.query.ts'
const asked = (text: string, file = FILE) => ({ file, line: 7, text })
const judged = async (text: string) => (await checkPlans(db, [asked(text)], [])).map((line) => line.split('\n')[0])

/** A text and a code that is a domain of texts are one to a reader, and not to PostgreSQL. */
const UNION = (kode: string) => `
  SELECT x.nomor FROM (
    SELECT no_faktur_jual::text AS nomor, kode_barang::text AS barang FROM penjualan_detail
    UNION ALL SELECT no_serah::text, ${kode} FROM pesanan_serah
  ) x WHERE x.barang = $1`

it('is run by the tests where PostgreSQL can do it', () => {
  expect(db.version >= TAKES_STATISTICS || process.env.TEST_DATABASE_URL !== undefined).toBe(true)
})

it.runIf(process.env.TEST_DATABASE_URL === undefined)(
  'names what reads all of a table that grows',
  async () => {
    expect(await judged('SELECT no_faktur_jual FROM penjualan WHERE keterangan = $1')).toEqual([
      `${FILE}:7 reads all of penjualan`,
    ])
    expect(await judged('SELECT user_id FROM audit_log WHERE waktu = $1')).toEqual([
      `${FILE}:7 reads all of audit_log by audit_log_jam, whose first column nobody asks for`,
    ])
    expect(await judged("SELECT sum(tagihan) FROM penjualan WHERE kode_member <> '-' ORDER BY 1")).toEqual([
      expect.stringMatching(/reads all of penjualan/),
    ])
    expect(await judged('SELECT no_so FROM stock_opname_oleh WHERE user_id = $1')).toEqual([
      expect.stringMatching(/reads all of stock_opname_oleh/),
    ])
    // What cannot be judged is told, and lets the next one be judged.
    expect(await judged('SELECT no_faktur_jual FROM penjualan WHERE kolom_tak_ada = $1')).toEqual([
      `${FILE}:7 reads what cannot be explained: column "kolom_tak_ada" does not exist`,
    ])
    expect(await judged('SET LOCAL statement_timeout = 0')).toEqual([])
    expect(await judged(UNION('kode_barang'))).toEqual([
      expect.stringMatching(/reads all branches of a UNION, \(x.barang = \$1\) afterwards/),
      expect.stringMatching(/reads all of penjualan_detail/),
      expect.stringMatching(/reads all of pesanan_serah/),
    ])
  },
  120_000,
)

it.runIf(process.env.TEST_DATABASE_URL === undefined)(
  'lets pass what finds its way, what waits, and masters',
  async () => {
    const texts = [
      'SELECT tagihan FROM penjualan WHERE no_faktur_jual = $1',
      "SELECT no_faktur_jual FROM penjualan WHERE status = 'OPEN'",
      'SELECT nama_group FROM master_group',
      'SELECT id FROM audit_log ORDER BY id DESC LIMIT 1',
      UNION('kode_barang::text'),
      "UPDATE penjualan SET status = 'DONE' WHERE no_faktur_jual = ANY ($1)",
    ]
    expect(
      await checkPlans(
        db,
        texts.map((text) => asked(text)),
        [],
      ),
    ).toEqual([])
    // Tests ask what they like.
    expect(await checkPlans(db, [asked('SELECT * FROM penjualan', 'features/barang/stok/stok.test.ts')], [])).toEqual(
      [],
    )
  },
  120_000,
)

it.runIf(process.env.TEST_DATABASE_URL === undefined)(
  'takes an excuse, and names one that is not needed',
  async () => {
    const semua = asked('SELECT DISTINCT kode_toko FROM hari_tutup')
    const excuse = { file: FILE, what: 'all of hari_tutup', why: 'once' }
    expect(await checkPlans(db, [semua], [excuse])).toEqual([])
    expect(await checkPlans(db, [asked('SELECT 1')], [excuse])).toEqual([
      `${FILE} is excused for 'all of hari_tutup' without need`,
    ])
  },
  120_000,
)

it('names tables and indexes that are there, each excuse with its reason', async () => {
  const ada = await db.rows<{ nama: string; partial: boolean }>(sql`
    SELECT c.relname::text AS nama, i.indpred IS NOT NULL AS partial FROM pg_class c LEFT JOIN pg_index i ON i.indexrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'i')`)
  const nama = new Map(ada.map((row) => [row.nama, row.partial]))
  expect([...MASTERS].filter((one) => !nama.has(one))).toEqual([])
  expect([...WAITING].filter((one) => nama.get(one) !== true)).toEqual([])
  expect(EXCUSED.filter(({ why }) => why.length < 10)).toEqual([])
})
