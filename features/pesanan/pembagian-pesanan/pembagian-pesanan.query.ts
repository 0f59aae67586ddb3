import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { bacaDokumen, Refusal, type Sesi, waktu } from '@kencana/server-kit'
import { pemesanDigarap } from '../data-pesanan/pemesan.api.ts'
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
export const satuTersedia = async (db: Queryable, sesi: Sesi, no_pesanan: string): Promise<Tersedia> => {
  const row = await db.one<Omit<Tersedia, 'detail_barang'> & Tersedia['detail_barang'][number]>(sql`
    SELECT no_pesanan, tgl_system, tgl_janji, kode_customer, nama_customer::text, alamat_customer, no_hp, kode_group,
      berat_customer, deskripsi, atribut AS attribut, perkiraan_berat, kadar AS perkiraan_kadar, harga_gram, harga_atribut,
      sub_total
    FROM pesanan WHERE no_pesanan = ${no_pesanan} AND kode_toko = ${sesi.kode_toko} AND status = 'BARU'`)
  if (!row) throw new Refusal('missing', 'No Pesanan Tidak Ada')
  const [terlihat = row] = await pemesanDigarap(db, sesi, [row])
  const { deskripsi, attribut, perkiraan_berat, perkiraan_kadar, harga_gram, harga_atribut, sub_total, ...pesanan } =
    terlihat
  const barang = { deskripsi, attribut, perkiraan_berat, perkiraan_kadar, harga_gram, harga_atribut, sub_total }
  return { ...pesanan, detail_barang: [barang] }
}

/** What was given out or moved. */
export const bacaPembagian = bacaDokumen<OutputOf<typeof listPembagian>[number]>(
  DOKUMEN_PEMBAGIAN,
  sql`k.no_pembagian, k.no_pesanan, k.tgl_system, ${waktu()} AS waktu, p.nama_customer::text, k.kode_tukang, k.nama_tukang::text,
    asal.kode_tukang AS tukang_asal, k.ongkos_tukang, k.berat_susut, k.user_id, k.no_batal`,
  {
    gabung: sql`
      JOIN pesanan p ON p.no_pesanan = k.no_pesanan
      LEFT JOIN pembagian_pesanan asal ON asal.no_pembagian = k.no_sebelum`,
  },
)

const bacaSlip = bacaDokumen<Omit<Slip, 'keterangan' | 'cetakan'> & Slip['keterangan']>(
  DOKUMEN_PEMBAGIAN,
  sql`k.no_pembagian, k.jenis, k.no_pesanan, k.tgl_system AS tgl, p.tgl_janji AS tgl_selesai,
    p.nama_customer::text AS nama_pemesan, p.alamat_customer AS alamat, p.no_hp AS telepon, k.kode_tukang,
    k.nama_tukang::text, k.ongkos_tukang, k.berat_customer, k.user_id, k.no_batal, p.nama_group::text AS kategori,
    p.nama_dept::text AS jenis_pesanan, p.deskripsi, p.size, p.atribut, p.perkiraan_berat AS berat, k.berat_susut`,
  {
    gabung: sql`
      JOIN pesanan p ON p.no_pesanan = k.no_pesanan`,
  },
)

/** The slip of one assignment of this shop. @throws Refusal 404 */
export const satuPembagian = async (db: Queryable, sesi: Sesi, no_pembagian: string): Promise<Slip> => {
  const row = await bacaSlip.satu(db, sesi.kode_toko, no_pembagian)
  const { kategori, jenis_pesanan, deskripsi, size, atribut, berat, berat_susut, telepon, ...slip } = row
  const [dia] = await pemesanDigarap(db, sesi, [{ no_pesanan: slip.no_pesanan, no_hp: telepon }])
  return {
    ...slip,
    telepon: dia?.no_hp ?? '',
    keterangan: { kategori, jenis_pesanan, deskripsi, size, atribut, berat, berat_susut },
  }
}
