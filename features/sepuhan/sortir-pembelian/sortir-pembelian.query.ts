import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { Refusal, standing, within } from '@kencana/server-kit'
import type { z } from 'zod'
import {
  type barisGlobal,
  type barisSortir,
  type buktiSortir,
  DOKUMEN_SORTIR,
  type getSortir,
  type laporanSortir,
  type siapSortir,
} from './sortir-pembelian.contract.ts'

type Bukti = z.output<typeof buktiSortir>
type Baris = z.output<typeof barisSortir>

const sama = (kolom: Sql, value: string): Sql =>
  value === SEMUA || value === 'SEMUA' ? sql`` : sql`AND ${kolom} = ${value}`

/** Bought pieces of one day that nobody sorted yet. */
export const siap = (db: Queryable, input: InputOf<typeof siapSortir>) =>
  db.rows<OutputOf<typeof siapSortir>[number]>(sql`
    SELECT no_faktur_beli, tgl_system, kondisi, nama_barang::text, kode_dept, kode_group, berat, harga, kode_baki_kini AS kode_baki
    FROM pembelian
    WHERE kode_toko = ${input.kode_toko} AND keadaan = 'BELI' AND tgl_system = ${input.tgl_system}
      ${sama(sql`kode_group`, input.kode_group)} ${sama(sql`kondisi`, input.kondisi)} ${sama(sql`kode_dept`, input.kode_dept)}
    ORDER BY no_faktur_beli`)

/** The slips of sortings, one per number and condition. @param where conditions on `s`, the sorting */
export const bukti = (db: Queryable, kode_toko: string, where: Sql): Promise<Bukti[]> =>
  db.rows<Bukti>(sql`
    SELECT jsonb_build_object('no_sortir', s.no_sortir, 'kondisi', p.kondisi) AS _id, s.kode_gudang, s.kode_toko,
      s.tgl_system AS tgl_sortir, p.kondisi, string_agg(DISTINCT p.kode_group, ', ') AS kode_group,
      string_agg(DISTINCT p.kode_dept, ', ') AS kode_dept, s.qty_asal, s.berat_asal, count(*)::int AS total_qty,
      sum(d.berat)::bigint AS total_berat, s.kode_baki, s.user_id, s.no_batal,
      (SELECT coalesce(max(c.ke), 0) FROM cetak c
        WHERE c.kode_toko = s.kode_toko AND c.jenis = ${DOKUMEN_SORTIR.cetak} AND c.dokumen = s.no_sortir) AS cetakan
    FROM sortir_pembelian s JOIN sortir_pembelian_detail d ON d.no_sortir = s.no_sortir
    JOIN pembelian p ON p.no_faktur_beli = d.no_faktur_beli
    WHERE s.kode_toko = ${kode_toko} AND ${where}
    GROUP BY s.no_sortir, p.kondisi ORDER BY s.dibuat_pada, s.no_sortir, p.kondisi`)

/** Pieces of sortings. @param where conditions on `s`, the sorting, `d`, its line, and `p`, the piece */
export const isi = (db: Queryable, kode_toko: string, where: Sql): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT s.no_sortir, d.no_faktur_beli, p.nama_barang::text, p.kondisi, p.kode_group, p.kode_dept, d.berat,
      coalesce(p.kode_baki_kini, s.kode_baki) AS kode_baki
    FROM sortir_pembelian s JOIN sortir_pembelian_detail d ON d.no_sortir = s.no_sortir
    JOIN pembelian p ON p.no_faktur_beli = d.no_faktur_beli
    WHERE s.kode_toko = ${kode_toko} AND ${where} ORDER BY s.dibuat_pada, s.no_sortir, d.urut`)

/** What of a sorting still lies on sorting trays. @throws Refusal 404 */
export const sisaSortir = async (
  db: Queryable,
  kode_toko: string,
  { no_sortir, kode_dept }: InputOf<typeof getSortir>,
): Promise<OutputOf<typeof getSortir>> => {
  const sortir = await db.one<{ tgl_system: string }>(sql`
    SELECT tgl_system FROM sortir_pembelian WHERE no_sortir = ${no_sortir} AND kode_toko = ${kode_toko} AND no_batal IS NULL`)
  if (!sortir) throw new Refusal('missing', 'Data Yang Anda Cari Tidak Ada')
  const semua = await isi(db, kode_toko, sql`s.no_sortir = ${no_sortir} AND p.keadaan = 'SORTIR'`)
  const jenis = await db.rows<{ kode_dept: string; nama_dept: string }>(sql`
    SELECT kode_dept, nama_dept::text FROM jenis WHERE kode_dept = ANY (${semua.map((one) => one.kode_dept)}::text[]) ORDER BY kode_dept`)
  const gabung = (key: 'kode_group' | 'kondisi') => [...new Set(semua.map((one) => one[key]))].toSorted().join(', ')
  return {
    no_sortir,
    tgl_system: sortir.tgl_system,
    kode_group: gabung('kode_group'),
    kondisi: gabung('kondisi'),
    jenis,
    detail_sortir: semua.filter((one) => kode_dept === SEMUA || one.kode_dept === kode_dept),
  }
}

const masa = (input: InputOf<typeof laporanSortir>): Sql =>
  sql`true ${within('s.tgl_system', input)} ${standing('s.no_batal', input)}`

/** Sortings of a period: by number and condition. */
export const global = async (
  db: Queryable,
  input: InputOf<typeof laporanSortir>,
  kode_toko: string,
): Promise<z.output<typeof barisGlobal>[]> =>
  (await bukti(db, kode_toko, sql`${masa(input)} ${sama(sql`p.kode_dept`, input.kode_dept)}`)).map(
    ({ _id, kode_baki, total_qty, total_berat }) => ({ _id, kode_baki, total_qty, total_berat }),
  )

/** Sortings of a period: piece by piece, each on the tray it was laid on. */
export const detail = (db: Queryable, input: InputOf<typeof laporanSortir>, kode_toko: string): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT s.no_sortir, d.no_faktur_beli, p.nama_barang::text, p.kondisi, p.kode_group, p.kode_dept, d.berat, s.kode_baki
    FROM sortir_pembelian s JOIN sortir_pembelian_detail d ON d.no_sortir = s.no_sortir
    JOIN pembelian p ON p.no_faktur_beli = d.no_faktur_beli
    WHERE s.kode_toko = ${kode_toko} AND ${masa(input)} ${sama(sql`p.kode_dept`, input.kode_dept)}
    ORDER BY s.dibuat_pada, s.no_sortir, d.urut`)
