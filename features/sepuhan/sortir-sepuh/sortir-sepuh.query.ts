import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { bacaDokumen, grouped, Refusal, standing, within } from '@kencana/server-kit'
import type { z } from 'zod'
import {
  type barisDetailSepuh,
  type barisGlobalSepuh,
  DOKUMEN_SORTIR_SEPUH,
  type isiBakiSepuh,
  type laporanSortirSepuh,
  type slipSortir,
} from './sortir-sepuh.contract.ts'

type Detail = z.output<typeof barisDetailSepuh>

const bacaSlip = bacaDokumen<z.output<typeof slipSortir>>(
  DOKUMEN_SORTIR_SEPUH,
  sql`k.no_sortir, k.no_sortir_beli, k.kode_baki AS kode_lokasi_toko, k.tgl_system AS tgl_sortir, x.kondisi, x.kategori, x.jenis,
    k.qty_total, k.berat_total, k.user_id, k.no_batal`,
  {
    gabung: sql`
      CROSS JOIN LATERAL (
        SELECT string_agg(DISTINCT g.kondisi, ', ') AS kondisi, string_agg(DISTINCT g.kode_group, ', ') AS kategori,
          jsonb_agg(jsonb_build_object(g.kode_dept, g.n) ORDER BY g.kode_dept, g.kondisi) AS jenis
        FROM (
          SELECT p.kondisi, p.kode_group, p.kode_dept, count(*)::int AS n
          FROM sortir_sepuh_detail d JOIN pembelian p ON p.no_faktur_beli = d.no_faktur_beli
          WHERE d.no_sortir = k.no_sortir GROUP BY 1, 2, 3
        ) g
      ) x`,
    perCetak: true,
  },
)

/** The slip of a lot. @throws Refusal 404 */
export const slip = async (db: Queryable, kode_toko: string, no_sortir: string) => {
  const [row] = await bacaSlip.pilih(db, sql`k.kode_toko = ${kode_toko} AND k.no_sortir = ${no_sortir}`)
  if (!row) throw new Refusal('missing', 'Data Yang Anda Cari Tidak Ada')
  return row
}

/** What lies on an SS tray of this shop now, by type; one type's goods over all its lots. */
export const isiBaki = async (
  db: Queryable,
  kode_toko: string,
  { kode_baki, kode_dept }: InputOf<typeof isiBakiSepuh>,
): Promise<OutputOf<typeof isiBakiSepuh>> => {
  const rows = await db.rows<{ kode_group: string; kode_dept: string; nama_dept: string; berat: Mg; qty: number }>(sql`
    SELECT s.kode_group, s.kode_dept, j.nama_dept::text, sum(s.mg)::bigint AS berat, sum(s.pcs)::int AS qty
    FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['BAKI']) s JOIN jenis j ON j.kode_dept = s.kode_dept
    JOIN baki b ON b.kode_toko = ${kode_toko} AND b.kode_baki = s.ref AND b.kode_gudang = 'SS'
    WHERE s.ref = ${kode_baki} AND s.pcs > 0
    GROUP BY s.kode_group, s.kode_dept, j.nama_dept ORDER BY s.kode_dept`)
  if (kode_dept === SEMUA)
    return { jenis: rows.map(({ kode_dept: kode, nama_dept }) => ({ kode_dept: kode, nama_dept })) }
  return rows
    .filter((row) => row.kode_dept === kode_dept)
    .map(({ kode_group, berat, qty }) => ({ kode_barcode: '-', kode_group, berat, qty }))
}

const masa = (input: InputOf<typeof laporanSortirSepuh>): Sql =>
  sql`true ${within('s.tgl_system', input)} ${standing('s.no_batal', input)}`

export const global = (db: Queryable, input: InputOf<typeof laporanSortirSepuh>, kode_toko: string) =>
  db.rows<z.output<typeof barisGlobalSepuh>>(sql`
    SELECT s.no_sortir, s.kode_baki AS kode_lokasi_toko, s.tgl_system, s.qty_total, s.berat_total
    FROM sortir_sepuh s WHERE s.kode_toko = ${kode_toko} AND ${masa(input)} ORDER BY s.dibuat_pada, s.no_sortir`)

/** Pieces by lot, with the gildings that had drawn from the lot by the last of these days. */
export const detail = async (db: Queryable, input: InputOf<typeof laporanSortirSepuh>, kode_toko: string) => {
  const rows = await db.rows<Detail>(sql`
    SELECT s.no_sortir, d.no_faktur_beli, s.kode_baki, p.kode_dept, p.kode_group, s.kode_gudang, p.kondisi, d.berat,
      coalesce((
        SELECT string_agg(DISTINCT j.document, ', ' ORDER BY j.document)
        FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
        WHERE m.lot = s.no_sortir AND m.akun = 'BAKI' AND m.pcs < 0 AND j.kind = 'KIRIM_SEPUH' AND j.membalik IS NULL
          AND j.tgl_system <= ${input.tgl_akhir} AND NOT EXISTS (SELECT FROM jurnal b WHERE b.membalik = j.id AND b.tgl_system <= ${input.tgl_akhir})
      ), '-') AS no_sepuh
    FROM sortir_sepuh s JOIN sortir_sepuh_detail d ON d.no_sortir = s.no_sortir
    JOIN pembelian p ON p.no_faktur_beli = d.no_faktur_beli
    WHERE s.kode_toko = ${kode_toko} AND ${masa(input)} ORDER BY s.dibuat_pada, s.no_sortir, d.urut`)
  return grouped(rows, (row) => row.no_sortir).map(([_id, detail_sortir]) => ({ _id, detail_sortir }))
}
