import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { bacaDokumen, grouped, Refusal, standing, within } from '@kencana/server-kit'
import type { z } from 'zod'
import {
  type barisLaporanTerima,
  DOKUMEN_TERIMA_SEPUH,
  type isiTerima,
  type laporanTerimaSepuh,
  type siapLabeling,
  type sisaSepuh,
  type slipTerima,
} from './terima-sepuh.contract.ts'

type Sisa = OutputOf<typeof sisaSepuh>[number]

/** What a dispatch took of a type, however many receipts bring it back. */
const dikirim = (no_sepuh: Sql, kode_dept: Sql, nama: Sql): Sql => sql`
  CROSS JOIN LATERAL (
    SELECT sum(x.qty_sepuh)::int AS qty, sum(x.berat_sepuh)::bigint AS berat
    FROM kirim_sepuh_detail x WHERE x.no_sepuh = ${no_sepuh} AND x.kode_dept = ${kode_dept}
  ) ${nama}`

/** What is still at the gilder, by dispatch and type. @param no_sepuh one dispatch, or all of the shop */
export const belumKembali = async (db: Queryable, kode_toko: string, no_sepuh?: string): Promise<Sisa[]> => {
  const satu = no_sepuh === undefined ? sql`` : sql`AND k.no_sepuh = ${no_sepuh}`
  return db.rows<Sisa>(sql`
    SELECT k.no_sepuh, k.tgl_system, k.asal, sum(s.pcs)::int AS qty, sum(s.mg)::bigint AS berat,
      jsonb_agg(jsonb_build_object('kode_dept', s.kode_dept, 'kode_group', s.kode_group, 'qty_kirim', d.qty,
        'berat_kirim', d.berat, 'qty', s.pcs, 'berat', s.mg) ORDER BY s.kode_dept) AS jenis
    FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['SEPUH']) s
    JOIN kirim_sepuh k ON k.no_sepuh = s.ref AND k.no_batal IS NULL ${satu}
    ${dikirim(sql`k.no_sepuh`, sql`s.kode_dept`, sql`d`)}
    WHERE s.pcs > 0
    GROUP BY k.no_sepuh ORDER BY k.dibuat_pada, k.no_sepuh`)
}

/** How slips of receipts are read. */
export const bacaTerima = bacaDokumen<z.output<typeof slipTerima>>(
  DOKUMEN_TERIMA_SEPUH,
  sql`k.no_terima_sepuh, k.no_sepuh, k.tgl_system, k.selesai, x.bukti_jenis, k.user_id, k.no_batal`,
  {
    gabung: sql`
      CROSS JOIN LATERAL (
        SELECT jsonb_agg(jsonb_build_object('baki', jsonb_build_array(k.kode_baki), 'jenis', d.kode_dept, 'qty_sepuh', d.qty_sepuh,
          'berat_sepuh', d.berat_sepuh, 'qty_terima', d.qty_terima, 'berat_terima', d.berat_terima, 'qty_rusak', d.qty_rusak,
          'berat_rusak', d.berat_rusak, 'berat_selisih', d.berat_selisih, 'qty_hilang', d.qty_hilang, 'berat_hilang', d.berat_hilang)
          ORDER BY d.urut) AS bukti_jenis
        FROM terima_sepuh_detail d WHERE d.no_terima_sepuh = k.no_terima_sepuh
      ) x`,
    perCetak: true,
  },
)

interface Isi {
  lot: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  qty: number
  berat: Mg
}

/** Goods of one receipt on their trays, now. */
const isiKs = (db: Queryable, kode_toko: string, lot: string): Promise<Isi[]> =>
  db.rows<Isi>(sql`
    SELECT m.lot, m.ref AS kode_baki, m.kode_group, m.kode_dept, sum(m.pcs)::int AS qty, sum(m.mg)::bigint AS berat
    FROM mutasi m WHERE m.kode_toko = ${kode_toko} AND m.akun = 'BAKI' AND m.lot = ${lot}
    GROUP BY 1, 2, 3, 4 HAVING sum(m.pcs) > 0 ORDER BY 1, 2, 4`)

export const isi = async (
  db: Queryable,
  kode_toko: string,
  { no_terima_sepuh, kode_baki, kode_dept }: InputOf<typeof isiTerima>,
): Promise<OutputOf<typeof isiTerima>> => {
  const semua = await isiKs(db, kode_toko, no_terima_sepuh)
  if (semua.length === 0) throw new Refusal('missing', 'Data Yang Anda Cari Tidak Ada')
  const unik = (key: 'kode_baki' | 'kode_dept') => [...new Set(semua.map((one) => one[key]))]
  if (kode_baki === SEMUA && kode_dept === SEMUA) return { baki: unik('kode_baki'), jenis: unik('kode_dept') }
  return semua
    .filter(
      (one) =>
        (kode_baki === SEMUA || one.kode_baki === kode_baki) && (kode_dept === SEMUA || one.kode_dept === kode_dept),
    )
    .map(({ berat, qty }) => ({ berat, qty }))
}

/** Receipts with goods still on their tray. */
export const siap = (db: Queryable, kode_toko: string): Promise<OutputOf<typeof siapLabeling>> =>
  db.rows<OutputOf<typeof siapLabeling>[number]>(sql`
    SELECT t.no_terima_sepuh, t.no_sepuh, t.tgl_system, s.ref AS kode_baki, s.kode_group, s.kode_dept, s.pcs::int AS qty,
      s.mg::bigint AS berat
    FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['BAKI']) s
    JOIN terima_sepuh t ON t.no_terima_sepuh = s.lot AND t.no_batal IS NULL
    WHERE s.pcs > 0 ORDER BY t.dibuat_pada, t.no_terima_sepuh, s.ref, s.kode_dept`)

export const laporan = async (db: Queryable, input: InputOf<typeof laporanTerimaSepuh>, kode_toko: string) => {
  const rows = await db.rows<z.output<typeof barisLaporanTerima>>(sql`
    SELECT t.no_terima_sepuh, t.no_sepuh, t.tgl_system AS tgl_terima, t.kode_baki, d.kode_dept, d.qty_sepuh, d.berat_timbangan,
      d.qty_terima, d.berat_terima, d.berat_rusak, d.qty_rusak, d.berat_selisih, k.berat AS berat_kirim, k.qty AS qty_kirim
    FROM terima_sepuh t JOIN terima_sepuh_detail d ON d.no_terima_sepuh = t.no_terima_sepuh
    ${dikirim(sql`t.no_sepuh`, sql`d.kode_dept`, sql`k`)}
    WHERE t.kode_toko = ${kode_toko} ${within('t.tgl_system', input)} ${standing('t.no_batal', input)}
      ${input.kode_toko === SEMUA ? sql`` : sql`AND t.kode_baki = ${input.kode_toko}`}
    ORDER BY t.dibuat_pada, t.no_terima_sepuh, d.urut`)
  return grouped(rows, (row) => row.no_terima_sepuh).map(([_id, detail]) => ({ _id, detail }))
}
