/** Lists by the day that loans are due, as the database reads them where many lie: by their index, the books of years beside them. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Sesi } from '@kencana/server-kit'
import { hutangSah, tokoHutang } from '@kencana/testing/hutang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { semuaDikenali } from '../larangan-hutang/larangan-hutang.api.ts'
import { daftarHutang, perkiraanJatuhTempo } from './daftar-hutang.query.ts'

/** As many for a run; what a million does was read with the same file (KENCANA_BANYAK). */
const BANYAK = Number(process.env.KENCANA_BANYAK ?? 20_000)

let toko: Awaited<ReturnType<typeof tokoHutang>>
let asal: string
beforeAll(async () => {
  toko = await tokoHutang()
  asal = (await hutangSah(toko.sales, toko.kasir)).no_hutang
})
afterAll(() => toko.shop.close())

const SESI = { kode_toko: 'TK01', tgl_system: '2026-03-02', hari_ini: '2026-03-02', user_id: 'OWNER', level: 'OWN' }
const KEMBALI = new Error('taken back')

/** So many rows like the first loan's, but for what `beda` says of the nth. */
const salin = async (tx: Queryable, tabel: string, beda: Sql): Promise<void> => {
  const kolom = await tx.rows<{ nama: string }>(sql`
    SELECT column_name::text AS nama FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${tabel} AND is_generated = 'NEVER' ORDER BY ordinal_position`)
  const daftar = (awal: Sql) =>
    kolom.map(({ nama }) => sql`${awal}${sql.ident(nama)}`).reduce((kiri, kanan) => sql`${kiri}, ${kanan}`)
  await tx.run(sql`
    INSERT INTO ${sql.ident(tabel)} (${daftar(sql``)})
    SELECT ${daftar(sql`x.`)} FROM ${sql.ident(tabel)} h, generate_series(1, ${BANYAK}::int) n,
      LATERAL jsonb_populate_record(h, ${beda}) x WHERE h.no_hutang = ${asal}`)
}

/** Loans of years, one in forty-nine of them owed, due on any day of twenty years around today. */
const isi = async (tx: Queryable): Promise<void> => {
  await tx.run(sql`SET LOCAL session_replication_role = 'replica'; SET LOCAL statement_timeout = 0`)
  await salin(
    tx,
    'hutang',
    sql`jsonb_build_object('no_hutang', 'X' || n, 'no_asal', NULL, 'no_manual', 'M' || n,
      'tgl_jatuh_tempo', date '2016-01-01' + (n * 7919::bigint % 7300)::int, 'mulai', date '2015-09-01' + (n * 7919::bigint % 7300)::int,
      'tgl_system', date '2015-09-01' + (n * 7919::bigint % 7300)::int, 'status', CASE WHEN n % 49 = 0 THEN 'AKTIF' ELSE 'LUNAS' END)`,
  )
  await salin(tx, 'hutang_detail', sql`jsonb_build_object('no_hutang', 'X' || n, 'kode_barang', NULL)`)
  await tx.run(sql`
    INSERT INTO member (kode_member, nama_member, no_hp, alamat, setuju_pesan, catatan, kode_toko, user_id, dibuat_pada)
    SELECT 'X' || n, 'ANGGOTA ' || n, '0812' || lpad(n::text, 8, '0'), '', 'TIDAK', '', 'TK01', 'OWNER', now() FROM generate_series(1, ${BANYAK}::int) n`)
  await tx.run(sql`
    INSERT INTO member_identitas (kode_member, jenis_identitas, no_identitas, user_id, waktu)
    SELECT 'X' || n, 'NIK', '3573' || lpad(n::text, 12, '0'), 'OWNER', now() FROM generate_series(1, ${BANYAK}::int) n`)
  await tx.run(sql`ANALYZE hutang, hutang_detail, hutang_bayar, member, member_identitas`)
}

/** The plan of each statement that reads loans as it is sent; nothing of it is kept. */
const rencana = async (
  baca: (db: Queryable, sesi: Sesi) => Promise<unknown>,
  tabel = /Scan.* on hutang/,
): Promise<string[]> => {
  const plan: string[] = []
  const explain = async (tx: Queryable, query: Sql) => {
    const rows = await tx.rows<{ 'QUERY PLAN': string }>(sql`EXPLAIN (ANALYZE, TIMING OFF) ${query}`)
    plan.push(...rows.map((row) => row['QUERY PLAN']))
  }
  const coba = toko.shop.db.transaction(async (tx) => {
    await isi(tx)
    const db: Queryable = Object.assign(Object.create(tx) as Queryable, {
      rows: async <T extends object>(query: Sql) => {
        await explain(tx, query)
        return tx.rows<T>(query)
      },
      one: async <T extends object>(query: Sql) => {
        await explain(tx, query)
        return tx.one<T>(query)
      },
    })
    await baca(db, SESI as Sesi)
    throw KEMBALI
  })
  await expect(coba).rejects.toBe(KEMBALI)
  if (BANYAK >= 1_000_000) process.stdout.write(`${plan.join('\n')}\n`)
  return plan.filter((line) => tabel.test(line))
}

const DAFTAR = { q: '', tgl_awal: '', tgl_akhir: '', urut: 'tgl_jatuh_tempo', turun: '0', hal: 1, per: 25 } as const
const SEHARI = { tempo_awal: '2026-03-09', tempo_akhir: '2026-03-09' }

it.each([
  ['what falls due in the next days', perkiraanJatuhTempo],
  ['loans due on a day', (db, sesi) => daftarHutang(db, { ...DAFTAR, ...SEHARI, status: 'ALL' }, sesi)],
  ['loans that are late', (db, sesi) => daftarHutang(db, { ...DAFTAR, status: 'LEWAT' }, sesi)],
  ['loans due soon', (db, sesi) => daftarHutang(db, { ...DAFTAR, status: 'SEGERA' }, sesi)],
] as const satisfies readonly [string, Parameters<typeof rencana>[0]][])(
  '%s are read by the index of their day',
  async (_, baca) => {
    const lines = await rencana(baca)
    expect(lines.some((line) => /hutang_(terbuka|tempo)/.test(line))).toBe(true)
    expect(lines.filter((line) => /Seq Scan on hutang( |_detail)/.test(line))).toEqual([])
  },
  120_000,
)

it('who borrows is looked up by the indexes of papers and telephones, though he names no member', async () => {
  const dicari = { kode_member: '-', nik: '3573000000000777', no_hp: '+62 812-0000-0778' }
  const baca = async (db: Queryable) => {
    const { kode_member, nik } = await semuaDikenali(db, dicari)
    expect(kode_member.toSorted()).toEqual(['X777', 'X778'])
    expect(nik).toContain('3573000000000778')
  }
  const lines = await rencana(baca, /Scan.* on member/)
  expect(lines.some((line) => line.includes('member_identitas_nomor'))).toBe(true)
  expect(lines.some((line) => line.includes('member_hp'))).toBe(true)
  expect(lines.filter((line) => line.includes('Seq Scan on member'))).toEqual([])
})
