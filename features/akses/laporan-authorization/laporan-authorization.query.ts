/** Deviations on the day they became right, whatever was undone later: summed up, or line by line. */
import type { InputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { grouped, only } from '@kencana/server-kit'
import type { z } from 'zod'
import { batasBiasa } from '../../sepuhan/susut-sepuh/susut-sepuh.api.ts'
import { bedaGram } from './beda-gram.query.ts'
import { bedaJasa } from './beda-jasa.query.ts'
import { bedaBarang } from './beda-rupiah.query.ts'
import type { laporanBeda } from './laporan-authorization.contract.ts'

type Input = InputOf<typeof laporanBeda>
type Rows<K extends keyof (typeof laporanBeda)['rows']> = z.output<(typeof laporanBeda)['rows'][K]>[]
/** Lines of some shops on these days. */
type Sumber = (toko: readonly string[], input: Input) => Sql

const rupiah: Sumber = (toko, input) => {
  const [satu, ...lain] = [...bedaBarang, ...bedaJasa]
  return lain.reduce((semua, one) => sql`${semua} UNION ALL ${one(toko, input)}`, (satu as Sumber)(toko, input))
}

/** The shop gains by what is entered above (`tanda` 1) or below (-1) what was worked out. */
const baris = (sumber: Sumber, toko: readonly string[], input: Input): Sql => sql`
  SELECT x.*, x.tanda * (x.input - x.hitung) AS selisih,
    coalesce(round(x.tanda * (x.input - x.hitung) * 100000.0 / nullif(x.hitung, 0)), 0)::int AS persen
  FROM (${sumber(toko, input)}) x
  WHERE true ${only('x.kategori', input.kategori)} ${only('x.user_id', input.user_id)} ${only('x.kode_sales', input.kode_sales)}`

/** Marks what lies two deviations from the mean of its kind. */
const ditandai = <Row extends { kategori: string; persen: number }>(
  rows: readonly Row[],
): (Row & { tanda: string })[] => {
  const batas = new Map(
    grouped(rows, (one) => one.kategori).map(([kategori, semua]) => [
      kategori,
      batasBiasa(semua.map((one) => one.persen)),
    ]),
  )
  return rows.map((row) => {
    const [bawah, atas] = batas.get(row.kategori) ?? [0, 0]
    return { ...row, tanda: row.persen < bawah || row.persen > atas ? 'MENYIMPANG' : '-' }
  })
}

const SIAPA = { USER: sql`x.user_id`, SALES: sql`x.kode_sales`, TOKO: sql`x.kode_toko`, KATEGORI: sql`'-'` } as const

const tokoSemua = async (db: Queryable): Promise<string[]> =>
  (await db.rows<{ kode_toko: string }>(sql`SELECT kode_toko::text FROM toko ORDER BY kode_toko`)).map(
    (one) => one.kode_toko,
  )

/** Sums: of all shops side by side where they are what is compared, else of one. */
const rekap =
  (sumber: Sumber) =>
  async (db: Queryable, input: Input, kode_toko: string): Promise<Rows<'REKAP'>> => {
    const toko = input.per === 'TOKO' ? await tokoSemua(db) : [kode_toko]
    const rows = await db.rows<Omit<Rows<'REKAP'>[number], 'tanda'>>(sql`
      SELECT ${SIAPA[input.per]} AS siapa, x.kategori, count(*)::int AS baris, count(*) FILTER (WHERE x.selisih <> 0)::int AS beda,
        sum(x.hitung)::bigint AS hitung, sum(x.input)::bigint AS input, sum(x.selisih)::bigint AS selisih,
        coalesce(round(sum(x.selisih) * 100000.0 / nullif(sum(x.hitung), 0)), 0)::int AS persen
      FROM (${baris(sumber, toko, input)}) x GROUP BY 1, 2 ORDER BY 2, 7, 1`)
    return ditandai(rows)
  }

const detail =
  (sumber: Sumber) =>
  async (db: Queryable, input: Input, kode_toko: string): Promise<Rows<'DETAIL'>> => {
    const rows = await db.rows<Omit<Rows<'DETAIL'>[number], 'tanda'>>(sql`
      SELECT x.tgl AS tgl_system, x.kategori, x.dokumen, x.induk, x.nama, x.kode_sales, x.user_id,
        coalesce(o.disetujui_oleh::text, '-') AS disetujui_oleh, x.hitung, x.input, x.selisih, x.persen
      FROM (${baris(sumber, [kode_toko], input)}) x LEFT JOIN otorisasi o ON o.id = x.otorisasi
      WHERE x.selisih <> 0 ORDER BY x.tgl, x.kategori, x.dokumen, x.nama`)
    return ditandai(rows)
  }

export const beda = {
  REKAP: rekap(rupiah),
  DETAIL: detail(rupiah),
  SUSUT: rekap(bedaGram) as never,
  'SUSUT DETAIL': detail(bedaGram) as never,
}
