import type { InputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { only, standing, within } from '@kencana/server-kit'
import type { z } from 'zod'
import { nilaiBarang } from '../transaksi-hutang/nilai-hutang.api.ts'
import type {
  laporanBatalHutang,
  laporanHutangLunas,
  laporanStockHutang,
  laporanTransaksiHutang,
} from './laporan-hutang.contract.ts'

type Baris<E extends { rows: z.ZodType }> = z.output<E['rows']>
type BarisDari<E extends { rows: object }, K extends keyof E['rows']> =
  E['rows'][K] extends z.ZodType<infer Row> ? Row : never

/** The items of a loan `k`, and what they come to. */
const BARANG = sql`
  SELECT string_agg(d.nama_barang || ' ' || d.kadar, ', ' ORDER BY d.urut) AS barang, sum(d.berat)::bigint AS berat,
    jsonb_agg(jsonb_build_object('nama_barang', d.nama_barang, 'berat', d.berat, 'kadar', d.kadar, 'jumlah', d.jumlah) ORDER BY d.urut) AS detail_barang
  FROM hutang_detail d WHERE d.no_hutang = k.no_hutang`

/** What moved the principal of a loan `k` last, up to a day. */
const terakhir = (sampai: string): Sql => sql`
  SELECT m.rp, m.tgl_system, o.kode FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id JOIN dokumen o ON o.nomor = j.document
  WHERE m.akun = 'PIUTANG' AND m.ref = k.no_hutang AND m.tgl_system <= ${sampai} ORDER BY m.jurnal_id DESC LIMIT 1`

/** What a loan was after that: owed where it rose, else what ended it. */
const STATUS = sql`CASE WHEN t.rp > 0 THEN 'AKTIF' ELSE
  CASE t.kode WHEN 'LNH' THEN 'LUNAS' WHEN 'RMH' THEN 'DIPEREMAJAKAN' WHEN 'LLH' THEN 'LELANG' ELSE 'BATAL' END END`

type Transaksi = InputOf<typeof laporanTransaksiHutang>

const menurut = (input: Transaksi, kode_toko: string): Sql => {
  if (input.type_tgl === 'tgl_jatuh_tempo') return sql`k.tgl_valid IS NOT NULL ${within('k.tgl_jatuh_tempo', input)}`
  if (input.type_tgl === 'tgl_hutang') return sql`true ${within('k.tgl_valid', input)}`
  return sql`k.no_hutang IN (SELECT m.ref FROM mutasi m
    WHERE m.kode_toko = ${kode_toko} AND m.akun = 'PIUTANG' AND m.rp < 0 ${within('m.tgl_system', input)})
    AND ${STATUS} NOT IN ('AKTIF', 'BATAL') ${within('t.tgl_system', input)}`
}

/** Loans that were right, as they stood on the last day. */
export const transaksiHutang = (
  db: Queryable,
  input: Transaksi,
  kode_toko: string,
): Promise<Baris<typeof laporanTransaksiHutang>[]> =>
  db.rows(sql`
    SELECT k.no_hutang::text, k.tgl_valid AS tgl_hutang, k.nama_customer::text, b.barang, b.berat AS berat_total, k.jumlah_hutang, k.bunga,
      k.besar_kembali, k.lama, k.tgl_jatuh_tempo, CASE WHEN ${STATUS} IN ('AKTIF', 'BATAL') THEN '' ELSE t.tgl_system::text END AS tgl_lunas,
      ${STATUS} AS status_hutang, k.valid_by::text, b.detail_barang
    FROM hutang k CROSS JOIN LATERAL (${BARANG}) b CROSS JOIN LATERAL (${terakhir(input.tgl_akhir)}) t
    WHERE k.kode_toko = ${kode_toko} AND ${menurut(input, kode_toko)} ${only('k.valid_by', input.valid_by)}
    ORDER BY k.tgl_valid, k.valid_pada, k.no_hutang`)

/** What a payment `x` brought, less what it gave. */
const JUMLAH = sql`(x.pokok - x.keluar + x.bunga + x.denda - x.diskon)::bigint`

export const hutangLunas = (
  db: Queryable,
  input: InputOf<typeof laporanHutangLunas>,
  kode_toko: string,
): Promise<Baris<typeof laporanHutangLunas>[]> =>
  db.rows(sql`
    SELECT x.tgl_system, x.no_bayar::text, x.no_hutang::text, k.nama_customer::text, b.barang, b.berat, x.jenis, k.jumlah_hutang AS pokok,
      dulu.bunga AS bunga_lunas, dulu.denda, x.diskon, ${JUMLAH} AS total_bayar,
      coalesce((SELECT string_agg(DISTINCT p.cara_bayar, ', ') FROM pembayaran p WHERE p.dokumen = x.no_bayar), '-') AS cara_bayar,
      x.pengambil, x.user_id::text, b.detail_barang
    FROM hutang_bayar x JOIN hutang k USING (no_hutang) CROSS JOIN LATERAL (${BARANG}) b CROSS JOIN LATERAL (
      SELECT sum(y.bunga)::bigint AS bunga, sum(y.denda)::bigint AS denda FROM hutang_bayar y
      WHERE y.no_hutang = x.no_hutang AND y.dibuat_pada <= x.dibuat_pada ${standing('y.no_batal', input)}
    ) dulu
    WHERE x.kode_toko = ${kode_toko} AND x.jenis <> 'BUNGA' ${within('x.tgl_system', input)} ${only('x.user_id', input.valid_by)} ${standing('x.no_batal', input)}
    ORDER BY x.tgl_system, x.dibuat_pada, x.no_bayar`)

type Batal = InputOf<typeof laporanBatalHutang>

/** Who agreed to an undo. */
const DISETUJUI = (no_batal: Sql): Sql =>
  sql`coalesce((SELECT max(o.disetujui_oleh::text) FROM otorisasi o WHERE o.dokumen = ${no_batal}), '-') AS disetujui_oleh`

/** Loans that were called off; a renewed one goes with what had renewed it. */
export const hutangBatal = (
  db: Queryable,
  input: Batal,
  kode_toko: string,
): Promise<BarisDari<typeof laporanBatalHutang, 'HUTANG'>[]> =>
  db.rows(sql`
    SELECT k.tgl_batal, n.no_batal, k.no_hutang::text, coalesce(k.tgl_valid, k.tgl_system) AS tgl_hutang, k.nama_customer::text, b.barang,
      k.jumlah_hutang, CASE WHEN k.tgl_valid IS NULL THEN 'TIDAK' ELSE 'YA' END AS sah,
      CASE WHEN k.tgl_valid IS NULL THEN 0 ELSE b.berat END AS berat_kembali,
      CASE WHEN k.tgl_valid IS NULL THEN 0 ELSE k.jumlah_hutang END AS pokok_batal,
      k.alasan_batal AS alasan, k.batal_oleh::text, ${DISETUJUI(sql`n.no_batal`)}
    FROM hutang k CROSS JOIN LATERAL (${BARANG}) b CROSS JOIN LATERAL (
      SELECT coalesce(k.no_batal, (SELECT x.no_batal FROM hutang_bayar x WHERE x.no_hutang = k.no_asal AND x.no_baru = k.no_hutang), '-')::text AS no_batal
    ) n
    WHERE k.kode_toko = ${kode_toko} ${within('k.tgl_batal', input)}
    ORDER BY k.tgl_batal, k.batal_pada, k.no_hutang`)

/** What an undo took back: what was paid of a loan, by its customer or with its goods, or what an auction left over for him. */
const dibatalkan = (no_batal: Sql): Sql => sql`
  SELECT x.no_bayar, x.tgl_system, x.jenis, x.no_hutang, ${JUMLAH} AS jumlah, x.no_batal FROM hutang_bayar x WHERE x.no_batal = ${no_batal}
  UNION ALL
  SELECT l.no_lelang, l.tgl_system, 'LELANG', l.no_hutang, l.nilai + l.kurang, l.no_batal FROM hutang_lelang l WHERE l.no_batal = ${no_batal}
  UNION ALL
  SELECT s.no_surplus, s.tgl_system, 'KELEBIHAN', l.no_hutang, -s.jumlah, s.no_batal
  FROM hutang_surplus s JOIN hutang_lelang l USING (no_lelang) WHERE s.no_batal = ${no_batal}`

/** Payments that were undone; their reason stands in the trail alone. */
export const bayarBatal = (
  db: Queryable,
  input: Batal,
  kode_toko: string,
): Promise<BarisDari<typeof laporanBatalHutang, 'PEMBAYARAN'>[]> =>
  db.rows(sql`
    SELECT j.tgl_system AS tgl_batal, x.no_batal::text, x.no_bayar::text, x.tgl_system AS tgl_bayar, x.jenis, x.no_hutang::text,
      k.nama_customer::text, x.jumlah,
      coalesce((SELECT l.sesudah ->> 'alasan' FROM audit_log l WHERE l.dokumen = x.no_batal AND l.dokumen <> '-' AND l.sesudah ->> 'alasan' IS NOT NULL ORDER BY l.id LIMIT 1), '-') AS alasan,
      j.user_id::text AS batal_oleh, ${DISETUJUI(sql`x.no_batal`)}
    FROM jurnal j CROSS JOIN LATERAL (${dibatalkan(sql`j.document`)}) x JOIN hutang k USING (no_hutang)
    WHERE j.kode_toko = ${kode_toko} ${within('j.tgl_system', input)} AND j.membalik IS NOT NULL
    ORDER BY j.tgl_system, j.id`)

/** The day on which a loan `k` was lent first, however often it was renewed since; of the books of before as they said it. */
const PERTAMA = sql`(
  WITH RECURSIVE rantai AS (
    SELECT k.no_asal, k.tgl_valid, k.awal, k.mulai, k.tgl_hutang
    UNION ALL
    SELECT h.no_asal, h.tgl_valid, h.awal, h.mulai, h.tgl_hutang FROM rantai r JOIN hutang h ON h.no_hutang = r.no_asal
  ) SELECT CASE WHEN awal THEN coalesce(tgl_hutang, mulai) ELSE tgl_valid END FROM rantai WHERE no_asal IS NULL)`

type Stock = InputOf<typeof laporanStockHutang>

/**
 * Goods in custody after a day, from the books. Their value is at that day's price of their category, none where it had none; the principal is parted among a loan's items to the rupiah.
 */
const simpanan = ({ tanggal }: Stock, kode_toko: string): Sql => sql`
  WITH ada AS (
    SELECT ref, lot, kode_group, pcs, mg FROM saldo_akun(${kode_toko}, ${tanggal}, ARRAY['HUTANG_BARANG'])
  ), harga AS (
    SELECT g.kode_group, (SELECT h.harga FROM harga_emas h WHERE h.kode_group = g.kode_group AND h.tgl_system <= ${tanggal} ORDER BY h.id DESC LIMIT 1) AS harga
    FROM (SELECT DISTINCT kode_group FROM ada) g
  ), isi AS (
    SELECT k.no_hutang::text, k.nama_customer::text, d.urut, d.nama_barang::text, a.kode_group::text, d.kadar::text, a.pcs::int AS jumlah, a.mg AS berat,
      d.berat_plastik, k.tgl_jatuh_tempo, ${tanggal}::date - ${PERTAMA} AS umur,
      div(k.jumlah_hutang::numeric * sum(d.taksiran) OVER sampai, k.nilai) - div(k.jumlah_hutang::numeric * (sum(d.taksiran) OVER sampai - d.taksiran), k.nilai) AS pokok,
      ${nilaiBarang(sql`k.kode_toko`, sql`h.harga`)} AS nilai
    FROM ada a JOIN hutang k ON k.no_hutang = a.ref JOIN hutang_detail d ON d.no_hutang = a.ref AND d.urut = a.lot::integer
    JOIN harga h ON h.kode_group = a.kode_group
    WINDOW sampai AS (PARTITION BY d.no_hutang ORDER BY d.urut)
  )`

/** Item by item, what is due first above. */
export const stockDetail = (
  db: Queryable,
  input: Stock,
  kode_toko: string,
): Promise<BarisDari<typeof laporanStockHutang, 'DETAIL'>[]> =>
  db.rows(sql`
    ${simpanan(input, kode_toko)}
    SELECT no_hutang, nama_customer, nama_barang, kadar, berat_plastik, tgl_jatuh_tempo, umur, kode_group, jumlah, berat, pokok::bigint, nilai::bigint,
      coalesce((SELECT t.tempat FROM hutang_tempat t JOIN toko z ON z.kode_toko = ${kode_toko}
        WHERE t.akar = akar_hutang(isi.no_hutang) AND (t.dibuat_pada AT TIME ZONE z.zona_waktu)::date <= ${input.tanggal} ORDER BY t.ke DESC LIMIT 1), '-') AS tempat
    FROM isi ORDER BY tgl_jatuh_tempo, no_hutang, urut`)

/** Category by category, and within it by fineness. */
export const stockRekap = (
  db: Queryable,
  input: Stock,
  kode_toko: string,
): Promise<BarisDari<typeof laporanStockHutang, 'REKAP'>[]> =>
  db.rows(sql`
    ${simpanan(input, kode_toko)}
    SELECT i.kode_group, g.nama_group::text, i.kadar, sum(i.jumlah)::int AS jumlah, sum(i.berat)::bigint AS berat, sum(i.pokok)::bigint AS pokok,
      sum(i.nilai)::bigint AS nilai
    FROM isi i JOIN master_group g USING (kode_group) GROUP BY 1, 2, 3 ORDER BY 1, 3`)
