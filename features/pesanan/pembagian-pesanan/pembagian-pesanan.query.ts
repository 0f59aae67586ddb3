import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { Refusal, waktu } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import {
  DOKUMEN_PEMBAGIAN,
  type getPembagian,
  type listPembagian,
  type pesananBaru,
  type pesananTersedia,
} from './pembagian-pesanan.contract.ts'

type Slip = OutputOf<typeof getPembagian>
type Tersedia = OutputOf<typeof pesananTersedia>['pesanan']

/** Orders that no craftsman has yet, the soonest promised first. */
export const daftarBaru = (db: Queryable, kode_toko: string): Promise<OutputOf<typeof pesananBaru>> =>
  db.rows(sql`
    SELECT no_pesanan, tgl_system, tgl_janji, nama_customer::text, deskripsi, kode_group, perkiraan_berat, berat_customer
    FROM pesanan WHERE kode_toko = ${kode_toko} AND status = 'BARU' ORDER BY tgl_janji, no_pesanan`)

/** One order that no craftsman has yet. @throws Refusal */
export const satuTersedia = async (db: Queryable, kode_toko: string, no_pesanan: string): Promise<Tersedia> => {
  const row = await db.one<Omit<Tersedia, 'detail_barang'> & Tersedia['detail_barang'][number]>(sql`
    SELECT no_pesanan, tgl_system, tgl_janji, kode_customer, nama_customer::text, alamat_customer, no_hp, kode_group,
      berat_customer, deskripsi, atribut AS attribut, perkiraan_berat, kadar AS perkiraan_kadar, harga_gram, harga_atribut,
      sub_total
    FROM pesanan WHERE no_pesanan = ${no_pesanan} AND kode_toko = ${kode_toko} AND status = 'BARU'`)
  if (!row) throw new Refusal('missing', 'No Pesanan Tidak Ada')
  const { deskripsi, attribut, perkiraan_berat, perkiraan_kadar, harga_gram, harga_atribut, sub_total, ...pesanan } =
    row
  const barang = { deskripsi, attribut, perkiraan_berat, perkiraan_kadar, harga_gram, harga_atribut, sub_total }
  return { ...pesanan, detail_barang: [barang] }
}

/** What was given out or moved on one shop day, newest first. */
export const daftarPembagian = (
  db: Queryable,
  kode_toko: string,
  tanggal: string,
  jenis: string,
): Promise<OutputOf<typeof listPembagian>> =>
  db.rows(sql`
    SELECT b.no_pembagian, b.no_pesanan, b.tgl_system, ${waktu(sql`b.dibuat_pada`)} AS waktu,
      p.nama_customer::text, b.kode_tukang, t.nama_tukang::text, asal.kode_tukang AS tukang_asal, b.ongkos_tukang,
      b.berat_susut, b.user_id, b.no_batal
    FROM pembagian_pesanan b
    JOIN pesanan p ON p.no_pesanan = b.no_pesanan
    JOIN tukang t ON t.kode_tukang = b.kode_tukang
    LEFT JOIN pembagian_pesanan asal ON asal.no_pembagian = b.no_sebelum
    WHERE b.kode_toko = ${kode_toko} AND b.tgl_system = ${tanggal} AND b.jenis = ${jenis}
    ORDER BY b.dibuat_pada DESC, b.no_pembagian DESC`)

/** The slip of one assignment of this shop. @throws Refusal 404 */
export const satuPembagian = async (db: Queryable, kode_toko: string, no_pembagian: string): Promise<Slip> => {
  type Baris = Omit<Slip, 'keterangan' | 'cetakan'> & Slip['keterangan']
  const row = await db.one<Baris>(sql`
    SELECT b.no_pembagian, b.jenis, b.no_pesanan, b.tgl_system AS tgl, p.tgl_janji AS tgl_selesai,
      p.nama_customer::text AS nama_pemesan, p.alamat_customer AS alamat, p.no_hp AS telepon, b.kode_tukang,
      t.nama_tukang::text, b.ongkos_tukang, b.berat_customer, b.user_id, b.no_batal,
      g.nama_group::text AS kategori, d.nama_dept::text AS jenis_pesanan, p.deskripsi, p.size, p.atribut,
      p.perkiraan_berat AS berat, b.berat_susut
    FROM pembagian_pesanan b
    JOIN pesanan p ON p.no_pesanan = b.no_pesanan
    JOIN tukang t ON t.kode_tukang = b.kode_tukang
    JOIN master_group g ON g.kode_group = p.kode_group
    JOIN jenis d ON d.kode_dept = p.kode_dept
    WHERE b.no_pembagian = ${no_pembagian} AND b.kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_pembagian} Tidak Ada`)
  const { kategori, jenis_pesanan, deskripsi, size, atribut, berat, berat_susut, ...slip } = row
  return {
    ...slip,
    keterangan: { kategori, jenis_pesanan, deskripsi, size, atribut, berat, berat_susut },
    cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_PEMBAGIAN.cetak, no_pembagian),
  }
}
