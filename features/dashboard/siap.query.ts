/** What a shop needs before it opens its door. */
import { type Queryable, sql } from '@kencana/database'
import { type Sesi, waktu } from '@kencana/server-kit'
import { laciDihitung } from '../keuangan/laci/laci.api.ts'

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

/**
 * What is ready on the open day: a price of that day for each category that has one, each drawer counted that is counted every day,
 * trays for what comes in. Of several the one that waits longest tells since when.
 */
export const siapDipakai = async (db: Queryable, { kode_toko, tgl_system }: Sesi): Promise<Siap[]> => {
  const ada = await db.one<Ada>(sql`
    SELECT ${waktu(sql`h.sejak`)} AS harga, h.kini AS harga_kini, ${waktu(sql`k.sejak`)} AS hitung, k.kini AS hitung_kini,
      EXISTS (SELECT FROM baki WHERE kode_toko = ${kode_toko} AND kode_gudang = 'BELI' AND dihapus_pada IS NULL) AS beli,
      EXISTS (SELECT FROM baki WHERE kode_toko = ${kode_toko} AND kode_gudang = 'TITIP' AND dihapus_pada IS NULL) AS titip
    FROM (
      SELECT coalesce(bool_and(coalesce(x.tgl_system >= ${tgl_system}, false)), false) AS kini,
        CASE WHEN bool_and(x.waktu IS NOT NULL) THEN min(x.waktu) END AS sejak
      FROM master_group g LEFT JOIN LATERAL (
        SELECT waktu, tgl_system FROM harga_emas WHERE kode_group = g.kode_group ORDER BY id DESC LIMIT 1) x ON true
      WHERE g.harga > 0 AND g.dihapus_pada IS NULL
    ) h, (
      SELECT coalesce(bool_and(coalesce(x.tgl_system >= ${tgl_system}, false)), true) AS kini,
        CASE WHEN bool_and(x.dibuat_pada IS NOT NULL) THEN min(x.dibuat_pada) END AS sejak
      FROM (${laciDihitung(kode_toko)}) l LEFT JOIN LATERAL (
        SELECT dibuat_pada, tgl_system FROM hitung_kas
        WHERE kode_toko = ${kode_toko} AND kode_laci = l.kode_laci AND selisih IS NOT NULL
        ORDER BY tgl_system DESC, dibuat_pada DESC LIMIT 1) x ON true
    ) k`)
  if (!ada) throw new Error('no shop')
  return [
    { nama: 'Harga emas', path: '/master-parameter-harga-emas', selesai: ada.harga_kini, sejak: ada.harga },
    { nama: 'Kas dihitung', path: '/hitung-kas', selesai: ada.hitung_kini, sejak: ada.hitung },
    { nama: 'Baki pembelian', path: '/master-baki', selesai: ada.beli, sejak: null },
    { nama: 'Baki titipan', path: '/master-baki', selesai: ada.titip, sejak: null },
  ]
}
