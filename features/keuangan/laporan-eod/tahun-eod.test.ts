/** A day's end reads its own day: three years of documents around it, each undone on the day after, change nothing of what it looks at. */
import { SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { TestShop } from '@kencana/testing'
import { tokoLengkap } from '@kencana/testing/lengkap'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beda } from '../../akses/laporan-authorization/laporan-authorization.query.ts'
import { cash, nonCash } from '../laporan-uang/laporan-uang.query.ts'
import { eod } from './laporan-eod.query.ts'

/** Tables of what is told by name: number, day, what of a row must differ for a copy, and which row is copied. */
interface Salinan {
  tabel: string
  nomor: string
  hari: 'tgl_system' | 'tgl_valid'
  lain?: Readonly<Record<string, string>>
  asal?: Sql
  /** Whose copy of the same day it is of: its column, and the place of the other table here. */
  milik?: readonly [kolom: string, at: number]
}

const biasa = (tabel: string, nomor: string): Salinan => ({ tabel, nomor, hari: 'tgl_system' })

const TABEL: readonly Salinan[] = [
  { tabel: 'hutang', nomor: 'no_hutang', hari: 'tgl_valid', asal: sql`no_asal IS NULL` },
  biasa('hutang_bayar', 'no_bayar'),
  { tabel: 'titipan', nomor: 'no_titip', hari: 'tgl_valid', lain: { status: 'BATAL' } },
  biasa('titipan_uang', 'no_uang_titip'),
  { ...biasa('titipan_batal', 'no_batal'), milik: ['no_titip', 2] },
  { ...biasa('pesanan', 'no_pesanan'), asal: sql`kode_barang IS NULL AND contoh_barang IS NULL` },
  biasa('pesanan_titip', 'no_titip'),
  biasa('pesanan_serah', 'no_serah'),
  { ...biasa('pesanan_batal', 'no_batal'), milik: ['no_pesanan', 5] },
  biasa('service', 'no_service'),
  biasa('service_selesai', 'no_selesai'),
  biasa('service_ambil', 'no_ambil'),
  biasa('service_batal', 'no_batal_service'),
  { tabel: 'penjualan', nomor: 'no_faktur_jual', hari: 'tgl_valid', asal: sql`no_order IS NULL` },
  {
    ...biasa('penjualan_detail', 'no_faktur_jual'),
    milik: ['no_faktur_jual', 13],
    lain: { aktif: 'false' },
    asal: sql`no_titip IS NULL`,
  },
  {
    tabel: 'pembelian',
    nomor: 'no_faktur_beli',
    hari: 'tgl_valid',
    lain: { status: 'BATAL', keadaan: 'BATAL' },
    asal: sql`asal = 'BELI'`,
  },
]

let shop: TestShop

const kolomDari = async (tabel: string): Promise<string[]> => {
  const rows = await shop.db.rows<{ kolom: string }>(sql`
    SELECT attname::text AS kolom FROM pg_attribute
    WHERE attrelid = ${tabel}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`)
  return rows.map((row) => row.kolom)
}

/** Copies are no whole documents: what a table demands of one is let go of. */
const longgarkan = async (tabel: string): Promise<void> => {
  const rows = await shop.db.rows<{ nama: string }>(sql`
    SELECT conname::text AS nama FROM pg_constraint WHERE conrelid = ${tabel}::regclass AND contype = 'c'`)
  for (const { nama } of rows)
    await shop.db.run(sql`ALTER TABLE ${sql.ident(tabel)} DROP CONSTRAINT ${sql.ident(nama)}`)
}

/** Copies of a real row, one for each day from 2023 on, undone the day after where it can be. @returns how many */
const salin = async (
  { tabel, nomor, hari, lain = {}, asal = sql`true`, milik }: Salinan,
  at: number,
): Promise<number> => {
  const kolom = await kolomDari(tabel)
  const dibatalkan = kolom.includes('no_batal') && nomor !== 'no_batal'
  const hariHari = sql`generate_series('2023-01-01'::date, '2025-12-31', interval '1 day') d`
  const nomorDari = (kata: string, dari = at) =>
    sql`${kata}::text || to_char(d, 'YYMMDD') || '-' || ${String(dari)}::text`
  const batal = dibatalkan ? sql`|| jsonb_build_object('no_batal', ${nomorDari('B')}, 'tgl_batal', d::date + 1)` : sql``
  const milikToko = kolom.includes('kode_toko') ? sql`kode_toko = 'TK01'` : sql`true`
  const induk = milik ? sql`|| jsonb_build_object(${milik[0]}::text, ${nomorDari('X', milik[1])})` : sql``
  return shop.db.transaction(async (tx) => {
    await tx.run(sql`SET LOCAL session_replication_role = replica`)
    const n = await tx.run(sql`
      INSERT INTO ${sql.ident(tabel)} (${sql.join(
        kolom.map((one) => sql.ident(one)),
        ', ',
      )})
      SELECT ${sql.join(
        kolom.map((one) => sql`(x.baru).${sql.ident(one)}`),
        ', ',
      )} FROM (
        SELECT jsonb_populate_record(NULL::${sql.ident(tabel)}, to_jsonb(t) || ${sql.json(lain)}::jsonb || jsonb_build_object(${nomor}::text, ${nomorDari('X')}, ${hari}::text, d::date)
          ${batal} ${induk}) AS baru
        FROM (SELECT * FROM ${sql.ident(tabel)} WHERE ${milikToko} AND ${asal} LIMIT 1) t, ${hariHari} OFFSET 0) x`)
    if (dibatalkan)
      await tx.run(sql`
        INSERT INTO dokumen (nomor, kode, kode_toko, tgl_system, urut, membatalkan)
        SELECT ${nomorDari('B')}, 'BUG', 'TK01', d::date + 1, ${at + 1}, ${nomorDari('X')} FROM ${hariHari}`)
    return n
  })
}

