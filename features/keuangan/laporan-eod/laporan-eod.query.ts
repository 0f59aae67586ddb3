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
    // What was there has not come today; what was booked as an opening has.
    jumlah_in: rp(jumlah_in - saldo_awal),
    jumlah_out,
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

/** Money between drawers and accounts: gone from one place and not seen at the other yet. Nothing of a day without any. */
const rekapJalan = async (db: Queryable, kode_toko: string, tanggal: string): Promise<Rekap[]> => {
  const row = await db.one<{ awal: Rekap['jumlah_in']; kirim: Rekap['jumlah_in']; sampai: Rekap['jumlah_in'] }>(sql`
    SELECT a.awal, coalesce(sum(m.rp) FILTER (WHERE m.rp > 0), 0)::bigint AS kirim, coalesce(-sum(m.rp) FILTER (WHERE m.rp < 0), 0)::bigint AS sampai
    FROM (SELECT coalesce(sum(rp), 0)::bigint AS awal FROM saldo_akun(${kode_toko}, ${tanggal}::date - 1, ARRAY['UANG_DI_JALAN'])) a
    LEFT JOIN mutasi m ON m.kode_toko = ${kode_toko} AND m.tgl_system = ${tanggal} AND m.akun = 'UANG_DI_JALAN'
    GROUP BY a.awal`)
  if (!row || (row.awal === 0 && row.kirim === 0)) return []
  const baris = (uraian: string, isi: Partial<Rekap>): Rekap => ({ ...BLANK, bagian: 'UANG DI JALAN', uraian, ...isi })
  return [
    baris(SALDO_AWAL, { saldo: row.awal }),
    baris('DIKIRIM', { jumlah_in: row.kirim }),
    baris('SAMPAI ATAU DIBATALKAN', { jumlah_out: row.sampai }),
    baris('SALDO AKHIR', { saldo: rp(row.awal + row.kirim - row.sampai) }),
  ]
}

/** What was done and undone, by its names: sales, purchases, exchanges, loans, deposits, orders, repairs. */
const rekapTransaksi = (db: Queryable, kode_toko: string, tanggal: string): Promise<Rekap[]> =>
  db.rows<Rekap>(sql`
    SELECT t.bagian, t.uraian, t.qty, t.berat, t.masuk AS jumlah_in, t.keluar AS jumlah_out, NULL::bigint AS saldo
    FROM ROWS FROM (jsonb_to_recordset(ringkas_transaksi(${kode_toko}, ${tanggal}))
      AS (bagian text, berat bigint, keluar bigint, masuk bigint, qty integer, uraian text)) WITH ORDINALITY
      t (bagian, berat, keluar, masuk, qty, uraian, ke) ORDER BY t.ke`)

/**
 * How sales were paid: ways that money went, and what else paid: of an order what was ahead of it, and its customer's gold beyond the
 * piece. How money of one went back, when it was undone, is no way that one was paid. Source: areas, read first, 49.
 */
const rekapBayar = (db: Queryable, kode_toko: string, tanggal: string): Promise<Rekap[]> =>
  db.rows<Rekap>(sql`
    WITH hari AS (
      -- an undo takes a sale back, and stands among what was undone
      SELECT j.id, j.kind, j.document FROM jurnal j
      WHERE j.kode_toko = ${kode_toko} AND j.tgl_system = ${tanggal} AND j.kind IN ('JUAL', 'SERAH_PESANAN') AND j.membalik IS NULL
        AND NOT EXISTS (SELECT FROM penjualan_kembali l WHERE l.no_kembali = j.document)
    ), bayar AS (
      SELECT b.cara_bayar AS uraian, CASE b.arah WHEN 'MASUK' THEN b.jumlah ELSE -b.jumlah END::bigint AS rp
      FROM hari j JOIN pembayaran b ON b.dokumen = j.document
      UNION ALL
      SELECT CASE m.akun WHEN 'PEMBELIAN' THEN 'EMAS LEBIH DIBELI' ELSE m.akun END, m.rp
      FROM hari j JOIN mutasi m ON m.jurnal_id = j.id AND m.akun IN ('PERSEKOT', 'PEMBELIAN')
      WHERE j.kind = 'SERAH_PESANAN'
    )
    SELECT 'CARA BAYAR PENJUALAN' AS bagian, uraian, 0 AS qty, 0::bigint AS berat,
      coalesce(sum(rp) FILTER (WHERE rp > 0), 0)::bigint AS jumlah_in, coalesce(-sum(rp) FILTER (WHERE rp < 0), 0)::bigint AS jumlah_out,
      NULL::bigint AS saldo
    FROM bayar GROUP BY uraian ORDER BY 2`)

const REKAP = async (db: Queryable, { tanggal }: Input, kode_toko: string): Promise<Rekap[]> => [
  ...(await rekapTransaksi(db, kode_toko, tanggal)),
  ...(await rekapBayar(db, kode_toko, tanggal)),
  ...(await rekapUang(db, kode_toko, tanggal)),
  ...(await rekapJalan(db, kode_toko, tanggal)),
]

