/** Purchases by the day they were booked: what a day's report said stays so, a later cancel stands in its own report. */
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

const KUNCI = {
  TANGGAL: (row: Detail) => row.tgl_system,
  KATEGORI: (row: Detail) => row.kode_group,
  KONDISI: (row: Detail) => row.kondisi,
  SALES: (row: Detail) => row.kode_sales,
}

export const transaksi = async (
  db: Queryable,
  input: InputOf<typeof laporanTransaksi>,
  kode_toko: string,
): Promise<Transaksi> => {
  const rows = await db.rows<Detail>(sql`
    SELECT p.tgl_valid AS tgl_system, p.no_faktur_beli, p.asal, p.kode_sales, p.nama_customer::text, p.nama_barang::text, p.kode_group, p.kode_dept,
      p.kadar, p.kondisi, 1 AS qty, p.berat_nota, p.berat, p.harga_nota, (p.harga_nota - p.harga)::bigint AS potongan, p.harga,
      p.valid_by, p.status
    FROM pembelian p
    WHERE p.kode_toko = ${kode_toko} ${within('p.tgl_valid', input)}
      ${only('p.kode_group', input.kode_group)} ${only('p.kondisi', input.kondisi)}
      ${only('p.kode_sales', input.kode_sales)} ${only('p.valid_by', input.valid_by)} ${only('p.asal', input.asal)}
    ORDER BY p.tgl_valid, p.no_faktur_beli`)
  const groups = grouped(rows, KUNCI[input.group_by]).map(([_id, detail]) => ({ _id, detail }))
  return groups.toSorted((a, b) => (a._id < b._id ? -1 : 1))
}

export const perSales = (db: Queryable, input: InputOf<typeof laporanSales>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanSales>[number]>(sql`
    SELECT p.kode_sales, s.nama_sales::text, count(*)::int AS jumlah, sum(p.berat)::bigint AS berat, sum(p.harga)::bigint AS harga
    FROM pembelian p JOIN sales s ON s.kode_toko = p.kode_toko AND s.kode_sales = p.kode_sales
    WHERE p.kode_toko = ${kode_toko} ${within('p.tgl_valid', input)}
      ${only('p.kode_sales', input.kode_sales)} ${only('p.kode_group', input.kode_group)}
    GROUP BY p.kode_sales, s.nama_sales ORDER BY p.kode_sales`)

const persen = (beda: Sql, dari: Sql): Sql =>
  sql`coalesce(round(${beda} * 1000000::numeric / nullif(${dari}, 0)), 0)::int`

export const selisih = (db: Queryable, input: InputOf<typeof laporanSelisih>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanSelisih>[number]>(sql`
    SELECT p.tgl_valid AS tgl_system, p.no_faktur_beli, p.no_faktur_jual::text, p.kode_sales, p.nama_sales::text, p.nama_barang::text,
      p.kode_group, p.kondisi, 1 AS qty, p.berat_nota, p.berat, (p.berat - p.berat_nota)::bigint AS selisih_berat,
      ${persen(sql`(p.berat - p.berat_nota)`, sql`p.berat_nota`)} AS persen_berat, p.harga_bayar, p.harga,
      (p.harga - p.harga_bayar)::bigint AS selisih_harga, ${persen(sql`(p.harga - p.harga_bayar)`, sql`p.harga_bayar`)} AS persen_harga,
      p.valid_by
    FROM pembelian p
    WHERE p.kode_toko = ${kode_toko} AND p.no_faktur_jual IS NOT NULL ${within('p.tgl_valid', input)}
      ${only('p.kode_sales', input.kode_sales)} ${only('p.kode_group', input.kode_group)}
    ORDER BY p.kode_sales, p.tgl_valid, p.no_faktur_beli`)

export const history = (db: Queryable, input: InputOf<typeof laporanHistory>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanHistory>[number]>(sql`
    WITH p AS (
      SELECT * FROM pembelian
      WHERE kode_toko = ${kode_toko} ${within('tgl_system', input)}
        ${only('no_faktur_beli', input.no_faktur_beli)}
    )
    SELECT x.tgl_system, ${waktu(sql`x.waktu`)} AS waktu, x.no_faktur_beli, x.kejadian, x.dokumen, x.keterangan, x.berat, x.harga, x.user_id
    FROM (
      SELECT p.tgl_system, p.dibuat_pada AS waktu, p.no_faktur_beli, 'INPUT' AS kejadian, p.no_grup::text AS dokumen,
        p.nama_customer || ', ' || p.nama_barang AS keterangan, p.berat, p.harga, p.user_id, 1 AS urut
      FROM p
      UNION ALL
      SELECT p.tgl_valid, p.valid_pada, p.no_faktur_beli, 'VALIDASI', p.no_faktur_beli, p.cara_bayar, p.berat, p.harga, p.valid_by, 2
      FROM p WHERE p.tgl_valid IS NOT NULL
      UNION ALL
      SELECT p.tgl_batal, p.batal_pada, p.no_faktur_beli, 'BATAL', coalesce(p.no_batal, '-'), p.alasan_batal, p.berat, p.harga, p.batal_oleh, 4
      FROM p WHERE p.tgl_batal IS NOT NULL
      UNION ALL
      SELECT j.tgl_system, j.dibuat_pada, p.no_faktur_beli,
        CASE WHEN j.membalik IS NULL THEN j.kind ELSE 'BATAL_' || j.kind END, j.document,
        concat_ws(' ', m.akun, nullif(m.ref, '-'), nullif(m.lot, p.no_faktur_beli)), p.berat, p.harga, j.user_id, 3
      FROM p JOIN mutasi m ON m.lot = p.no_faktur_beli AND m.pcs < 0 AND m.akun = 'BAKI' JOIN jurnal j ON j.id = m.jurnal_id
      WHERE j.kind <> 'BELI'
    ) x ORDER BY x.no_faktur_beli, x.waktu, x.urut`)

export const batal = (db: Queryable, input: InputOf<typeof laporanBatal>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanBatal>[number]>(sql`
    SELECT p.tgl_batal, coalesce(p.no_batal, (SELECT k.no_batal FROM penjualan k WHERE k.no_faktur_jual = p.no_faktur_tukar), '-')::text AS no_batal, p.no_faktur_beli, p.tgl_system, p.nama_customer::text, p.nama_barang::text,
      p.kode_group, 1 AS qty, p.berat, p.harga, CASE WHEN p.tgl_valid IS NULL THEN 'TIDAK' ELSE 'YA' END AS sah,
      p.alasan_batal AS alasan, p.batal_oleh, coalesce(o.disetujui_oleh, '-') AS disetujui_oleh
    FROM pembelian p LEFT JOIN otorisasi o ON o.id = p.otorisasi_batal
    WHERE p.kode_toko = ${kode_toko} ${within('p.tgl_batal', input)}
      ${only('p.kode_group', input.kode_group)}
    ORDER BY p.tgl_batal, p.batal_pada, p.no_faktur_beli`)
