/** Dispatches as sender and receiver see them. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { CETAK_KIRIM, type getKirim, type listKirim } from './kirim-barang.contract.ts'

type Lengkap = OutputOf<typeof getKirim>
type Baris = OutputOf<typeof listKirim>[number]

const DI_JALAN = sql`d.no_terima IS NULL AND d.no_hapus IS NULL AND NOT d.dibatalkan`

/** Dispatches with what is left of them on the way. @param where conditions on `k`, the dispatch */
export const pilihKirim = (db: Queryable, where: Sql): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT k.no_kirim, k.kode_toko, k.tujuan, k.tgl_system, to_char(k.dibuat_pada, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS waktu,
      k.user_id, k.pcs, k.berat, k.no_batal, s.sisa, s.sisa_berat
    FROM kirim_barang k
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS sisa, coalesce(sum(d.berat), 0)::bigint AS sisa_berat
      FROM kirim_barang_detail d WHERE d.no_kirim = k.no_kirim AND ${DI_JALAN}
    ) s
    WHERE ${where} ORDER BY k.dibuat_pada DESC, k.no_kirim DESC`)

/** One dispatch with its pieces, for the shop that sent it and the one it goes to. @throws Refusal 404 */
export const satuKirim = async (db: Queryable, kode_toko: string, no_kirim: string): Promise<Lengkap> => {
  const [row] = await pilihKirim(
    db,
    sql`k.no_kirim = ${no_kirim} AND (k.kode_toko = ${kode_toko} OR k.tujuan = ${kode_toko})`,
  )
  if (!row) throw new Refusal('missing', `Kiriman ${no_kirim} Tidak Ada`)
  const toko = await db.one<{ nama: string }>(
    sql`SELECT nama_toko::text AS nama FROM toko WHERE kode_toko = ${row.tujuan}`,
  )
  const detail_barang = await db.rows<Lengkap['detail_barang'][number]>(sql`
    SELECT d.kode_barang, b.kode_barcode, b.nama_barang::text, d.kode_group, d.kode_dept, d.kode_baki_asal, b.kadar, d.berat,
      CASE WHEN d.no_terima IS NOT NULL THEN 'DITERIMA' WHEN d.no_hapus IS NOT NULL THEN 'DIHAPUS'
        WHEN d.dibatalkan THEN 'BATAL' ELSE 'DIKIRIM' END AS keadaan
    FROM kirim_barang_detail d JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.no_kirim = ${no_kirim} ORDER BY d.urut`)
  const cetakan = await jumlahCetak(db, row.kode_toko, CETAK_KIRIM, no_kirim)
  return { ...row, nama_tujuan: toko?.nama ?? row.tujuan, cetakan, detail_barang }
}

/** A piece on the way, held by this transaction. */
export interface DiJalan {
  kode_barang: string
  kode_barcode: string
  kode_baki_asal: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

/**
 * Holds a dispatch and its pieces that are still on the way, in one order for everybody: the dispatch first.
 * @throws Refusal when this shop neither sent it nor is its destination
 */
export const kunciKirim = async (
  ctx: WriteContext,
  no_kirim: string,
): Promise<{
  kode_toko: string
  tujuan: string
  pcs: number
  tgl_system: string
  no_batal: string | null
  jalan: DiJalan[]
}> => {
  const { kode_toko } = ctx.sesi
  const kirim = await ctx.db.one<{
    kode_toko: string
    tujuan: string
    pcs: number
    tgl_system: string
    no_batal: string | null
  }>(sql`
    SELECT kode_toko, tujuan, pcs, tgl_system, no_batal FROM kirim_barang
    WHERE no_kirim = ${no_kirim} AND (kode_toko = ${kode_toko} OR tujuan = ${kode_toko}) FOR UPDATE`)
  if (!kirim) throw new Refusal('missing', `Kiriman ${no_kirim} Tidak Ada`)
  const jalan = await ctx.db.rows<DiJalan>(sql`
    SELECT d.kode_barang, b.kode_barcode, d.kode_baki_asal, d.kode_group, d.kode_dept, d.berat
    FROM kirim_barang_detail d JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.no_kirim = ${no_kirim} AND ${DI_JALAN} ORDER BY d.kode_barang FOR UPDATE OF d, b`)
  return { ...kirim, jalan }
}
