/** What a shop needs before it opens its door. */
import { type Queryable, sql } from '@kencana/database'
import { type Sesi, waktu } from '@kencana/server-kit'

interface Ada {
  harga: string | null
  harga_kini: boolean
  hitung: string | null
  hitung_kini: boolean
  beli: boolean
  titip: boolean
}

/** One thing, the screen on which it is done, and since when it is so. */
export interface Siap {
  nama: string
  path: string | null
  selesai: boolean
  /** When it was done last, as ISO; null when it never was or is no matter of time. */
  sejak: string | null
}

/** What is ready on the open day: a price of that day, the drawer counted, trays for what comes in. */
export const siapDipakai = async (db: Queryable, { kode_toko, tgl_system }: Sesi): Promise<Siap[]> => {
  const ada = await db.one<Ada>(sql`
    SELECT ${waktu(sql`h.waktu`)} AS harga, coalesce(h.tgl_system >= ${tgl_system}, false) AS harga_kini,
      ${waktu(sql`k.dibuat_pada`)} AS hitung, coalesce(k.tgl_system >= ${tgl_system}, false) AS hitung_kini,
      EXISTS (SELECT FROM baki WHERE kode_toko = ${kode_toko} AND kode_gudang = 'BELI' AND dihapus_pada IS NULL) AS beli,
      EXISTS (SELECT FROM baki WHERE kode_toko = ${kode_toko} AND kode_gudang = 'TITIP' AND dihapus_pada IS NULL) AS titip
    FROM (SELECT) satu
    LEFT JOIN LATERAL (SELECT waktu, tgl_system FROM harga_emas ORDER BY id DESC LIMIT 1) h ON true
    LEFT JOIN LATERAL (
      SELECT dibuat_pada, tgl_system FROM hitung_kas WHERE kode_toko = ${kode_toko} AND selisih IS NOT NULL
      ORDER BY tgl_system DESC, dibuat_pada DESC LIMIT 1) k ON true`)
  if (!ada) throw new Error('no shop')
  return [
    { nama: 'Harga emas', path: '/master-parameter-harga-emas', selesai: ada.harga_kini, sejak: ada.harga },
    { nama: 'Kas dihitung', path: '/hitung-kas', selesai: ada.hitung_kini, sejak: ada.hitung },
    { nama: 'Baki pembelian', path: '/master-baki', selesai: ada.beli, sejak: null },
    { nama: 'Baki titipan', path: '/master-baki', selesai: ada.titip, sejak: null },
  ]
}
