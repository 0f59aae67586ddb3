/**
 * Purchases by the day they were right (`beli_peristiwa`): what a day's report said stays so, a later cancel stands in its own report.
 * Source: areas 000-read-first 28.
 */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { grouped, only, waktu, within } from '@kencana/server-kit'
import type {
  laporanBatal,
  laporanHistory,
  laporanSales,
  laporanSelisih,
  laporanTransaksi,
} from './laporan-pembelian.contract.ts'

type Transaksi = OutputOf<typeof laporanTransaksi>
type Detail = Transaksi[number]['detail'][number]

export const transaksi = async (
  db: Queryable,
  input: InputOf<typeof laporanTransaksi>,
  kode_toko: string,
): Promise<Transaksi> => {
  const rows = await db.rows<Detail>(sql`
    SELECT v.tgl AS tgl_system, v.no_grup::text AS no_faktur_group, v.no_faktur::text AS no_faktur_beli,
      coalesce(p.no_faktur_tukar, p.no_lelang, v.no_faktur)::text AS dokumen, v.asal, v.kode_sales::text, v.nama_customer::text, v.nama_barang::text, v.kode_group::text, v.kode_dept::text, v.kadar::text, v.kondisi::text, v.qty,
      p.berat_nota, v.berat, v.harga_nota, (v.harga_nota - v.harga_total)::bigint AS potongan, v.harga_total AS harga, v.valid_by
    FROM beli_peristiwa v JOIN pembelian p ON p.no_faktur_beli = v.no_faktur
    WHERE v.kode_toko = ${kode_toko} AND v.arah = 1 ${within('v.tgl', input)}
      ${only('v.kode_group', input.kode_group)} ${only('v.kondisi', input.kondisi)}
      ${only('v.kode_sales', input.kode_sales)} ${only('v.valid_by', input.valid_by)} ${only('v.asal', input.asal)}
    ORDER BY v.tgl, v.no_faktur`)
  const groups = grouped(rows, (row) => row[input.group_by]).map(([_id, detail]) => ({ _id, detail }))
  return groups.toSorted((a, b) => (a._id < b._id ? -1 : 1))
}