const EMAS = (db: Queryable, { tanggal }: Input, kode_toko: string): Promise<Rows<'EMAS'>> =>
  db.rows(sql`
    SELECT e.kode_group, replace(e.akun, '_', ' ') AS tempat, CASE WHEN e.milik THEN e.awal END AS awal, e.masuk, e.keluar,
      CASE WHEN e.milik THEN e.awal + e.masuk - e.keluar END AS akhir, e.pcs_masuk::int, e.pcs_keluar::int
    FROM jsonb_to_recordset(ringkas_buku(${kode_toko}, ${tanggal}) -> 'emas')
      e (akun text, kode_group text, milik boolean, awal bigint, masuk bigint, keluar bigint, pcs_masuk bigint, pcs_keluar bigint)
    ORDER BY e.kode_group, NOT e.milik, e.akun`)

const jumlah = (apa: Sql, syarat: Sql): Sql => sql`coalesce(sum(${apa}) FILTER (WHERE ${syarat}), 0)::bigint`
const banyak = (syarat: Sql): Sql => sql`coalesce(sum(x.qty) FILTER (WHERE ${syarat}), 0)::int`

/** What each sales person did that day; repairs have none. Purchases are those by which no new piece was paid. */
const SALES = (db: Queryable, { tanggal, kode_sales }: Input, kode_toko: string): Promise<Rows<'SALES'>> => {
  const [jual, serah] = [sql`x.dari = 'JUAL' AND x.asal <> 'PESANAN'`, sql`x.dari = 'JUAL' AND x.asal = 'PESANAN'`]
  const [beli, tukar] = [sql`x.dari = 'BELI' AND x.asal <> 'TUKAR'`, sql`x.dari = 'BELI' AND x.asal = 'TUKAR'`]
  const hutang = sql`x.dari = 'HUTANG'`
  const bunga = sql`x.asal LIKE '%BAYAR BUNGA'`
  const hari = sql`kode_toko = ${kode_toko} AND tgl = ${tanggal} ${only('kode_sales', kode_sales)}`
  return db.rows(sql`
    WITH x AS (
      SELECT kode_sales::text, nama_sales::text, 'JUAL' AS dari, asal, arah, qty, berat::bigint, harga_total AS rp, 0::bigint AS masuk, 0::bigint AS keluar
      FROM jual_peristiwa WHERE ${hari}
      UNION ALL
      SELECT kode_sales::text, nama_sales::text, 'BELI', asal, arah, qty, berat::bigint, harga_total, 0, 0 FROM beli_peristiwa WHERE ${hari}
      UNION ALL
      SELECT kode_sales, nama_sales, bagian, uraian, 0, qty, berat, masuk - keluar, masuk, keluar FROM layanan_peristiwa WHERE ${hari}
    )
    SELECT x.kode_sales, max(x.nama_sales) AS nama_sales,
      ${banyak(sql`${jual} AND x.arah > 0`)} AS qty_jual, ${jumlah(sql`x.berat`, sql`${jual} AND x.arah > 0`)} AS berat_jual,
      ${jumlah(sql`x.rp`, sql`${jual} AND x.arah > 0`)} AS rp_jual,
      ${banyak(sql`x.dari = 'JUAL' AND x.arah < 0`)} AS qty_batal, ${jumlah(sql`x.rp`, sql`x.dari = 'JUAL' AND x.arah < 0`)} AS rp_batal,
      ${banyak(sql`${serah} AND x.arah > 0`)} AS qty_serah, ${jumlah(sql`x.berat`, sql`${serah} AND x.arah > 0`)} AS berat_serah,
      ${jumlah(sql`x.rp`, sql`${serah} AND x.arah > 0`)} AS rp_serah,
      ${banyak(sql`${beli} AND x.arah > 0`)} AS qty_beli, ${jumlah(sql`x.berat`, sql`${beli} AND x.arah > 0`)} AS berat_beli,
      ${jumlah(sql`x.rp`, sql`${beli} AND x.arah > 0`)} AS rp_beli,
      ${banyak(sql`x.dari = 'BELI' AND x.arah < 0`)} AS qty_batal_beli, ${jumlah(sql`x.rp`, sql`x.dari = 'BELI' AND x.arah < 0`)} AS rp_batal_beli,
      ${banyak(sql`${tukar} AND x.arah > 0`)} AS qty_tukar, ${jumlah(sql`x.rp`, sql`${tukar} AND x.arah > 0`)} AS rp_tukar,
      ${jumlah(sql`x.masuk`, sql`x.dari = 'TITIPAN'`)} AS titip_masuk, ${jumlah(sql`x.keluar`, sql`x.dari = 'TITIPAN'`)} AS titip_keluar,
      ${jumlah(sql`x.keluar`, sql`${hutang} AND NOT ${bunga}`)} AS hutang_keluar,
      ${jumlah(sql`x.masuk`, sql`${hutang} AND NOT ${bunga}`)} AS hutang_lunas, ${jumlah(sql`x.rp`, bunga)} AS bunga,
      ${jumlah(sql`x.masuk`, sql`x.dari = 'PESANAN'`)} AS pesanan_masuk, ${jumlah(sql`x.keluar`, sql`x.dari = 'PESANAN'`)} AS pesanan_keluar,
      ${jumlah(sql`x.rp`, sql`x.dari = 'SERVICE'`)} AS service
    FROM x GROUP BY x.kode_sales ORDER BY 1`)
}

export const eod = { REKAP, EMAS, SALES }
