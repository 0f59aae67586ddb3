import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { bacaDokumen, type Sesi, waktu } from '@kencana/server-kit'
import { pemesanDigarap } from '../data-pesanan/pemesan.api.ts'
import { DOKUMEN_SELESAI, type listSelesai, type pesananProses } from './pesanan-selesai.contract.ts'

/** Orders in craftsmen's hands, the soonest promised first, with the material each may use. */
export const daftarProses = async (db: Queryable, sesi: Sesi): Promise<OutputOf<typeof pesananProses>> => {
  const { kode_toko } = sesi
  const rows = await db.rows<OutputOf<typeof pesananProses>[number]>(sql`
    WITH bahan AS (
      SELECT ref, kode_group, mg FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['TUKANG'])
    )
    SELECT p.no_pesanan, p.tgl_system, p.tgl_janji, p.nama_customer::text, p.alamat_customer, p.no_hp, p.deskripsi, p.atribut,
      p.kode_group, p.kadar, p.perkiraan_berat, p.berat_customer, p.sub_total, p.no_pembagian,
      b.tgl_system AS tgl_pembagian, p.kode_tukang, t.nama_tukang::text, p.ongkos_tukang, p.susut_tukang,
      coalesce(s.mg, 0)::bigint AS sisa_bahan, coalesce(r.mg, 0)::bigint AS sisa_patri
    FROM pesanan p
    JOIN pembagian_pesanan b ON b.no_pembagian = p.no_pembagian
    JOIN tukang t ON t.kode_tukang = p.kode_tukang
    LEFT JOIN bahan s ON s.ref = p.kode_tukang || '/BAHAN' AND s.kode_group = p.kode_group
    LEFT JOIN bahan r ON r.ref = p.kode_tukang || '/PATRI' AND r.kode_group = p.kode_group
    WHERE p.kode_toko = ${kode_toko} AND p.status = 'PROSES' ORDER BY p.tgl_janji, p.no_pesanan`)
  return pemesanDigarap(db, sesi, rows)
}

export const bacaSelesai = bacaDokumen<OutputOf<typeof listSelesai>[number]>(
  DOKUMEN_SELESAI,
  sql`k.no_selesai, k.no_pesanan, k.tgl_system, ${waktu()} AS waktu, p.nama_customer::text, p.deskripsi, k.kode_tukang,
    k.nama_tukang::text, k.kode_group, k.berat_selesai, k.berat_patri, k.berat_susut, b.berat_susut AS susut_tukang,
    k.ongkos_tukang, k.no_so_pesanan, k.user_id, k.no_batal`,
  {
    gabung: sql`
      JOIN pesanan p ON p.no_pesanan = k.no_pesanan
      JOIN pembagian_pesanan b ON b.no_pembagian = k.no_pembagian`,
  },
)
