/** Lines whose rupiah somebody could enter otherwise than the rules had it, on the day they became right, whatever was undone later. */
import type { InputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { only, within } from '@kencana/server-kit'
import type { z } from 'zod'
import { batasBiasa } from '../../sepuhan/susut-sepuh/susut-sepuh.api.ts'
import type { laporanBeda } from './laporan-authorization.contract.ts'

type Input = InputOf<typeof laporanBeda>
type Rows<K extends keyof (typeof laporanBeda)['rows']> = z.output<(typeof laporanBeda)['rows'][K]>[]

/** The shop gains by what is entered above (`1`) or below (`-1`) what was worked out. */
const JUAL = (toko: string, input: Input): Sql => sql`
  SELECT k.tgl_valid AS tgl, 'HARGA JUAL' AS kategori, 1 AS tanda, k.no_faktur_jual::text AS dokumen, r.nama_barang::text AS nama,
    k.kode_sales::text, k.user_id::text, k.otorisasi, d.total_hitung AS hitung, d.total AS input
  FROM penjualan k JOIN penjualan_detail d USING (no_faktur_jual)
  JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
  WHERE k.kode_toko = ${toko} ${within('k.tgl_valid', input)} AND NOT EXISTS (
    SELECT FROM titipan t WHERE t.no_titip = d.no_titip AND t.total = d.total AND t.total_hitung = d.total_hitung)`

const SERAH = (toko: string, input: Input): Sql => sql`
  SELECT s.tgl_system, 'DISKON SERAH', 1, s.no_serah::text, p.nama_customer::text, p.kode_sales::text, s.user_id::text, s.otorisasi,
    s.total + s.diskon, s.total
  FROM pesanan_serah s JOIN pesanan p USING (no_pesanan) WHERE s.kode_toko = ${toko} ${within('s.tgl_system', input)}`

const TITIP = (toko: string, input: Input): Sql => sql`
  SELECT t.tgl_valid, 'HARGA TITIP', 1, t.no_titip::text, t.nama_customer::text, t.kode_sales::text, t.user_id::text, t.otorisasi,
    t.total_hitung, t.total
  FROM titipan t WHERE t.kode_toko = ${toko} ${within('t.tgl_valid', input)}`

const BELI = (toko: string, input: Input): Sql => sql`
  SELECT p.tgl_valid, 'HARGA ' || p.asal, -1, p.no_faktur_beli::text, p.nama_barang::text, p.kode_sales::text, p.user_id::text, p.otorisasi,
    p.harga_hitung, p.harga
  FROM pembelian p WHERE p.kode_toko = ${toko} ${within('p.tgl_valid', input)}`

const POTONGAN = (toko: string, input: Input): Sql => sql`
  SELECT p.tgl_valid, 'POTONGAN MANUAL', -1, p.no_faktur_beli::text, p.nama_barang::text, p.kode_sales::text, p.user_id::text, p.otorisasi,
    p.harga_hitung + p.potongan_manual, p.harga_hitung
  FROM pembelian p WHERE p.kode_toko = ${toko} ${within('p.tgl_valid', input)}`

const HANGUS = (toko: string, input: Input): Sql => sql`
  SELECT b.tgl_system, 'HANGUS TITIPAN', 1, b.no_batal::text, t.nama_customer::text, t.kode_sales::text, b.user_id::text, b.otorisasi,
    (b.jumlah + b.hangus) * t.hangus::bigint / 1000000, b.hangus
  FROM titipan_batal b JOIN titipan t USING (no_titip) WHERE b.kode_toko = ${toko} ${within('b.tgl_system', input)}`

const BIAYA = (toko: string, input: Input): Sql => sql`
  SELECT c.tgl_system, 'BIAYA MARKETPLACE', -1, c.no_cair::text, k.nama_customer::text, k.kode_sales::text, c.user_id::text, c.otorisasi,
    c.biaya_hitung, c.biaya
  FROM marketplace_cair c JOIN penjualan k USING (no_faktur_jual) WHERE c.kode_toko = ${toko} ${within('c.tgl_system', input)}`

const baris = (toko: string, input: Input): Sql => sql`
  SELECT x.*, x.tanda * (x.input - x.hitung) AS selisih,
    coalesce(round(x.tanda * (x.input - x.hitung) * 100000.0 / nullif(x.hitung, 0)), 0)::int AS persen
  FROM (${JUAL(toko, input)} UNION ALL ${SERAH(toko, input)} UNION ALL ${TITIP(toko, input)} UNION ALL ${BELI(toko, input)}
    UNION ALL ${POTONGAN(toko, input)} UNION ALL ${HANGUS(toko, input)} UNION ALL ${BIAYA(toko, input)}) x
  WHERE true ${only('x.kategori', input.kategori)} ${only('x.user_id', input.user_id)} ${only('x.kode_sales', input.kode_sales)}`

/** Marks what lies two deviations from the mean of its kind. */
const ditandai = <Row extends { kategori: string; persen: number }>(
  rows: readonly Row[],
): (Row & { tanda: string })[] => {
  const batas = new Map<string, readonly [number, number]>()
  for (const kategori of new Set(rows.map((one) => one.kategori)))
    batas.set(kategori, batasBiasa(rows.filter((one) => one.kategori === kategori).map((one) => one.persen)))
  return rows.map((row) => {
    const [bawah, atas] = batas.get(row.kategori) ?? [0, 0]
    return { ...row, tanda: row.persen < bawah || row.persen > atas ? 'MENYIMPANG' : '-' }
  })
}

const SIAPA = { USER: sql`x.user_id`, SALES: sql`x.kode_sales`, KATEGORI: sql`'-'` } as const

const REKAP = async (db: Queryable, input: Input, kode_toko: string): Promise<Rows<'REKAP'>> =>
  ditandai(
    await db.rows<Omit<Rows<'REKAP'>[number], 'tanda'>>(sql`
      SELECT ${SIAPA[input.per]} AS siapa, x.kategori, count(*)::int AS baris, count(*) FILTER (WHERE x.selisih <> 0)::int AS beda,
        sum(x.hitung)::bigint AS hitung, sum(x.input)::bigint AS input, sum(x.selisih)::bigint AS selisih,
        coalesce(round(sum(x.selisih) * 100000.0 / nullif(sum(x.hitung), 0)), 0)::int AS persen
      FROM (${baris(kode_toko, input)}) x GROUP BY 1, 2 ORDER BY 2, 7, 1`),
  )

const DETAIL = async (db: Queryable, input: Input, kode_toko: string): Promise<Rows<'DETAIL'>> =>
  ditandai(
    await db.rows<Omit<Rows<'DETAIL'>[number], 'tanda'>>(sql`
      SELECT x.tgl AS tgl_system, x.kategori, x.dokumen, x.nama, x.kode_sales, x.user_id, coalesce(o.disetujui_oleh::text, '-') AS disetujui_oleh,
        x.hitung, x.input, x.selisih, x.persen
      FROM (${baris(kode_toko, input)}) x LEFT JOIN otorisasi o ON o.id = x.otorisasi
      WHERE x.selisih <> 0 ORDER BY x.tgl, x.kategori, x.dokumen, x.nama`),
  )

export const beda = { REKAP, DETAIL }
