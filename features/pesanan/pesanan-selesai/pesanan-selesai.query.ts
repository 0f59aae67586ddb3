import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { DOKUMEN_SELESAI, type getSelesai, type listSelesai, type pesananProses } from './pesanan-selesai.contract.ts'

type Baris = OutputOf<typeof listSelesai>[number]

/** Orders in craftsmen's hands, the soonest promised first, with the material each may use. */
export const daftarProses = (db: Queryable, kode_toko: string): Promise<OutputOf<typeof pesananProses>> =>
  db.rows(sql`
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

const pilih = (db: Queryable, where: Sql): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT s.no_selesai, s.no_pesanan, s.tgl_system, to_char(s.dibuat_pada, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS waktu,
      p.nama_customer::text, p.deskripsi, s.kode_tukang, t.nama_tukang::text, s.kode_group, s.berat_selesai, s.berat_patri,
      s.berat_susut, b.berat_susut AS susut_tukang, s.ongkos_tukang, s.no_so_pesanan, s.user_id, s.no_batal
    FROM pesanan_selesai s
    JOIN pesanan p ON p.no_pesanan = s.no_pesanan
    JOIN pembagian_pesanan b ON b.no_pembagian = s.no_pembagian
    JOIN tukang t ON t.kode_tukang = s.kode_tukang
    WHERE ${where} ORDER BY s.dibuat_pada DESC, s.no_selesai DESC`)

/** What was finished on one shop day, newest first. */
export const daftarSelesai = (db: Queryable, kode_toko: string, tanggal: string): Promise<Baris[]> =>
  pilih(db, sql`s.kode_toko = ${kode_toko} AND s.tgl_system = ${tanggal}`)

/** One document of this shop. @throws Refusal 404 */
export const satuSelesai = async (
  db: Queryable,
  kode_toko: string,
  no_selesai: string,
): Promise<OutputOf<typeof getSelesai>> => {
  const [row] = await pilih(db, sql`s.kode_toko = ${kode_toko} AND s.no_selesai = ${no_selesai}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_selesai} Tidak Ada`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_SELESAI.cetak, no_selesai) }
}
