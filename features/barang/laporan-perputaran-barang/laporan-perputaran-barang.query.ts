import type { InputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { type Mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { only, type Sesi, within } from '@kencana/server-kit'
import { panjangMasa } from '../../neraca/laporan/masa-grafik.api.ts'
import { hitungJual, memakaiKadar } from '../harga-barang/harga-barang.api.ts'
import { bolehLihat } from '../stock-opname/dihitung.api.ts'
import { BATAS_RENTANG, type laporanPerputaran, RENTANG } from './laporan-perputaran-barang.contract.ts'
import { umurDari } from './perputaran.api.ts'

type Saringan = InputOf<typeof laporanPerputaran>
type Laju = (typeof laporanPerputaran.rows)['PESAN']['_output']
type Diam = (typeof laporanPerputaran.rows)['DIAM']['_output']
type Siapa = Pick<Sesi, 'kode_toko' | 'user_id' | 'level' | 'tgl_system' | 'zona_waktu'>

/** Number of the range that a weight lies in. */
const rentang = (berat: Sql): Sql =>
  sql`width_bucket(${berat}::bigint, ${BATAS_RENTANG.map((gram) => gram * 1000)}::bigint[])`

/** Pieces on trays now with what was sold in a period, per category, type and weight range: one pass over the shop's own stock. */
export const lajuBarang = (input: Saringan, siapa: Siapa): Sql => sql`
  WITH stok AS (
    SELECT b.kode_group, b.kode_dept, ${rentang(sql`b.berat`)} AS r, count(*)::int AS qty, sum(b.berat)::bigint AS berat,
      (count(*) FILTER (WHERE b.status_barang <> 'TERSEDIA' OR b.no_pesanan IS NOT NULL))::int AS terikat,
      round(avg(${umurDari(siapa)}))::int AS umur, max(${umurDari(siapa)})::int AS tertua
    FROM barang b
    WHERE b.kode_toko = ${siapa.kode_toko} AND b.kode_baki IS NOT NULL
      ${only('b.kode_group', input.kode_group)} ${only('b.kode_dept', input.kode_dept)}
    GROUP BY 1, 2, 3
  ), jual AS (
    SELECT v.kode_group, v.kode_dept, ${rentang(sql`v.berat`)} AS r, (count(*) FILTER (WHERE v.arah = 1))::int AS qty,
      coalesce(sum(v.berat) FILTER (WHERE v.arah = 1), 0)::bigint AS berat, (count(*) FILTER (WHERE v.arah = -1))::int AS batal
    FROM jual_peristiwa v
    WHERE v.kode_toko = ${siapa.kode_toko} AND v.asal <> 'PESANAN' ${within('v.tgl', input)}
      ${only('v.kode_group', input.kode_group)} ${only('v.kode_dept', input.kode_dept)}
    GROUP BY 1, 2, 3
  )
  SELECT x.kode_group::text, g.nama_group::text, x.kode_dept::text, x.r, coalesce(s.qty, 0) AS stok_qty, coalesce(s.berat, 0)::bigint AS stok_berat,
    coalesce(s.terikat, 0) AS terikat, coalesce(s.umur, 0) AS umur, coalesce(s.tertua, 0) AS tertua,
    coalesce(j.qty, 0) AS jual_qty, coalesce(j.berat, 0)::bigint AS jual_berat, coalesce(j.batal, 0) AS batal_qty
  FROM (SELECT kode_group, kode_dept, r FROM stok UNION SELECT kode_group, kode_dept, r FROM jual) x
  JOIN master_group g ON g.kode_group = x.kode_group
  LEFT JOIN stok s ON s.kode_group = x.kode_group AND s.kode_dept = x.kode_dept AND s.r = x.r
  LEFT JOIN jual j ON j.kode_group = x.kode_group AND j.kode_dept = x.kode_dept AND j.r = x.r
  ORDER BY x.kode_group, x.kode_dept, x.r`

/** How long what is free lasts, and what to order so that it lasts long enough. */
const denganSaran = (row: Omit<Laju, 'rentang' | 'hari_cukup' | 'saran'>, hari: number, cukup: number) => {
  const bebas = row.stok_qty - row.terikat
  const terjual = row.jual_qty - row.batal_qty
  if (terjual <= 0) return { hari_cukup: null, saran: 0 }
  return {
    hari_cukup: Math.floor((bebas * hari) / terjual),
    saran: Math.max(Math.ceil((terjual * cukup) / hari) - bebas, 0),
  }
}

/** Stock and sales with what to order. */
export const bacaLaju = async (db: Queryable, input: Saringan, siapa: Siapa): Promise<Laju[]> => {
  const hari = panjangMasa(input)
  const rows = await db.rows<Omit<Laju, 'rentang' | 'hari_cukup' | 'saran'> & { r: number }>(lajuBarang(input, siapa))
  return rows.map(({ r, ...row }) => ({
    ...row,
    rentang: RENTANG[r] ?? '-',
    ...denganSaran(row, hari, Number(input.cukup)),
  }))
}

/** What sold, most first. */
export const bacaLaris = async (db: Queryable, input: Saringan, siapa: Siapa): Promise<Laju[]> =>
  (await bacaLaju(db, input, siapa))
    .filter((row) => row.jual_qty > 0)
    .toSorted((a, b) => b.jual_qty - a.jual_qty || b.jual_berat - a.jual_berat)

/** The days on which pieces of the age that is asked for came; what came after the open day is of today. */
const masukDari = ({ umur, umur_sampai }: Saringan, { tgl_system, zona_waktu }: Siapa): Sql => {
  const hari = (n: number) => sql`(${tgl_system}::date - ${n - 1}::int)::timestamp AT TIME ZONE ${zona_waktu}`
  return sql`${umur === '0' ? sql`` : sql`AND b.dibuat_pada < ${hari(Number(umur))}`}
    ${umur_sampai === 'TANPA' ? sql`` : sql`AND b.dibuat_pada >= ${hari(Number(umur_sampai))}`}`
}

/** Free pieces that lie for so long, or all that do, found by their age; of a tray that is being counted nobody is told who counts it. */
export const barangDiam = (input: Saringan, siapa: Siapa): Sql => sql`
  SELECT b.kode_barang::text, b.kode_barcode::text, b.nama_barang::text, b.kode_group::text, g.nama_group::text, b.kode_dept::text,
    ${rentang(sql`b.berat`)} AS r, b.kode_baki::text, (b.dibuat_pada AT TIME ZONE ${siapa.zona_waktu})::date AS masuk,
    ${umurDari(siapa)}::int AS umur, b.berat, b.persentase, b.is_markis, b.harga_total, b.harga_atribut, b.ongkos, g.harga
  FROM barang b JOIN master_group g ON g.kode_group = b.kode_group
  WHERE b.kode_toko = ${siapa.kode_toko} AND b.kode_baki IS NOT NULL
    ${masukDari(input, siapa)} AND ${bolehLihat(siapa, sql`b.kode_baki`)}
    ${input.type_laporan === 'DIAM' ? sql`AND b.status_barang = 'TERSEDIA' AND b.no_pesanan IS NULL` : sql``}
    ${only('b.kode_group', input.kode_group)} ${only('b.kode_dept', input.kode_dept)}
  ORDER BY b.dibuat_pada, b.kode_barang`

interface Tergeletak extends Omit<Diam, 'rentang' | 'nilai'> {
  r: number
  persentase: Persentase
  is_markis: boolean
  harga_total: Rp
  harga_atribut: Rp
  ongkos: Rp
  harga: Rp
  berat: Mg
}

/** Those pieces with what a sale of them would begin with today. */
export const bacaDiam = async (db: Queryable, input: Saringan, siapa: Siapa): Promise<Diam[]> => {
  const kaliKadar = await memakaiKadar(db, siapa.kode_toko)
  const rows = await db.rows<Tergeletak>(barangDiam(input, siapa))
  return rows.map(({ r, persentase, is_markis, harga_total, harga_atribut, ongkos, harga, ...row }) => ({
    ...row,
    rentang: RENTANG[r] ?? '-',
    nilai: is_markis ? harga_total : rp(hitungJual(harga, row.berat, persentase, kaliKadar) + harga_atribut + ongkos),
  }))
}