export const perSales = (db: Queryable, input: InputOf<typeof laporanSales>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanSales>[number]>(sql`
    SELECT v.kode_sales::text,
      -- as he was called then
      (array_agg(v.nama_sales::text ORDER BY v.tgl DESC, v.no_faktur DESC))[1] AS nama_sales, sum(v.qty)::int AS jumlah,
      sum(v.berat)::bigint AS berat, sum(v.harga_total)::bigint AS harga
    FROM beli_peristiwa v
    WHERE v.kode_toko = ${kode_toko} AND v.arah = 1 ${within('v.tgl', input)}
      ${only('v.kode_sales', input.kode_sales)} ${only('v.kode_group', input.kode_group)} ${only('v.asal', input.asal)}
    GROUP BY v.kode_sales ORDER BY v.kode_sales`)

const persen = (beda: Sql, dari: Sql): Sql =>
  sql`coalesce(round(${beda} * 1000000::numeric / nullif(${dari}, 0)), 0)::int`

/** The rules that somebody agreed to break, at entry and at validation. */
const ALASAN = sql`
  coalesce((SELECT string_agg(DISTINCT x.kasus ->> 'aturan', ', ') FROM otorisasi_minta m, jsonb_array_elements(m.kasus) AS x (kasus)
    WHERE m.id IN (p.otorisasi, p.otorisasi_valid)), '-') AS alasan,
  coalesce((SELECT string_agg(DISTINCT o.disetujui_oleh::text, ', ') FROM otorisasi o
    WHERE o.id IN (p.otorisasi, p.otorisasi_valid)), '-') AS disetujui_oleh`

export const selisih = (db: Queryable, input: InputOf<typeof laporanSelisih>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanSelisih>[number]>(sql`
    SELECT v.tgl AS tgl_system, v.no_faktur::text AS no_faktur_beli, v.asal, p.no_faktur_jual::text, v.kode_sales::text, v.nama_sales::text,
      v.nama_barang::text, v.kode_group::text, v.kondisi::text, v.qty, p.berat_nota, v.berat, (v.berat - p.berat_nota)::bigint AS selisih_berat,
      ${persen(sql`(v.berat - p.berat_nota)`, sql`p.berat_nota`)} AS persen_berat, p.harga_bayar, v.harga_total AS harga,
      (v.harga_total - p.harga_bayar)::bigint AS selisih_harga,
      ${persen(sql`(v.harga_total - p.harga_bayar)`, sql`p.harga_bayar`)} AS persen_harga,
      floor(v.harga_total * 1000::numeric / v.berat)::bigint AS harga_rata, ${ALASAN}, v.valid_by
    FROM beli_peristiwa v JOIN pembelian p ON p.no_faktur_beli = v.no_faktur
    WHERE v.kode_toko = ${kode_toko} AND v.arah = 1 AND p.no_faktur_jual IS NOT NULL ${within('v.tgl', input)}
      ${only('v.kode_sales', input.kode_sales)} ${only('v.kode_group', input.kode_group)} ${only('v.asal', input.asal)}
    ORDER BY v.kode_sales, v.tgl, v.no_faktur`)

/** By which document a purchase `p` was undone: its own, that of the sale that had taken it in, or of the auction. */
const NO_BATAL = sql`coalesce(p.no_batal, (SELECT k.no_batal FROM penjualan k WHERE k.no_faktur_jual = p.no_faktur_tukar),
  (SELECT l.no_batal FROM hutang_lelang l WHERE l.no_lelang = p.no_lelang), '-')::text`

/** What happened to purchases in these days, each on its own: what happens later stands in its own day. */
export const history = (db: Queryable, input: InputOf<typeof laporanHistory>, kode_toko: string) => {
  const milik = sql`p.kode_toko = ${kode_toko} ${only('p.no_faktur_beli', input.no_faktur_beli)} ${only('p.asal', input.asal)}`
  return db.rows<OutputOf<typeof laporanHistory>[number]>(sql`
    SELECT x.tgl_system, ${waktu(sql`x.waktu`)} AS waktu, x.no_faktur_beli, x.asal, x.kejadian, x.dokumen, x.keterangan, x.berat, x.harga, x.user_id
    FROM (
      SELECT p.tgl_system, p.dibuat_pada AS waktu, p.no_faktur_beli, p.asal, 'INPUT' AS kejadian, p.no_grup::text AS dokumen,
        p.nama_customer || ', ' || p.nama_barang AS keterangan, p.berat, p.harga, p.user_id, 1 AS urut
      FROM pembelian p WHERE ${milik} ${within('p.tgl_system', input)}
      UNION ALL
      SELECT p.tgl_valid, p.valid_pada, p.no_faktur_beli, p.asal, 'VALIDASI', p.no_faktur_beli, p.cara_bayar, p.berat, p.harga, p.valid_by, 2
      FROM pembelian p WHERE ${milik} ${within('p.tgl_valid', input)}
      UNION ALL
      SELECT p.tgl_batal, p.batal_pada, p.no_faktur_beli, p.asal, 'BATAL', ${NO_BATAL}, p.alasan_batal, p.berat, p.harga, p.batal_oleh, 4
      FROM pembelian p WHERE ${milik} ${within('p.tgl_batal', input)}
      UNION ALL
      SELECT j.tgl_system, j.dibuat_pada, p.no_faktur_beli, p.asal,
        CASE WHEN j.membalik IS NULL THEN j.kind ELSE 'BATAL_' || j.kind END, j.document,
        concat_ws(' ', m.akun, nullif(m.ref, '-'), nullif(m.lot, p.no_faktur_beli)), p.berat, p.harga, j.user_id, 3
      FROM mutasi m JOIN pembelian p ON p.no_faktur_beli = m.lot JOIN jurnal j ON j.id = m.jurnal_id
      WHERE ${milik} AND m.kode_toko = ${kode_toko} ${within('m.tgl_system', input)} AND m.akun = 'BAKI' AND m.pcs < 0 AND j.kind <> 'BELI'
    ) x ORDER BY x.no_faktur_beli, x.waktu, x.urut`)
}

export const batal = (db: Queryable, input: InputOf<typeof laporanBatal>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanBatal>[number]>(sql`
    SELECT p.tgl_batal, ${NO_BATAL} AS no_batal, p.no_faktur_beli,
      p.asal, p.tgl_system, p.nama_customer::text, p.nama_barang::text, p.kode_group, 1 AS qty, p.berat, p.harga, CASE WHEN p.tgl_valid IS NULL THEN 'TIDAK' ELSE 'YA' END AS sah,
      p.alasan_batal AS alasan, p.batal_oleh, coalesce(o.disetujui_oleh, '-') AS disetujui_oleh
    FROM pembelian p LEFT JOIN otorisasi o ON o.id = coalesce(p.otorisasi_batal, (
      SELECT b.otorisasi FROM hutang_lelang l JOIN batal_otorisasi b ON b.nomor = l.no_batal WHERE l.no_lelang = p.no_lelang))
    WHERE p.kode_toko = ${kode_toko} ${within('p.tgl_batal', input)}
      ${only('p.kode_group', input.kode_group)} ${only('p.asal', input.asal)}
    ORDER BY p.tgl_batal, p.batal_pada, p.no_faktur_beli`)
