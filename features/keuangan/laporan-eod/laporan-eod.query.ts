/** The end of a day, read from what happened on it alone: whatever is undone later stands in its own day. */
import type { InputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { only } from '@kencana/server-kit'
import type { z } from 'zod'
import { bankSehari, kasSehari } from '../laporan-uang/laporan-uang.api.ts'
import { SALDO_AWAL } from '../laporan-uang/laporan-uang.contract.ts'
import type { laporanEod } from './laporan-eod.contract.ts'

type Input = InputOf<typeof laporanEod>
type Rows<K extends keyof (typeof laporanEod)['rows']> = z.output<(typeof laporanEod)['rows'][K]>[]
type Rekap = Rows<'REKAP'>[number]

const BLANK = { qty: 0, berat: 0 as Rekap['berat'], jumlah_in: rp(0), jumlah_out: rp(0), saldo: null }

/** What the ledger has of drawers and accounts at the end of the day: beside the sum of the rows, not made of them. */
const saldoAkhir = async (db: Queryable, kode_toko: string, tanggal: string) => {
  const rows = await db.rows<{ akun: string; ref: string; rp: Rekap['jumlah_in'] }>(
    sql`SELECT akun, ref, rp FROM saldo_akun(${kode_toko}, ${tanggal}, ARRAY['KAS', 'BANK'])`,
  )
  return (akun: string, ref?: string) =>
    rp(rows.reduce((sum, row) => (row.akun === akun && row.ref === (ref ?? row.ref) ? sum + row.rp : sum), 0))
}

type Uang = Awaited<ReturnType<typeof kasSehari>>

const bagianUang = (bagian: string, rows: Uang, akhir: Rekap['jumlah_in']): Rekap[] => [
  ...rows.map(({ kategori, jumlah_in, jumlah_out, saldo_awal, saldo }) => ({
    ...BLANK,
    bagian,
    uraian: kategori,
    saldo,
    // What was there has not come today.
    ...(kategori === SALDO_AWAL ? { saldo: saldo_awal } : { jumlah_in, jumlah_out }),
  })),
  { ...BLANK, bagian, uraian: 'SALDO AKHIR', saldo: akhir },
]

const rekapUang = async (db: Queryable, kode_toko: string, tanggal: string): Promise<Rekap[]> => {
  const akhir = await saldoAkhir(db, kode_toko, tanggal)
  const kas = await kasSehari(db, kode_toko, tanggal)
  const bank = await bankSehari(db, kode_toko, tanggal)
  const rekening = [...new Set(bank.map(({ no_rekening }) => no_rekening))]
  return [
    ...bagianUang('KAS', kas, akhir('KAS')),
    ...rekening.flatMap((no) =>
      bagianUang(
        `BANK ${no}`,
        bank
          .filter(({ no_rekening }) => no_rekening === no)
          .map((row) => (row.jenis === '-' ? row : { ...row, kategori: `${row.kategori} ${row.jenis}` })),
        akhir('BANK', no),
      ),
    ),
  ]
}

/** Sales, purchases and what was undone of them, and how sales were paid: ways that money went, and what else paid. */
const rekapTransaksi = (db: Queryable, kode_toko: string, tanggal: string): Promise<Rekap[]> =>
  db.rows<Rekap>(sql`
    WITH baris AS (
      SELECT 1 AS urut, CASE WHEN arah > 0 THEN 'PENJUALAN' ELSE 'BATAL PENJUALAN' END AS bagian, asal AS uraian, qty, berat,
        CASE WHEN arah > 0 THEN harga_total ELSE 0 END AS masuk, CASE WHEN arah < 0 THEN harga_total ELSE 0 END AS keluar
      FROM jual_peristiwa WHERE kode_toko = ${kode_toko} AND tgl = ${tanggal}
      UNION ALL
      SELECT 2, CASE WHEN arah > 0 THEN 'PEMBELIAN' ELSE 'BATAL PEMBELIAN' END, asal, qty, berat,
        CASE WHEN arah < 0 THEN harga_total ELSE 0 END, CASE WHEN arah > 0 THEN harga_total ELSE 0 END
      FROM beli_peristiwa WHERE kode_toko = ${kode_toko} AND tgl = ${tanggal}
      UNION ALL
      SELECT 3, 'CARA BAYAR PENJUALAN', b.cara_bayar, 0, 0, CASE b.arah WHEN 'MASUK' THEN b.jumlah ELSE 0 END, CASE b.arah WHEN 'KELUAR' THEN b.jumlah ELSE 0 END
      FROM jurnal j JOIN pembayaran b ON b.dokumen = j.document
      WHERE j.kode_toko = ${kode_toko} AND j.tgl_system = ${tanggal} AND j.kind IN ('JUAL', 'SERAH_PESANAN')
    )
    SELECT bagian, uraian, sum(qty)::int AS qty, sum(berat)::bigint AS berat, sum(masuk)::bigint AS jumlah_in, sum(keluar)::bigint AS jumlah_out,
      NULL::bigint AS saldo
    FROM baris GROUP BY urut, bagian, uraian ORDER BY urut, bagian DESC, uraian`)

const REKAP = async (db: Queryable, { tanggal }: Input, kode_toko: string): Promise<Rekap[]> => [
  ...(await rekapTransaksi(db, kode_toko, tanggal)),
  ...(await rekapUang(db, kode_toko, tanggal)),
]

const EMAS = (db: Queryable, { tanggal }: Input, kode_toko: string): Promise<Rows<'EMAS'>> =>
  db.rows(sql`
    SELECT e.kode_group, replace(e.akun, '_', ' ') AS tempat, CASE WHEN e.milik THEN e.awal END AS awal, e.masuk, e.keluar,
      CASE WHEN e.milik THEN e.awal + e.masuk - e.keluar END AS akhir, e.pcs_masuk::int, e.pcs_keluar::int
    FROM jsonb_to_recordset(ringkas_hari(${kode_toko}, ${tanggal}) -> 'emas')
      e (akun text, kode_group text, milik boolean, awal bigint, masuk bigint, keluar bigint, pcs_masuk bigint, pcs_keluar bigint)
    ORDER BY e.kode_group, NOT e.milik, e.akun`)

/** Pieces of a view by sales person, what was done and what was undone. */
const perSales = (
  view: 'jual_peristiwa' | 'beli_peristiwa',
  { tanggal, kode_sales }: Input,
  kode_toko: string,
): Sql => sql`
  SELECT kode_sales::text, max(nama_sales::text) AS nama_sales, coalesce(sum(qty) FILTER (WHERE arah > 0), 0)::int AS qty,
    coalesce(sum(berat) FILTER (WHERE arah > 0), 0)::bigint AS berat, coalesce(sum(harga_total) FILTER (WHERE arah > 0), 0)::bigint AS rp,
    coalesce(sum(qty) FILTER (WHERE arah < 0), 0)::int AS qty_batal, coalesce(sum(harga_total) FILTER (WHERE arah < 0), 0)::bigint AS rp_batal
  FROM ${sql.ident(view)} WHERE kode_toko = ${kode_toko} AND tgl = ${tanggal} ${only('kode_sales', kode_sales)} GROUP BY 1`

const SALES = (db: Queryable, input: Input, kode_toko: string): Promise<Rows<'SALES'>> =>
  db.rows(sql`
    WITH jual AS (${perSales('jual_peristiwa', input, kode_toko)}), beli AS (${perSales('beli_peristiwa', input, kode_toko)})
    SELECT coalesce(j.kode_sales, b.kode_sales) AS kode_sales, coalesce(j.nama_sales, b.nama_sales) AS nama_sales,
      coalesce(j.qty, 0) AS qty_jual, coalesce(j.berat, 0) AS berat_jual, coalesce(j.rp, 0) AS rp_jual,
      coalesce(j.qty_batal, 0) AS qty_batal, coalesce(j.rp_batal, 0) AS rp_batal,
      coalesce(b.qty, 0) AS qty_beli, coalesce(b.berat, 0) AS berat_beli, coalesce(b.rp, 0) AS rp_beli,
      coalesce(b.qty_batal, 0) AS qty_batal_beli, coalesce(b.rp_batal, 0) AS rp_batal_beli
    FROM jual j FULL JOIN beli b ON b.kode_sales = j.kode_sales ORDER BY 1`)

export const eod = { REKAP, EMAS, SALES }
