/**
 * What was sold, by the day it was booked (`jual_peristiwa`): what a day's report said stays so, a later cancel stands in its own day.
 * Source: areas 000-read-first, exact definitions.
 */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { only, within } from '@kencana/server-kit'
import type {
  cekNota,
  laporanBatalJual,
  laporanJualBayar,
  laporanJualMarketplace,
  laporanJualSales,
  laporanMargin,
  laporanTransaksiJual,
} from './laporan-penjualan.contract.ts'

/** Rows of `v` that became right in an hour of the day, as Grafik Penjualan counts them. */
const padaJam = (jam: string): Sql =>
  jam === 'ALL'
    ? sql``
    : sql`AND ${jam} = (
      SELECT to_char(coalesce((SELECT k.valid_pada FROM penjualan k WHERE k.no_faktur_jual = v.no_faktur),
        (SELECT s.dibuat_pada FROM pesanan_serah s WHERE s.no_serah = v.no_faktur)) AT TIME ZONE t.zona_waktu, 'HH24')
      FROM toko t WHERE t.kode_toko = v.kode_toko)`

export const transaksiJual = (db: Queryable, input: InputOf<typeof laporanTransaksiJual>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanTransaksiJual>[number]>(sql`
    SELECT v.no_faktur AS no_faktur_jual, v.tgl AS tgl_system, v.asal, v.kode_sales, v.nama_customer::text, v.kode_barcode,
      v.nama_barang::text, v.kode_group, v.kode_dept, v.qty, v.berat, v.kadar, v.harga_gram,
      coalesce(d.harga_gram_kadar, CASE WHEN s.kali_kadar IS FALSE THEN v.harga_gram ELSE round(v.harga_gram::numeric * v.persentase / 1000000) END)::bigint AS harga_gram_kadar,
      v.ongkos, v.diskon, v.harga_total, coalesce(d.jenis_ppn, s.jenis_ppn) AS jenis_ppn, v.user_id AS kasir, v.valid_by
    FROM jual_peristiwa v LEFT JOIN penjualan_detail d ON d.no_faktur_jual = v.no_faktur AND d.kode_barang = v.kode_barang
      LEFT JOIN pesanan_serah s ON s.no_serah = v.no_faktur
    WHERE v.kode_toko = ${kode_toko} AND v.arah = 1 ${within('v.tgl', input)} ${only('v.asal', input.type)}
      ${only('v.kode_group', input.kode_group)} ${only('v.kode_sales', input.kode_sales)} ${only('v.user_id', input.kasir)}
      ${only('v.valid_by', input.valid_by)}
      ${only('v.kode_marketplace', input.kode_marketplace)} ${padaJam(input.jam)}
    ORDER BY v.kode_group, v.tgl, v.no_faktur, v.kode_barcode`)

export const jualPerSales = (db: Queryable, input: InputOf<typeof laporanJualSales>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanJualSales>[number]>(sql`
    WITH v AS (
      SELECT * FROM jual_peristiwa v
      WHERE v.kode_toko = ${kode_toko} ${within('v.tgl', input)} ${only('v.kode_sales', input.kode_sales)}
        ${only('v.kode_group', input.kode_group)}
    ), uang AS (
      SELECT n.kode_sales, sum(CASE WHEN p.cara_bayar <> 'CASH' THEN 0 WHEN p.arah = 'MASUK' THEN p.jumlah ELSE -p.jumlah END) AS cash,
        -- by its cause: the rest of a deposit goes out as well, and what was ahead of an order
        sum(p.jumlah) FILTER (WHERE p.arah = 'KELUAR' AND EXISTS (
          SELECT FROM pembayaran t WHERE t.dokumen = p.dokumen AND t.cara_bayar = 'TUKAR')) AS keluar
      FROM (SELECT DISTINCT kode_sales, no_faktur FROM v WHERE arah = 1) n JOIN pembayaran p ON p.dokumen = n.no_faktur
      GROUP BY 1
    ), jumlah AS (
      -- as he was called then
      SELECT kode_sales, (array_agg(nama_sales::text ORDER BY tgl DESC, no_faktur DESC))[1] AS nama_sales, (count(*) FILTER (WHERE arah = 1))::int AS qty, coalesce(sum(berat) FILTER (WHERE arah = 1), 0)::bigint AS berat,
        coalesce(sum(harga_total) FILTER (WHERE arah = 1), 0)::bigint AS harga_total,
        coalesce(sum(ongkos) FILTER (WHERE arah = 1), 0)::bigint AS ongkos,
        coalesce(sum(diskon) FILTER (WHERE arah = 1), 0)::bigint AS diskon,
        coalesce(sum(harga_total) FILTER (WHERE arah = -1), 0)::bigint AS batal
      FROM v GROUP BY 1
    )
    SELECT j.kode_sales, j.nama_sales, j.qty, j.berat, j.harga_total, j.ongkos, j.diskon, coalesce(u.cash, 0)::bigint AS cash,
      coalesce(u.keluar, 0)::bigint AS tukar_kurang, j.batal
    FROM jumlah j LEFT JOIN uang u ON u.kode_sales = j.kode_sales ORDER BY j.kode_sales`)

/** The days on which a nota, or an order handed over, stands in reports. @param nomor one that is there */
export const hariNota = async (db: Queryable, nomor: string): Promise<OutputOf<typeof cekNota>> => {
  const row = await db.one<OutputOf<typeof cekNota>>(sql`
    SELECT no_faktur_jual::text, tgl_system AS entri, tgl_valid AS sah, tgl_batal AS batal, no_batal::text, NULL::text AS no_pesanan
    FROM penjualan WHERE no_faktur_jual = ${nomor}
    UNION ALL
    SELECT s.no_serah::text, s.tgl_system, s.tgl_system, d.tgl_system, s.no_batal::text, s.no_pesanan::text
    FROM pesanan_serah s LEFT JOIN dokumen d ON d.nomor = s.no_batal WHERE s.no_serah = ${nomor}`)
  if (!row) throw new Error('no nota')
  return row
}

/** An order handed over, by its number or the barcode of its piece, the last one first; undefined when there is none. */
export const cariSerah = async (db: Queryable, kode_toko: string, apa: string): Promise<string | undefined> => {
  const row = await db.one<{ no_serah: string }>(sql`
    SELECT no_serah::text FROM (
      (SELECT s.no_serah, s.dibuat_pada FROM pesanan_serah s WHERE s.no_serah = ${apa} AND s.kode_toko = ${kode_toko})
      UNION ALL
      (SELECT s.no_serah, s.dibuat_pada FROM barang b JOIN pesanan_serah s ON s.kode_barang = b.kode_barang
        WHERE b.kode_barcode = ${apa} AND s.kode_toko = ${kode_toko})
    ) x ORDER BY dibuat_pada DESC LIMIT 1`)
  return row?.no_serah
}

/** What came by one way, less what went out by it. */
const lewat = (cara: string): Sql =>
  sql`coalesce(sum(CASE p.arah WHEN 'MASUK' THEN p.jumlah ELSE -p.jumlah END) FILTER (WHERE p.cara_bayar = ${cara}), 0)::bigint`

// What was paid ahead of an order pays it as a deposit does a nota, and gold beyond the piece as a piece traded in.
export const jualBayar = (db: Queryable, input: InputOf<typeof laporanJualBayar>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanJualBayar>[number]>(sql`
    WITH k AS (
      SELECT no_faktur_jual, tgl_valid AS tgl, nama_customer, tagihan, 0::bigint AS persekot, 0::bigint AS beli, kode_sales, valid_by FROM penjualan
      WHERE kode_toko = ${kode_toko} ${within('tgl_valid', input)}
      UNION ALL
      SELECT s.no_serah, s.tgl_system, o.nama_customer, s.total, s.persekot, s.beli, o.kode_sales, s.user_id
      FROM pesanan_serah s JOIN pesanan o ON o.no_pesanan = s.no_pesanan
      WHERE s.kode_toko = ${kode_toko} ${within('s.tgl_system', input)}
    )
    SELECT k.no_faktur_jual::text, k.tgl AS tgl_system, k.nama_customer::text, k.tagihan AS total, ${lewat('CASH')} AS cash,
      ${lewat('TRANSFER')} AS transfer, ${lewat('DEBET')} AS debet, ${lewat('CREDIT')} AS credit, ${lewat('QRIS')} AS qris,
      ${lewat('MARKETPLACE')} AS marketplace, k.beli + ${lewat('TUKAR')} AS tukar, k.persekot + ${lewat('TITIPAN')} AS titipan,
      ${lewat('POIN')} AS poin, ${lewat('VOUCHER')} AS voucher, coalesce(sum(p.diterima - p.jumlah), 0)::bigint AS kembali,
      coalesce(sum(p.biaya), 0)::bigint AS biaya_bank, k.valid_by::text
    FROM k LEFT JOIN pembayaran p ON p.dokumen = k.no_faktur_jual
    WHERE true ${only('k.kode_sales', input.kode_sales)} ${only('k.valid_by', input.valid_by)}
    GROUP BY k.no_faktur_jual, k.tgl, k.nama_customer, k.tagihan, k.persekot, k.beli, k.valid_by ORDER BY k.tgl, k.no_faktur_jual`)

export const jualMarketplace = (db: Queryable, input: InputOf<typeof laporanJualMarketplace>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanJualMarketplace>[number]>(sql`
    SELECT v.no_faktur AS no_faktur_jual, v.tgl AS tgl_system, v.kode_marketplace::text AS marketplace, v.no_order::text, v.nama_customer::text,
      v.kode_member::text, v.kode_group, v.kode_dept, v.nama_barang::text, v.qty, v.berat, (v.harga_jual + v.harga_atribut)::bigint AS harga,
      v.ongkos, v.diskon, v.harga_total
    FROM jual_peristiwa v
    WHERE v.kode_toko = ${kode_toko} AND v.arah = 1 AND v.kode_marketplace IS NOT NULL ${within('v.tgl', input)}
      ${only('v.kode_marketplace', input.marketplace)} ${only('v.kode_group', input.kode_group)}
    ORDER BY v.kode_marketplace, v.tgl, v.no_faktur, v.kode_barcode`)

/** Notas that were undone or turned down. */
const batalNota = (input: InputOf<typeof laporanBatalJual>, kode_toko: string): Sql => sql`
  SELECT k.tgl_batal, coalesce(k.no_batal, '-') AS no_batal, k.no_faktur_jual::text, k.tgl_system, k.nama_customer::text,
    r.nama_barang::text, d.kode_group::text, 1 AS qty, d.berat, d.total AS harga,
    CASE WHEN k.no_batal IS NULL THEN 'TIDAK' ELSE 'YA' END AS sah, coalesce(u.cara, '-') AS kembali, k.alasan_batal AS alasan,
    k.batal_oleh::text, coalesce(o.disetujui_oleh::text, '-') AS disetujui_oleh, k.batal_pada, d.urut
  FROM penjualan k
  JOIN penjualan_detail d ON d.no_faktur_jual = k.no_faktur_jual
  JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
  LEFT JOIN otorisasi o ON o.id = k.otorisasi_batal
  LEFT JOIN penjualan_kembali l ON l.no_faktur_jual = k.no_faktur_jual
  LEFT JOIN LATERAL (
    SELECT string_agg(DISTINCT p.cara_bayar, ', ') AS cara FROM pembayaran p
    WHERE k.no_batal IS NOT NULL AND p.ref = '-' AND p.dokumen = coalesce(l.no_kembali, k.no_faktur_jual)
      AND (l.no_kembali IS NULL OR p.arah = 'KELUAR')
  ) u ON true
  WHERE k.kode_toko = ${kode_toko} ${within('k.tgl_batal', input)} ${only('d.kode_group', input.kode_group)}`

/** Orders that were handed over by mistake; their reason stands in the trail alone. */
const batalSerah = (input: InputOf<typeof laporanBatalJual>, kode_toko: string): Sql => sql`
  SELECT v.tgl, v.no_batal, v.no_faktur::text, s.tgl_system, v.nama_customer::text, v.nama_barang::text, v.kode_group::text, v.qty, v.berat,
    v.harga_total, 'YA', coalesce(u.cara, '-'), coalesce(l.alasan, '-'), v.valid_by, coalesce(o.disetujui_oleh::text, '-'), j.dibuat_pada, 1
  FROM jual_peristiwa v
  JOIN pesanan_serah s ON s.no_serah = v.no_faktur
  JOIN jurnal j ON j.document = v.no_batal AND j.kind = 'SERAH_PESANAN'
  LEFT JOIN batal_otorisasi a ON a.nomor = v.no_batal
  LEFT JOIN otorisasi o ON o.id = a.otorisasi
  LEFT JOIN LATERAL (
    SELECT string_agg(DISTINCT p.cara_bayar, ', ') AS cara FROM pembayaran p WHERE p.dokumen = v.no_faktur AND p.ref = '-'
  ) u ON true
  LEFT JOIN LATERAL (SELECT x.sesudah ->> 'alasan' AS alasan FROM audit_log x
    WHERE x.dokumen = v.no_batal AND x.dokumen <> '-' ORDER BY x.id LIMIT 1) l ON true
  WHERE v.kode_toko = ${kode_toko} AND v.arah = -1 AND v.asal = 'PESANAN' ${within('v.tgl', input)} ${only('v.kode_group', input.kode_group)}`

export const batalJualan = (db: Queryable, input: InputOf<typeof laporanBatalJual>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanBatalJual>[number]>(sql`
    SELECT x.tgl_batal, x.no_batal, x.no_faktur_jual, x.tgl_system, x.nama_customer, x.nama_barang, x.kode_group, x.qty, x.berat, x.harga,
      x.sah, x.kembali, x.alasan, x.batal_oleh, x.disetujui_oleh
    FROM (${batalNota(input, kode_toko)} UNION ALL ${batalSerah(input, kode_toko)}) x
    ORDER BY x.tgl_batal, x.batal_pada, x.no_faktur_jual, x.urut`)

/** Sold and undone pieces with what they cost; of an order its own gold alone. */
const bermodal = (input: InputOf<typeof laporanMargin>, kode_toko: string): Sql => sql`
  SELECT v.tgl, v.no_faktur, v.nama_barang, v.kode_group, g.nama_group, v.arah, v.kode_barcode, (v.arah * v.berat)::bigint AS berat,
    (v.arah * v.harga_total)::bigint AS dijual, v.modal = 0 AS tanpa, v.arah * round(v.modal::numeric * v.berat_harga / v.berat) AS modal
  FROM jual_peristiwa v JOIN master_group g ON g.kode_group = v.kode_group
  WHERE v.kode_toko = ${kode_toko} ${within('v.tgl', input)} ${only('v.kode_group', input.kode_group)}
    ${only('g.jenis_group', input.jenis_group)}`

type Margin = typeof laporanMargin.rows

export const margin = {
  REKAP: (db: Queryable, input: InputOf<typeof laporanMargin>, kode_toko: string) =>
    db.rows<Margin['REKAP']['_output']>(sql`
      SELECT x.kode_group::text, x.nama_group::text, coalesce(sum(x.arah) FILTER (WHERE NOT x.tanpa), 0)::int AS jumlah_qty,
        coalesce(sum(x.berat) FILTER (WHERE NOT x.tanpa), 0)::bigint AS total_berat,
        coalesce(sum(x.modal) FILTER (WHERE NOT x.tanpa), 0)::bigint AS total_modal,
        coalesce(sum(x.dijual) FILTER (WHERE NOT x.tanpa), 0)::bigint AS total_dijual,
        coalesce(sum(x.dijual - x.modal) FILTER (WHERE NOT x.tanpa), 0)::bigint AS total_margin,
        coalesce(sum(x.arah) FILTER (WHERE x.tanpa), 0)::int AS tanpa_modal
      FROM (${bermodal(input, kode_toko)}) x GROUP BY x.kode_group, x.nama_group ORDER BY x.kode_group`),
  DETAIL: (db: Queryable, input: InputOf<typeof laporanMargin>, kode_toko: string) =>
    db.rows<Margin['DETAIL']['_output']>(sql`
      SELECT x.tgl AS tgl_system, x.no_faktur AS no_faktur_jual, x.nama_barang::text, x.kode_group::text,
        CASE WHEN x.tanpa THEN 0 ELSE x.arah END AS jumlah_qty, CASE WHEN x.tanpa THEN 0 ELSE x.berat END AS total_berat,
        CASE WHEN x.tanpa THEN 0 ELSE x.modal END::bigint AS total_modal, CASE WHEN x.tanpa THEN 0 ELSE x.dijual END AS total_dijual,
        CASE WHEN x.tanpa THEN 0 ELSE x.dijual - x.modal END::bigint AS total_margin, CASE WHEN x.tanpa THEN x.arah ELSE 0 END AS tanpa_modal
      FROM (${bermodal(input, kode_toko)}) x ORDER BY x.kode_group, x.tgl, x.no_faktur, x.kode_barcode, x.arah DESC`),
}
