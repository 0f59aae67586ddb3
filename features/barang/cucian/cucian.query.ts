import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { bacaDokumen, type Terbuka, terbukaBarang, waktu } from '@kencana/server-kit'
import { isiBarang, namaSalinan, salinan } from '../data-barang/data-barang.api.ts'
import {
  DOKUMEN_CUCI,
  DOKUMEN_TERIMA_CUCI,
  type getCuci,
  type getTerimaCuci,
  type listCuci,
  type listTerimaCuci,
} from './cucian.contract.ts'

type Terima = OutputOf<typeof getTerimaCuci>

const DI_LUAR = sql`d.no_terima IS NULL AND NOT d.dibatalkan`
/** Batches of which something is out, found from their open lines, not from all that ever went. */
const ADA_DI_LUAR = sql`k.no_cuci IN (SELECT d.no_cuci FROM cuci_barang_detail d WHERE ${DI_LUAR})`

const bacaCuci = bacaDokumen<OutputOf<typeof listCuci>[number]>(
  DOKUMEN_CUCI,
  sql`k.no_cuci, k.tgl_system, ${waktu()} AS waktu, k.keterangan, k.pcs, k.berat, s.sisa, s.sisa_berat, k.user_id, k.no_batal`,
  {
    gabung: sql`
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS sisa, coalesce(sum(d.berat), 0)::bigint AS sisa_berat
        FROM cuci_barang_detail d WHERE d.no_cuci = k.no_cuci AND ${DI_LUAR}
      ) s`,
  },
)

/** The batches of one shop day and all of which something is still out, newest first. */
export const daftarCuci = (db: Queryable, kode_toko: string, tanggal: string) =>
  bacaCuci.pilih(db, sql`k.kode_toko = ${kode_toko} AND (k.tgl_system = ${tanggal} OR ${ADA_DI_LUAR})`)

/** How many batches of a shop are not back yet. */
export const cuciTerbuka = async (db: Queryable, kode_toko: string): Promise<Terbuka> =>
  terbukaBarang(await bacaCuci.pilih(db, sql`k.kode_toko = ${kode_toko} AND ${ADA_DI_LUAR}`))

const KEADAAN = sql`,
  CASE WHEN d.no_terima IS NOT NULL THEN 'KEMBALI' WHEN d.dibatalkan THEN 'BATAL' ELSE 'CUCI' END AS keadaan`

/** One batch with its pieces. @throws Refusal 404 */
export const satuCuci = async (
  db: Queryable,
  kode_toko: string,
  no_cuci: string,
): Promise<OutputOf<typeof getCuci>> => ({
  ...(await bacaCuci.satu(db, kode_toko, no_cuci)),
  detail_barang: await isiBarang(db, DOKUMEN_CUCI, no_cuci, KEADAAN),
})

export const bacaTerima = bacaDokumen<OutputOf<typeof listTerimaCuci>[number]>(
  DOKUMEN_TERIMA_CUCI,
  sql`k.no_terima, k.no_cuci, k.tgl_system, ${waktu()} AS waktu, k.pcs, k.berat, k.susut,
    coalesce(o.disetujui_oleh, '-') AS disetujui_oleh, k.user_id, k.no_batal`,
  { gabung: sql`LEFT JOIN otorisasi o ON o.id = k.otorisasi` },
)

/** One receipt with its pieces. @throws Refusal 404 */
export const satuTerima = async (db: Queryable, kode_toko: string, no_terima: string): Promise<Terima> => {
  const row = await bacaTerima.satu(db, kode_toko, no_terima)
  const detail_barang = await db.rows<Terima['detail_barang'][number]>(sql`
    SELECT d.kode_barang, b.kode_barcode, ${namaSalinan(sql`d`)}, d.kode_baki, r.kadar, d.berat_kirim, d.berat_kembali
    FROM terima_cuci_detail d JOIN barang b ON b.kode_barang = d.kode_barang ${salinan(sql`d`)}
    WHERE d.no_terima = ${no_terima} ORDER BY d.urut`)
  return { ...row, detail_barang }
}
