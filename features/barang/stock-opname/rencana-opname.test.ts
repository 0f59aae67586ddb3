/** The owner's list of what counts missed, as the database reads it where millions of lines lie: what is open alone, by its index. */
import { type Queryable, sql } from '@kencana/database'
import { OpnameShop } from '@kencana/testing/opname'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ALARM_OPNAME } from './alarm-opname.query.ts'

/** As many counts for a run, of twenty lines each; KENCANA_BANYAK for more. */
const BANYAK = Number(process.env.KENCANA_BANYAK ?? 5_000)
const KEMBALI = new Error('taken back')

let di: OpnameShop
let no_so: string
let tray: string
let c: string
beforeAll(async () => {
  di = await OpnameShop.open()
  const isiBaki = await di.isiBaki()
  tray = isiBaki.tray
  c = isiBaki.cincin[2]
  const [a, b] = isiBaki.cincin
  ;({ no_so } = await di.hitung(tray, [a, b]))
  await di.setujui(no_so)
})
afterAll(() => di.shop.close())

/** Approved counts of years: one line in forty missed and written off, one in fifty of those passed over. */
const isi = async (tx: Queryable): Promise<void> => {
  await tx.run(sql`SET LOCAL session_replication_role = 'replica'; SET LOCAL statement_timeout = 0`)
  await tx.run(sql`
    INSERT INTO stock_opname SELECT x.* FROM stock_opname s, generate_series(1, ${BANYAK}::int) n,
      LATERAL jsonb_populate_record(s, jsonb_build_object('no_so', 'X' || n, 'no_hilang', 'H' || n)) x WHERE s.no_so = ${no_so}`)
  await tx.run(sql`
    INSERT INTO barang (SELECT x.* FROM barang b, generate_series(0, 1999) n, LATERAL jsonb_populate_record(b, jsonb_build_object(
      'kode_barang', 'Z' || n, 'kode_barcode', 'Z' || n, 'status_barang', 'TERSEDIA', 'kode_baki', ${tray}::text)) x WHERE b.kode_barcode = ${c})`)
  await tx.run(sql`
    INSERT INTO stock_opname_hasil SELECT x.* FROM stock_opname_hasil h, generate_series(1, ${BANYAK}::int) n, generate_series(1, 20) i,
      LATERAL jsonb_populate_record(h, jsonb_build_object('no_so', 'X' || n, 'kode_barang', 'Z' || (n * 20 + i) % 2000,
        'hasil', CASE WHEN (n * 20 + i) % 40 = 0 THEN 'KURANG' ELSE 'ADA' END, 'dibukukan', (n * 20 + i) % 40 = 0 AND n % 50 <> 1)) x
    WHERE h.no_so = ${no_so} AND h.hasil = 'KURANG'`)
  await tx.run(sql`ANALYZE stock_opname, stock_opname_hasil, barang`)
}

it('reads the lines that nobody wrote off by their own index, and no count but theirs', async () => {
  const kini = di.shop.clock.now()
  const sejak = new Date(kini.getTime() - 8 * 86_400_000)
  const alarm = ALARM_OPNAME.find(({ kode }) => kode === 'OPNAME_KURANG')
  const plan: string[] = []
  const coba = di.shop.db.transaction(async (tx) => {
    await isi(tx)
    const rows = await tx.rows<{ 'QUERY PLAN': string }>(
      sql`EXPLAIN (ANALYZE, TIMING OFF) ${alarm?.baris(sejak, kini) ?? sql``}`,
    )
    plan.push(...rows.map((row) => row['QUERY PLAN']))
    throw KEMBALI
  })
  await expect(coba).rejects.toBe(KEMBALI)
  const lines = plan.join('\n')
  expect(lines).toContain('stock_opname_hasil_kurang')
  // What is told, and what was read for it.
  const terbuka = BANYAK / 50
  expect(plan[0]).toMatch(new RegExp(`actual rows=${terbuka}[. ]`))
  expect(lines).toMatch(new RegExp(`on stock_opname_hasil .*actual rows=${terbuka}[. ]`))
  expect(lines).not.toMatch(/Seq Scan on (stock_opname|stock_opname_hasil|barang) /)
})