beforeAll(async () => {
  ;({ shop } = await tokoLengkap())
  for (const [at, satu] of TABEL.entries()) {
    await longgarkan(satu.tabel)
    // 365 + 366 + 365 days.
    expect([satu.tabel, await salin(satu, at)]).toEqual([satu.tabel, 1_096])
  }
  await shop.db.run(sql`ANALYZE`)
})
afterAll(() => shop.close({ planted: true }))

/** How many rows of each table were looked at so far, by functions as well. */
const hitungan = async (tx: Queryable): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx.rows<{ tabel: string; n: number }>(sql`
    SELECT relname::text AS tabel, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS n FROM pg_stat_xact_user_tables`)
  return new Map(rows.map((row) => [row.tabel, row.n]))
}

/** How many of each table something looks at. What a connection counted before and has not told yet is taken off. */
const dibaca = (apa: (db: Queryable) => Promise<unknown>): Promise<(tabel: string) => number> =>
  shop.db.transaction(async (tx) => {
    const dulu = await hitungan(tx)
    await apa(tx)
    const kini = await hitungan(tx)
    return (tabel) => (kini.get(tabel) ?? 0) - (dulu.get(tabel) ?? 0)
  })

const HARI = { tanggal: '2024-06-15', kode_sales: SEMUA, type_laporan: 'REKAP' } as const
const MASA = { tgl_awal: '2024-06-15', tgl_akhir: '2024-06-15', kategori: SEMUA } as const
/** Of a day and the day before it are a few of each, whose parts name them more than once; of three years 1,096. */
const SEHARI = 50
const DISALIN = TABEL.map(({ tabel }) => tabel)

it('8.2 tells each kind of document and its undoing on its own day', async () => {
  const rows = await shop.db.rows<{ uraian: string }>(sql`
    SELECT uraian FROM layanan_peristiwa WHERE kode_toko = 'TK01' AND tgl = '2024-06-15'`)
  const uraian = rows.map((row) => row.uraian)
  // All that was copied, and of the day before what can be undone.
  expect(uraian.filter((one) => !one.startsWith('BATAL '))).toHaveLength(15)
  expect(uraian.filter((one) => one.startsWith('BATAL '))).toHaveLength(9)
})

it.each<[string, (db: Queryable) => Promise<unknown>]>([
  ['the day by name', (db) => eod.REKAP(db, HARI, 'TK01')],
  ['its gold', (db) => eod.EMAS(db, { ...HARI, type_laporan: 'EMAS' }, 'TK01')],
  ['its sales persons', (db) => eod.SALES(db, { ...HARI, type_laporan: 'SALES' }, 'TK01')],
  ['what closing seals', (db) => db.rows(sql`SELECT ringkas_hari('TK01', '2024-06-15')`)],
  ['its cash', (db) => cash.DETAIL(db, { ...MASA, type_laporan: 'DETAIL', user_id: SEMUA, kode_laci: SEMUA }, 'TK01')],
  [
    'its accounts',
    (db) => nonCash.DETAIL(db, { ...MASA, type: 'DETAIL', jenis: SEMUA, no_rekening: SEMUA, cair: SEMUA }, 'TK01'),
  ],
  [
    'its deviations',
    (db) =>
      beda.REKAP(
        db,
        { ...MASA, type_laporan: 'REKAP', per: 'USER', kategori: SEMUA, user_id: SEMUA, kode_sales: SEMUA },
        'TK01',
      ),
  ],
])('8.2 looks at no more of three years of documents than of one day: %s', async (_, apa) => {
  const baca = await dibaca(apa)
  expect(DISALIN.map((tabel) => [tabel, baca(tabel)] as const).filter(([, n]) => n > SEHARI)).toEqual([])
})
