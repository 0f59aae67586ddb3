/** A year in one report: what it reads and what it keeps in memory follow from the year, not from the books around it. */
import { SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { laporanCash } from './laporan-uang.contract.ts'
import { cash, nonCash } from './laporan-uang.query.ts'

const SETAHUN = { tgl_awal: '2025-01-01', tgl_akhir: '2025-12-31', kategori: SEMUA }
const REKAP_KAS = { ...SETAHUN, type_laporan: 'REKAP', user_id: SEMUA, kode_laci: SEMUA } as const
const REKAP_BANK = { ...SETAHUN, type: 'REKAP', jenis: SEMUA, no_rekening: SEMUA, cair: SEMUA } as const
/** Documents of one shop and day. */
const SEHARI = 20

let shop: TestShop
let owner: User
// Three years of two shops around the server: on each day twenty documents that bring 1,000 into the drawer and 500 to the bank.
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(0))
  await shop.toko(owner, 'TK02')
  await shop.db.transaction(async (tx) => {
    await tx.run(sql`SET LOCAL session_replication_role = replica`)
    await tx.run(sql`
      CREATE TEMP TABLE rencana ON COMMIT DROP AS
      SELECT 1000000 + row_number() OVER () AS id, k.kode_toko, d::date AS tgl, n,
        'TUK-' || k.kode_toko || '-' || to_char(d, 'YYMMDD') || '-' || lpad(n::text, 4, '0') AS nomor
      FROM (VALUES ('TK01'), ('TK02')) k (kode_toko), generate_series('2023-01-01'::date, '2025-12-31', interval '1 day') d,
        generate_series(1, ${SEHARI}::int) n`)
    await tx.run(sql`
      INSERT INTO dokumen (nomor, kode, kode_toko, tgl_system, urut) SELECT nomor, 'TUK', kode_toko, tgl, n FROM rencana`)
    await tx.run(sql`
      INSERT INTO jurnal (id, kind, kode_toko, tgl_system, document, user_id, dibuat_pada) OVERRIDING SYSTEM VALUE
      SELECT id, 'TAMBAH_UANG', kode_toko, tgl, nomor, 'OWNER', tgl FROM rencana`)
    await tx.run(sql`
      INSERT INTO mutasi (jurnal_id, urut, kode_toko, tgl_system, akun, ref, lot, kode_group, kode_dept, pcs, mg, rp)
      SELECT r.id, v.urut, r.kode_toko, r.tgl, v.akun, v.ref, '-', '-', '-', 0, 0, v.rp
      FROM rencana r, (VALUES (1, 'KAS', '-', 1000), (2, 'BANK', '0111', 500), (3, 'MODAL', '-', -1500)) v (urut, akun, ref, rp)`)
    // The evening before that year, as closing leaves it.
    await tx.run(sql`
      INSERT INTO saldo_harian (kode_toko, tgl_system, akun, ref, lot, kode_group, kode_dept, pcs, mg, rp)
      SELECT m.kode_toko, '2024-12-31', m.akun, m.ref, '-', '-', '-', 0, 0, sum(m.rp)
      FROM mutasi m WHERE m.tgl_system < '2025-01-01' GROUP BY m.kode_toko, m.akun, m.ref`)
  })
  await shop.db.run(sql`ANALYZE`)
})
afterAll(() => shop.close({ planted: true }))

interface Node {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Sort Space Used'?: number
  'Peak Memory Usage'?: number
  Plans?: Node[]
}

const semua = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(semua)]

/** How many lines of the ledger a report looks at, and kB that its sorts and hashes keep. */
const biaya = async (laporan: (db: Queryable) => Promise<unknown>): Promise<{ baris: number; kb: number }> => {
  const rencana: Node[] = []
  const mengintip = (tx: Queryable): Queryable => ({
    ...tx,
    rows: async (statement) => {
      const [row] = await tx.rows<{ 'QUERY PLAN': [{ Plan: Node }] }>(sql`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`)
      if (row) rencana.push(row['QUERY PLAN'][0].Plan)
      return []
    },
  })
  await shop.db.transaction((tx) => laporan(mengintip(tx)))
  const nodes = rencana.flatMap(semua)
  return {
    baris: nodes
      .filter((node) => node['Relation Name'] === 'mutasi')
      .reduce(
        (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
        0,
      ),
    kb: nodes.reduce((sum, node) => sum + (node['Sort Space Used'] ?? 0) + (node['Peak Memory Usage'] ?? 0), 0),
  }
}

it('07.5.8 a year is summed to the rupiah, reads its own lines and keeps little of them', async () => {
  const rows = await owner.call(laporanCash, REKAP_KAS)
  // 365 days x 20 x 1,000 = 7,300,000; two years of 366 + 365 days came before: 731 x 20,000 = 14,620,000.
  expect(rows.map((row) => [row.kategori, row.jumlah_in, row.jumlah_out, 'saldo' in row && row.saldo])).toEqual([
    ['SALDO AWAL', 14_620_000, 0, 14_620_000],
    ['TAMBAH UANG', 7_300_000, 0, 21_920_000],
  ])
  // 365 x 20 documents with three lines each.
  const milikTahunItu = 365 * SEHARI * 3
  const [kas, bank] = [
    await biaya((db) => cash.REKAP(db, REKAP_KAS, 'TK01')),
    await biaya((db) => nonCash.REKAP(db, REKAP_BANK, 'TK01')),
  ]
  for (const satu of [kas, bank]) {
    expect(satu.baris).toBeGreaterThanOrEqual(365 * SEHARI)
    expect(satu.kb).toBeLessThan(50 * 1024)
  }
  // What came before is in the evening's balance, and nothing of another shop is looked at.
  expect(kas.baris).toBeLessThanOrEqual(2 * milikTahunItu)
  expect(bank.baris).toBeLessThanOrEqual(2 * milikTahunItu)
})
