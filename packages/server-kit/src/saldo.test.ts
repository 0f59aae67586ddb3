/** saldo(), saldo_akun() and the sums of lists, each against a count from the first line. */
import { sql } from '@kencana/database'
import { mg, parsePersen, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { lotMM, uji, ujiBatal, ujiPindah, ujiTambah, ujiUang } from '@kencana/testing/uji'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { baki } from '../../../features/master/baki/baki.contract.ts'
import { group } from '../../../features/master/group/group.contract.ts'
import { jenis } from '../../../features/master/jenis/jenis.contract.ts'

let shop: TestShop
let owner: User

beforeAll(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
  const emas = { nama_group: 'MAS MUDA', jenis_group: 'PERHIASAN', harga: rp(1), harga_modal: rp(1) }
  await owner.call(group.create, { kode_group: 'MM', ...emas, persentase: parsePersen('70') })
  await owner.call(jenis.create, { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MM' })
  const kosong = { berat_baki: mg(0), berat_bandrol: mg(0) }
  for (const kode_baki of ['A', 'B'])
    await owner.call(baki.create, { kode_baki, nama_baki: kode_baki, kode_gudang: 'TOKO', ...kosong })
  // Five days: goods come, go elsewhere, go back until nothing is left there, and a day of nothing.
  await owner.call(ujiTambah, { ...lotMM(4, 20), kode_baki: 'A' })
  owner = await shop.nextDay(owner)
  const { nomor } = await owner.call(ujiPindah, { ...lotMM(3, 15), dari: 'A', ke: 'B' })
  await owner.call(ujiUang, { jumlah: rp(5_000) })
  owner = await shop.nextDay(owner)
  owner = await shop.nextDay(owner)
  await owner.call(ujiBatal, { nomor })
  owner = await shop.nextDay(owner)
  await owner.call(ujiPindah, { ...lotMM(4, 20), dari: 'A', ke: 'B' })
})
afterAll(() => shop.close())

const urut = sql`ORDER BY akun, ref, lot, kode_group, kode_dept`
const hitung = (hari: string, akun: readonly string[] | null) =>
  shop.db.rows(sql`
    SELECT akun, ref, lot, kode_group, kode_dept, sum(pcs)::bigint AS pcs, sum(mg)::bigint AS mg, sum(rp)::bigint AS rp
    FROM mutasi WHERE kode_toko = 'TK01' AND tgl_system <= ${hari}::date AND (${akun === null} OR akun = ANY (${akun ?? []}::text[]))
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(pcs) <> 0 OR sum(mg) <> 0 OR sum(rp) <> 0 ${urut}`)

describe('the balances of a day', () => {
  it.each([
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
    '2026-03-06',
    '2027-01-01',
    'infinity',
  ])('are those of all lines up to it: %s', async (hari) => {
    expect(await shop.db.rows(sql`SELECT * FROM saldo('TK01', ${hari}::date) ${urut}`)).toEqual(
      await hitung(hari, null),
    )
    const akun = ['BAKI', 'KAS']
    expect(await shop.db.rows(sql`SELECT * FROM saldo_akun('TK01', ${hari}::date, ${akun}::text[]) ${urut}`)).toEqual(
      await hitung(hari, akun),
    )
  })

  it('are some, and different ones', async () => {
    const hari = ['2026-03-02', '2026-03-03', '2026-03-05', 'infinity']
    const all = await Promise.all(hari.map((tgl) => hitung(tgl, ['BAKI'])))
    expect(all.map((rows) => rows.length)).toEqual([1, 2, 1, 1])
  })

  it('are found by the index of ranges, not by going through the snapshots of a shop', async () => {
    await shop.db.run(sql`ANALYZE saldo_harian`)
    const plan = await shop.db.transaction(async (tx) => {
      // So few rows would be read as they lie; what counts is that the index can answer.
      await tx.run(sql`SET LOCAL enable_seqscan = off`)
      await tx.run(sql`SET LOCAL enable_bitmapscan = off`)
      return tx.rows<{ 'QUERY PLAN': string }>(sql`EXPLAIN SELECT * FROM saldo_akun('TK01', '2026-03-03', '{BAKI}')`)
    })
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toMatch(/saldo_harian_masa.*\n.*Index Cond: .*akun.*daterange/)
  })
})

describe('padatkan_rekap', () => {
  const isi = () =>
    shop.db.rows(sql`SELECT kode_baki, pcs, mg, rp FROM barang_rekap ORDER BY kode_baki NULLS FIRST, pcs, mg`)
  const tambah = (kode_baki: string | null, pcs: number, berat: number) =>
    shop.db.run(sql`
      INSERT INTO barang_rekap VALUES ('TK01', ${kode_baki}, 'MM', 'CIN', '24K', 'SP', 'TERSEDIA', ${pcs}, ${berat}, ${pcs})`)
  const letak = () => shop.db.rows(sql`SELECT ctid::text AS di FROM barang_rekap WHERE kode_baki = 'B'`)

  it('sums up what was appended, drops what came to nothing, and leaves the rest where it lies', async () => {
    await tambah('B', 7, 700)
    const sebelum = await letak()
    for (const pcs of [1, 2, -1]) await tambah('A', pcs, pcs * 100)
    for (const pcs of [1, 1]) await tambah(null, pcs, 50)
    for (const pcs of [5, -5]) await tambah('C', pcs, pcs)
    await shop.db.rows(sql`SELECT padatkan_rekap()`)
    expect(await isi()).toEqual([
      { kode_baki: null, pcs: 2, mg: 100, rp: 2 },
      { kode_baki: 'A', pcs: 2, mg: 200, rp: 2 },
      { kode_baki: 'B', pcs: 7, mg: 700, rp: 7 },
    ])
    expect(await letak()).toEqual(sebelum)
  })

  it('loses nothing that is appended meanwhile, twice at once', async () => {
    const menambah = Array.from({ length: 60 }, () => tambah('A', 1, 10))
    await Promise.all([...menambah, ...[1, 2, 3].map(() => shop.db.rows(sql`SELECT padatkan_rekap()`))])
    await shop.db.rows(sql`SELECT padatkan_rekap()`)
    expect(await isi()).toContainEqual({ kode_baki: 'A', pcs: 62, mg: 800, rp: 62 })
    await shop.db.run(sql`DELETE FROM barang_rekap`)
  })
})
