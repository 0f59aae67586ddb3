import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Mg, mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { Refusal, waktu } from '@kencana/server-kit'
import { hargaGroup, memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { titipPesanan } from '../data-pesanan/data-pesanan.api.ts'
import { hargaEmas } from '../transaksi-pesanan/harga-pesanan.api.ts'
import { DOKUMEN_SERAH, type getSerah, type tagihanPesanan } from './serah-pesanan.contract.ts'

type Tagihan = OutputOf<typeof tagihanPesanan>
type Serah = OutputOf<typeof getSerah>

interface Barang {
  kode_barcode: string
  nama_barang: string
  kode_group: string
  kadar: string
  persentase: Persentase
  berat: Mg
}

interface Pesanan {
  no_pesanan: string
  kode_barang: string | null
  kunci_harga: boolean
  harga_gram: Rp
  harga_atribut: Rp
  ongkos: Rp
  berat_customer: Mg
}

/**
 * What a finished piece costs its customer now: by its real weight and fineness, at the locked price or today's, less his
 * own gold.
 * @throws Refusal while the piece has no barcode, or its category no price
 */
export const tagih = async (db: Queryable, kode_toko: string, pesanan: Pesanan): Promise<Tagihan> => {
  const { no_pesanan, kode_barang, kunci_harga, harga_atribut, ongkos, berat_customer } = pesanan
  if (kode_barang === null) throw new Refusal('rule', `Barang Pesanan ${no_pesanan} Belum Dimasukkan`)
  const barang = await db.one<Barang>(sql`
    SELECT kode_barcode, nama_barang::text, kode_group, kadar, persentase, berat FROM barang WHERE kode_barang = ${kode_barang}`)
  if (!barang) throw new Error('piece of an order is gone')
  const { kode_barcode, nama_barang, kadar, persentase, berat } = barang
  const harga_gram = kunci_harga ? pesanan.harga_gram : await hargaGroup(db, barang.kode_group)
  if (harga_gram === 0) throw new Refusal('rule', `Harga Kategori ${barang.kode_group} Masih 0`)
  const harga_emas = hargaEmas(harga_gram, berat, berat_customer, persentase, await memakaiKadar(db, kode_toko))
  return {
    no_pesanan,
    kode_barcode,
    nama_barang,
    kadar,
    berat,
    berat_customer,
    berat_harga: mg(berat - berat_customer),
    kunci_harga,
    harga_gram,
    harga_emas,
    harga_atribut,
    ongkos,
    total: rp(harga_emas + harga_atribut + ongkos),
    persekot: (await titipPesanan(db, kode_toko, [no_pesanan])).get(no_pesanan) ?? rp(0),
  }
}

/** The bill of an order of this shop. @throws Refusal when it is not finished */
export const tagihanSekarang = async (db: Queryable, kode_toko: string, no_pesanan: string): Promise<Tagihan> => {
  const row = await db.one<Pesanan & { status: string }>(sql`
    SELECT no_pesanan, kode_barang, kunci_harga, harga_gram, harga_atribut, ongkos, berat_customer, status
    FROM pesanan WHERE no_pesanan = ${no_pesanan} AND kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('missing', 'No Pesanan Tidak Ada')
  if (row.status !== 'SELESAI') throw new Refusal('rule', `Pesanan ${no_pesanan} Belum Bisa Diserahkan`)
  return tagih(db, kode_toko, row)
}

/** One handing over of this shop, as its receipt shows it. @throws Refusal 404 */
export const satuSerah = async (db: Queryable, kode_toko: string, no_serah: string): Promise<Serah> => {
  const row = await db.one<Omit<Serah, 'pembayaran' | 'cetakan'>>(sql`
    SELECT s.no_serah, s.no_pesanan, s.tgl_system, ${waktu(sql`s.dibuat_pada`)} AS waktu,
      p.nama_customer::text, p.alamat_customer, p.no_hp, x.nama_sales::text, b.kode_barcode, b.nama_barang::text, b.kadar, s.berat,
      p.berat_customer, s.berat_harga, p.kunci_harga, s.harga_gram, s.harga_emas, s.harga_atribut, s.ongkos, s.diskon,
      s.total + s.diskon AS total, s.persekot, s.bayar, s.user_id, s.no_batal
    FROM pesanan_serah s JOIN pesanan p ON p.no_pesanan = s.no_pesanan JOIN barang b ON b.kode_barang = s.kode_barang
    JOIN sales x ON x.kode_toko = p.kode_toko AND x.kode_sales = p.kode_sales
    WHERE s.no_serah = ${no_serah} AND s.kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_serah} Tidak Ada`)
  const pembayaran = await db.rows<Serah['pembayaran'][number]>(sql`
    SELECT arah, cara_bayar, no_rekening, jumlah, biaya FROM pembayaran
    WHERE kode_toko = ${kode_toko} AND dokumen = ${no_serah} ORDER BY urut`)
  return { ...row, pembayaran, cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_SERAH.cetak, no_serah) }
}
