/** Dispatches as sender and receiver see them. */
import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { bacaDokumen, Refusal, type WriteContext, waktu } from '@kencana/server-kit'
import { type BarangTerkunci, isiBarang, tolakMilikPesanan } from '../data-barang/data-barang.api.ts'
import { DOKUMEN_KIRIM, type getKirim, type kirimBarang, type listKirim } from './kirim-barang.contract.ts'
import { jurnalKirim } from './kirim-barang.posting.ts'

/**
 * Pieces that are held for a dispatch go with it: no order's, as they were seen, and of no other category or type than the sender said.
 * @throws Refusal
 */
export const tolakBukanKiriman = (
  barang: readonly BarangTerkunci[],
  { group = SEMUA, dept = SEMUA, detail_barang }: InputOf<typeof kirimBarang>,
): void => {
  tolakMilikPesanan(barang)
  for (const [at, { kode_barcode, kode_group, kode_dept, versi }] of barang.entries()) {
    if (group !== SEMUA && kode_group !== group)
      throw new Refusal('rule', `Barang ${kode_barcode} Bukan Kategori ${group}`)
    if (dept !== SEMUA && kode_dept !== dept) throw new Refusal('rule', `Barang ${kode_barcode} Bukan Jenis ${dept}`)
    if ((detail_barang[at]?.versi ?? versi) !== versi)
      throw new Refusal('conflict', `Barang ${kode_barcode} Sudah Diproses Oleh User Lain`)
  }
}

/** Off their trays and on the way, wherever they go. */
export const jurnalKirimBarang = jurnalKirim

/** Dispatches inside of this installation: those to other ones stand in the same table. */
export const DI_INSTALASI_INI = sql`starts_with(k.no_kirim, 'KRM-')`

const DI_JALAN = sql`d.no_terima IS NULL AND d.no_hapus IS NULL AND d.no_sampai IS NULL AND NOT d.dibatalkan`

/** Dispatches of which something is on the way, found from their open lines, not from all that ever went. */
export const ADA_DI_JALAN = sql`k.no_kirim IN (SELECT d.no_kirim FROM kirim_barang_detail d WHERE ${DI_JALAN})`

/** What is left of the dispatch `k` on its way, as `s`. */
export const SISA_KIRIM = sql`
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS sisa, coalesce(sum(d.berat), 0)::bigint AS sisa_berat
    FROM kirim_barang_detail d WHERE d.no_kirim = k.no_kirim AND ${DI_JALAN}
  ) s`

/** Dispatches with what is left of them on the way, for the shop that sent them and the one they go to. */
export const bacaKirim = bacaDokumen<OutputOf<typeof listKirim>[number] & { nama_tujuan: string }>(
  DOKUMEN_KIRIM,
  sql`k.no_kirim, k.kode_toko, k.tujuan, k.nama_tujuan::text, k.tgl_system, ${waktu()} AS waktu, k.user_id, k.pcs, k.berat, k.no_batal, s.sisa,
    s.sisa_berat`,
  {
    gabung: SISA_KIRIM,
    boleh: (kode_toko) => sql`(k.kode_toko = ${kode_toko} OR k.tujuan = ${kode_toko})`,
  },
)

const KEADAAN = sql`,
  CASE WHEN d.no_terima IS NOT NULL OR d.no_sampai IS NOT NULL THEN 'DITERIMA' WHEN d.no_hapus IS NOT NULL THEN 'DIHAPUS'
    WHEN d.dibatalkan THEN 'BATAL' ELSE 'DIKIRIM' END AS keadaan`

/** One dispatch with its pieces, for the shop that sent it and the one it goes to. @throws Refusal 404 */
export const satuKirim = async (
  db: Queryable,
  kode_toko: string,
  no_kirim: string,
): Promise<OutputOf<typeof getKirim>> => {
  const row = await bacaKirim.satu(db, kode_toko, no_kirim)
  const detail_barang = await isiBarang<OutputOf<typeof getKirim>['detail_barang'][number]>(
    db,
    DOKUMEN_KIRIM,
    no_kirim,
    KEADAAN,
  )
  return { ...row, detail_barang }
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
  /** Another installation was asked to give it back, and has not said no: that of it something arrived says so as well. */
  tarik: boolean
  jalan: DiJalan[]
}> => {
  const { kode_toko } = ctx.sesi
  const ini = sql`no_kirim = ${no_kirim} AND (kode_toko = ${kode_toko} OR tujuan = ${kode_toko})`
  // Held first and read then: who asked it back while this waited is seen.
  const [, kirim] = await Promise.all([
    ctx.db.run(sql`SELECT 1 FROM kirim_barang WHERE ${ini} FOR UPDATE`),
    ctx.db.one<{
      kode_toko: string
      tujuan: string
      pcs: number
      tgl_system: string
      no_batal: string | null
      tarik: boolean
    }>(sql`
      SELECT kode_toko, tujuan, pcs, tgl_system, no_batal,
        EXISTS (SELECT FROM surat_keluar s WHERE s.dokumen = k.no_kirim AND s.jenis = 'TARIK' AND s.status <> 'GAGAL')
          AND NOT EXISTS (SELECT FROM kirim_barang_detail d WHERE d.no_kirim = k.no_kirim AND d.no_sampai IS NOT NULL) AS tarik
      FROM kirim_barang k WHERE ${ini}`),
  ])
  if (!kirim) throw new Refusal('missing', `Kiriman ${no_kirim} Tidak Ada`)
  const jalan = await ctx.db.rows<DiJalan>(sql`
    SELECT d.kode_barang, b.kode_barcode, d.kode_baki_asal, d.kode_group, d.kode_dept, d.berat
    FROM kirim_barang_detail d JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.no_kirim = ${no_kirim} AND ${DI_JALAN} ORDER BY d.kode_barang FOR UPDATE OF d, b`)
  return { ...kirim, jalan }
}
