/**
 * Money by what it was for, read from the lines of the ledger alone: what a document's own table says cannot make it differ. A
 * reversal stands on its own day, the other way round under the category of what it takes back, and is never netted.
 */
import { type InputOf, SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { only, within } from '@kencana/server-kit'
import type { z } from 'zod'
import {
  BARIS_KATEGORI,
  KATEGORI_BIAYA_BANK,
  KEMBALI_LAIN,
  KODE_SISA_TITIPAN,
} from '../kategori/kategori-uang.contract.ts'
import { type laporanCash, type laporanNonCash, SALDO_AWAL } from './laporan-uang.contract.ts'

type Rows<E extends { rows: object }, K extends keyof E['rows']> =
  E['rows'][K] extends z.ZodType<infer Row extends object> ? Row : never

/** Names of categories, and codes that have some of their own: all others go by what they take back. */
const nama = sql`nama AS (SELECT * FROM jsonb_to_recordset(${sql.json(BARIS_KATEGORI)}::jsonb) x (kode text, arah text, kategori text, urut integer))`

/** The category of a line `g` that went `g.arah`; a document without one stands under its own code. */
const kategori = sql`
  LEFT JOIN nama k ON k.arah = g.arah
    AND k.kode = CASE WHEN g.kode IN (SELECT kode FROM nama) THEN g.kode ELSE g.kode_asal END`
const namaKategori = sql`coalesce(k.kategori, g.kode)`

/** The code by which a line `arah` of a journal and its document `d` is named. */
const kode = (jurnal: Sql, arah: Sql): Sql => sql`
  CASE WHEN d.kode = 'FJ' AND ${arah} = 'KELUAR' AND EXISTS (SELECT FROM mutasi t WHERE t.jurnal_id = ${jurnal} AND t.akun = 'TITIPAN')
    THEN ${KODE_SISA_TITIPAN} ELSE d.kode END AS kode`

/** What is known of a document `g` beyond its number: money by hand says for what, payments say whose. */
const rincian = sql`
  LEFT JOIN LATERAL (
    SELECT u.kode_transaksi::text, u.keterangan FROM uang u WHERE u.no_uang IN (g.document, g.membatalkan)
    UNION ALL
    SELECT '-', p.keterangan FROM pindah_uang p WHERE p.no_pindah_uang IN (g.document, g.membatalkan)
    UNION ALL
    SELECT '-', p.keterangan FROM uang_sampai s JOIN pindah_uang p USING (no_pindah_uang) WHERE s.no_sampai = g.document
    LIMIT 1
  ) u ON true
  LEFT JOIN LATERAL (
    SELECT b.dari::text FROM pembayaran b WHERE b.dokumen IN (g.document, g.membatalkan) ORDER BY b.dokumen <> g.document, b.urut LIMIT 1
  ) b ON true`

/** Whether a document `d` takes part of an undo back. */
const kembaliLain = sql`d.kode = ANY (${[...KEMBALI_LAIN]}::text[])`

type Cash = InputOf<typeof laporanCash>

/** Redeeming pays interest along with what was lent; what of its money is interest is said by the account BUNGA. */
const berbunga = sql`ARRAY['LNH']`
const BUNGA = sql`'BYH'`

/** What of money `g` that came (or went back) is interest: it is paid first, out of cash before banks. */
const bagianBunga = (jumlah: Sql, sebelum: Sql): Sql => sql`least(${jumlah}, greatest(0, b.bunga - ${sebelum}))`

/** Lines of the drawer, each with its document and its category; interest is a row of its own. */
const gerakKas = (input: Cash, kode_toko: string): Sql => sql`
  ${nama}, laci AS (
    SELECT m.jurnal_id, m.tgl_system, m.ref AS kode_laci, m.rp, CASE WHEN m.rp > 0 AND NOT ${kembaliLain} THEN 'MASUK' ELSE 'KELUAR' END AS arah, j.document, j.user_id,
      ${kode(sql`m.jurnal_id`, sql`CASE WHEN m.rp > 0 THEN 'MASUK' ELSE 'KELUAR' END`)}, d.membatalkan, a.kode AS kode_asal,
      abs(sum(m.rp) OVER (PARTITION BY m.jurnal_id ORDER BY m.urut) - m.rp) AS sebelum
    FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id JOIN dokumen d ON d.nomor = j.document
      LEFT JOIN dokumen a ON a.nomor = d.membatalkan
    WHERE m.kode_toko = ${kode_toko} AND m.akun = 'KAS' ${within('m.tgl_system', input)}
      ${only('j.user_id', input.user_id)} ${only('m.ref', input.kode_laci)}
  ), gerak AS (
    SELECT g.*, ${namaKategori} AS kategori, k.urut FROM (
      SELECT r.jurnal_id, r.tgl_system, r.kode_laci, v.rp, r.arah, r.document, r.user_id, v.kode, r.membatalkan, r.kode_asal
      FROM laci r LEFT JOIN LATERAL (
        SELECT abs(sum(x.rp)) AS bunga FROM mutasi x WHERE x.jurnal_id = r.jurnal_id AND x.akun = 'BUNGA' HAVING sign(sum(x.rp)) = -sign(r.rp)
      ) b ON r.kode = ANY (${berbunga}) OR r.kode_asal = ANY (${berbunga})
      CROSS JOIN LATERAL (SELECT coalesce(${bagianBunga(sql`abs(r.rp)`, sql`r.sebelum`)}, 0) * sign(r.rp) AS bunga) i
      CROSS JOIN LATERAL (VALUES (r.kode, (r.rp - i.bunga)::bigint), (${BUNGA}, i.bunga::bigint)) v (kode, rp)
      WHERE v.rp <> 0
    ) g ${kategori}
    WHERE ${input.kategori === SEMUA ? sql`true` : sql`${namaKategori} = ${input.kategori}`}
  )`

/** A drawer has no opening for one person or one category. */
const semuaUang = ({ kategori: k, user_id }: Cash): boolean => k === SEMUA && user_id === SEMUA

const saldoSebelum = (kode_toko: string, tgl_awal: string, akun: 'KAS' | 'BANK'): Sql =>
  sql`saldo_akun(${kode_toko}, ${tgl_awal}::date - 1, ARRAY[${akun}])`

const rekapKas = (db: Queryable, input: Cash, kode_toko: string) => {
  const semua = semuaUang(input)
  return db.rows<Rows<typeof laporanCash, 'REKAP'>>(sql`
    WITH ${gerakKas(input, kode_toko)}, baris AS (
      SELECT -1 AS urut, ${SALDO_AWAL}::text AS kategori, 'MASUK' AS arah, coalesce(sum(s.rp), 0) AS rp, true AS awal
      FROM ${saldoSebelum(kode_toko, input.tgl_awal, 'KAS')} s WHERE true ${only('s.ref', input.kode_laci)} HAVING ${semua}
      UNION ALL
      SELECT urut, kategori, arah, rp, false FROM gerak
    ), jumlah AS (
      SELECT min(urut) AS urut, kategori, coalesce(sum(rp) FILTER (WHERE arah = 'MASUK'), 0) AS masuk,
        coalesce(-sum(rp) FILTER (WHERE arah = 'KELUAR'), 0) AS keluar,
        coalesce(sum(rp) FILTER (WHERE awal), 0) AS awal
      FROM baris GROUP BY kategori
    )
    SELECT kategori, masuk::bigint AS jumlah_in, keluar::bigint AS jumlah_out, awal::bigint AS saldo_awal,
      CASE WHEN ${semua} THEN (sum(masuk - keluar) OVER (ORDER BY urut, kategori))::bigint END AS saldo
    FROM jumlah WHERE masuk <> 0 OR keluar <> 0 OR kategori = ${SALDO_AWAL} ORDER BY urut, kategori`)
}

const rinciKas = (db: Queryable, input: Cash, kode_toko: string) =>
  db.rows<Rows<typeof laporanCash, 'DETAIL'>>(sql`
    WITH ${gerakKas(input, kode_toko)}, awal AS (
      SELECT coalesce(sum(s.rp), 0) AS rp FROM ${saldoSebelum(kode_toko, input.tgl_awal, 'KAS')} s WHERE true ${only('s.ref', input.kode_laci)}
    )
    SELECT g.tgl_system, g.document::text AS dokumen, g.kategori,
      coalesce(u.kode_transaksi, '-') AS kode_transaksi, coalesce(nullif(u.keterangan, ''), b.dari, '') AS keterangan,
      g.user_id::text, g.kode_laci::text, CASE WHEN g.arah = 'MASUK' THEN g.rp ELSE 0 END AS jumlah_in, CASE WHEN g.arah = 'KELUAR' THEN -g.rp ELSE 0 END AS jumlah_out,
      CASE WHEN ${semuaUang(input)} THEN (a.rp + sum(g.rp) OVER (ORDER BY g.tgl_system, g.jurnal_id, g.rp DESC ROWS UNBOUNDED PRECEDING))::bigint END AS saldo
    FROM gerak g CROSS JOIN awal a ${rincian}
    ORDER BY g.tgl_system, g.jurnal_id, g.rp DESC`)

export const cash = { REKAP: rekapKas, DETAIL: rinciKas }

type NonCash = InputOf<typeof laporanNonCash>

/** What somebody looks for at the bank, or has found there; unknown words mean all. */
const cekCair = ({ cair }: NonCash): string | undefined => ({ 'BELUM CAIR': 'BELUM', 'SUDAH CAIR': 'MASUK' })[cair]

const saringCair = (input: NonCash): Sql => {
  const cek = cekCair(input)
  return cek === undefined ? sql`` : sql`AND g.cek = ${cek}`
}

/**
 * What went through each account, gross: what a bank keeps came and was kept. Each line by the ways its document was paid; where those
 * do not come to it, and where nobody paid, in one row.
 */
const gerakBank = (input: NonCash, kode_toko: string): Sql => sql`
  ${nama}, lewat AS (
    SELECT m.jurnal_id, m.tgl_system, m.ref AS no_rekening,
      coalesce(sum(m.rp) FILTER (WHERE m.rp > 0), 0)::bigint AS masuk, coalesce(-sum(m.rp) FILTER (WHERE m.rp < 0), 0)::bigint AS keluar,
      coalesce(sum(m.rp) FILTER (WHERE m.akun = 'BIAYA_BANK'), 0)::bigint AS biaya
    FROM mutasi m
    WHERE m.kode_toko = ${kode_toko} AND m.akun IN ('BANK', 'BIAYA_BANK') ${within('m.tgl_system', input)}
      ${only('m.ref', input.no_rekening)}
    GROUP BY 1, 2, 3
  ), arah AS (
    SELECT l.*, j.document, j.user_id, ${kode(sql`l.jurnal_id`, sql`v.arah`)}, d.membatalkan, a.kode AS kode_asal, v.arah AS lewat, v.jumlah,
      CASE WHEN v.arah = 'MASUK' AND ${kembaliLain} THEN 'KELUAR' ELSE v.arah END AS arah
    FROM lewat l JOIN jurnal j ON j.id = l.jurnal_id JOIN dokumen d ON d.nomor = j.document
      LEFT JOIN dokumen a ON a.nomor = d.membatalkan
      CROSS JOIN LATERAL (VALUES ('MASUK', l.masuk), ('KELUAR', l.keluar)) v (arah, jumlah)
    WHERE v.jumlah > 0
  ), dibayar AS (
    SELECT g.*, b.cara_bayar, b.urut AS urut_bayar, b.referensi, b.dari::text AS pembayar, b.cek, b.cek_oleh, b.jumlah AS bagian,
      sum(b.jumlah) OVER w = g.jumlah AS pas, row_number() OVER (w ORDER BY b.dokumen, b.urut) AS ke
    FROM arah g LEFT JOIN pembayaran b ON b.no_rekening = g.no_rekening AND (
      (b.dokumen = g.document AND b.arah = g.lewat)
      -- taken back as it came
      OR (b.dokumen = g.membatalkan AND b.arah <> g.lewat AND NOT EXISTS (SELECT FROM pembayaran x WHERE x.dokumen = g.document)))
    WINDOW w AS (PARTITION BY g.jurnal_id, g.no_rekening, g.lewat)
  ), semua AS (
    SELECT g.jurnal_id, g.tgl_system, g.no_rekening, g.document, g.membatalkan, g.user_id, g.arah,
      ${namaKategori} AS kategori, coalesce(k.urut, 1000) AS urut,
      CASE WHEN g.pas THEN g.cara_bayar ELSE '-' END AS jenis, CASE WHEN g.pas THEN g.bagian ELSE g.jumlah END * CASE WHEN g.arah = g.lewat THEN 1 ELSE -1 END AS jumlah,
      CASE WHEN g.pas THEN g.referensi ELSE '' END AS referensi, g.pembayar,
      CASE WHEN g.pas AND g.cek IN ('MASUK', 'BELUM') AND g.arah = 'MASUK' THEN g.cek ELSE '-' END AS cek,
      CASE WHEN g.pas AND g.arah = 'MASUK' THEN coalesce(g.cek_oleh::text, '-') ELSE '-' END AS cek_oleh,
      CASE WHEN g.pas AND g.arah = 'MASUK' THEN g.urut_bayar END AS urut_bayar,
      g.kode = ANY (${berbunga}) OR coalesce(g.kode_asal = ANY (${berbunga}), false) AS berbunga
    FROM dibayar g ${kategori}
    WHERE g.pas OR g.ke = 1
    UNION ALL
    SELECT l.jurnal_id, l.tgl_system, l.no_rekening, j.document, NULL, j.user_id,
      CASE WHEN l.biaya > 0 AND NOT ${kembaliLain} THEN 'KELUAR' ELSE 'MASUK' END, ${KATEGORI_BIAYA_BANK}, 1001, '-',
      CASE WHEN ${kembaliLain} THEN -l.biaya ELSE abs(l.biaya) END, '', NULL, '-', '-', NULL, false
    FROM lewat l JOIN jurnal j ON j.id = l.jurnal_id JOIN dokumen d ON d.nomor = j.document WHERE l.biaya <> 0
  ), pecah AS (
    SELECT s.*, CASE WHEN s.berbunga THEN coalesce(${bagianBunga(
      sql`s.jumlah`,
      sql`(b.sebelum + sum(s.jumlah) FILTER (WHERE s.berbunga)
        OVER (PARTITION BY s.jurnal_id, s.no_rekening ORDER BY s.jenis, s.referensi ROWS UNBOUNDED PRECEDING) - s.jumlah)`,
    )}, 0) ELSE 0 END::bigint AS bunga
    FROM semua s LEFT JOIN LATERAL (
      SELECT abs(sum(x.rp) FILTER (WHERE x.akun = 'BUNGA')) AS bunga,
        abs(coalesce(sum(x.rp) FILTER (WHERE x.akun = 'KAS' OR x.akun IN ('BANK', 'BIAYA_BANK') AND x.ref < s.no_rekening), 0)) AS sebelum
      FROM mutasi x WHERE x.jurnal_id = s.jurnal_id
      HAVING (sum(x.rp) FILTER (WHERE x.akun = 'BUNGA') < 0) = (s.arah = 'MASUK')
    ) b ON s.berbunga
  ), gerak AS (
    SELECT g.jurnal_id, g.tgl_system, g.no_rekening, g.document, g.membatalkan, g.user_id, g.arah, v.kategori, v.urut, g.jenis, v.jumlah,
      g.referensi, g.pembayar, g.cek, g.cek_oleh, g.urut_bayar
    FROM pecah g CROSS JOIN LATERAL (
      SELECT g.kategori, g.urut, g.jumlah - g.bunga AS jumlah
      UNION ALL SELECT n.kategori, n.urut, g.bunga FROM nama n WHERE n.kode = ${BUNGA} AND n.arah = g.arah AND g.bunga <> 0
    ) v
    WHERE v.jumlah <> 0 ${only('v.kategori', input.kategori)} ${only('g.jenis', input.jenis)} ${saringCair(input)}
  )`

const semuaRekening = (input: NonCash): boolean =>
  input.kategori === SEMUA && input.jenis === SEMUA && cekCair(input) === undefined

const rekapBank = (db: Queryable, input: NonCash, kode_toko: string) => {
  const semua = semuaRekening(input)
  return db.rows<Rows<typeof laporanNonCash, 'REKAP'>>(sql`
    WITH ${gerakBank(input, kode_toko)}, baris AS (
      SELECT s.ref AS no_rekening, -1 AS urut, ${SALDO_AWAL}::text AS kategori, '-'::text AS jenis, 'MASUK' AS arah, s.rp, true AS awal
      FROM ${saldoSebelum(kode_toko, input.tgl_awal, 'BANK')} s WHERE ${semua} ${only('s.ref', input.no_rekening)}
      UNION ALL
      SELECT DISTINCT no_rekening, -1, ${SALDO_AWAL}::text, '-', 'MASUK', 0, true FROM gerak WHERE ${semua}
      UNION ALL
      SELECT no_rekening, urut, kategori, jenis, arah, jumlah, false FROM gerak
    ), jumlah AS (
      SELECT no_rekening, min(urut) AS urut, kategori, jenis, coalesce(sum(rp) FILTER (WHERE arah = 'MASUK'), 0) AS masuk,
        coalesce(sum(rp) FILTER (WHERE arah = 'KELUAR'), 0) AS keluar, coalesce(sum(rp) FILTER (WHERE awal), 0) AS awal
      FROM baris GROUP BY no_rekening, kategori, jenis
    )
    SELECT no_rekening, kategori, jenis, masuk::bigint AS jumlah_in, keluar::bigint AS jumlah_out, awal::bigint AS saldo_awal,
      CASE WHEN ${semua} THEN (sum(masuk - keluar) OVER (PARTITION BY no_rekening ORDER BY urut, kategori, jenis))::bigint END AS saldo
    FROM jumlah WHERE masuk <> 0 OR keluar <> 0 OR kategori = ${SALDO_AWAL}
    ORDER BY no_rekening, urut, kategori, jenis`)
}

const rinciBank = (db: Queryable, input: NonCash, kode_toko: string) =>
  db.rows<Rows<typeof laporanNonCash, 'DETAIL'>>(sql`
    WITH ${gerakBank(input, kode_toko)}
    SELECT g.no_rekening, g.tgl_system, g.document::text AS dokumen, g.kategori,
      coalesce(u.kode_transaksi, '-') AS kode_transaksi, coalesce(nullif(u.keterangan, ''), g.pembayar, b.dari, '') AS keterangan,
      g.user_id::text, g.jenis, g.referensi, CASE WHEN g.arah = 'MASUK' THEN g.jumlah ELSE 0 END AS jumlah_in,
      CASE WHEN g.arah = 'KELUAR' THEN g.jumlah ELSE 0 END AS jumlah_out, g.cek, g.urut_bayar AS urut, g.cek_oleh
    FROM gerak g ${rincian}
    ORDER BY g.no_rekening, g.tgl_system, g.jurnal_id, g.urut, g.jenis, g.referensi`)

export const nonCash = { REKAP: rekapBank, DETAIL: rinciBank }
