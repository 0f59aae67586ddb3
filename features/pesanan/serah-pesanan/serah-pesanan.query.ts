import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Mg, mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { bacaDokumen, Refusal, type Sesi, waktu } from '@kencana/server-kit'
import { namaSalinan, salinan } from '../../barang/data-barang/data-barang.api.ts'
import { hitungJual, memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import { bacaPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { nilaiEmas } from '../../pembelian/transaksi-pembelian/beli-emas.api.ts'
import { hargaBerlaku } from '../../pengaturan/batas/harga-berlaku.api.ts'
import { perGram as perGramSql, titipPesanan } from '../data-pesanan/data-pesanan.api.ts'
import { satuTerlihat } from '../data-pesanan/pemesan.api.ts'
import { perGram } from '../transaksi-pesanan/harga-pesanan.api.ts'
import { DOKUMEN_SERAH, type getSerah, type tagihanPesanan } from './serah-pesanan.contract.ts'

/** With the rule that each price per gram was taken by: whether times fineness. */
type Tagihan = OutputOf<typeof tagihanPesanan> & { kali_kadar: boolean; kali_kadar_lebih: boolean }
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
  kunci_sampai: string | null
  kunci_berat: Mg | null
  harga_gram: Rp
  kali_kadar: boolean | null
  harga_atribut: Rp
  ongkos: Rp
  berat_customer: Mg
  kode_group: string
  persentase: Persentase
}

/** Where and when it is asked. */
interface Kini {
  kode_toko: string
  tgl_system: string
  /** The server's clock. */
  saat: Date
}

/** Prices per gram of a piece: a locked one to its last day and weight, today's for the rest. @throws Refusal */
const hargaGram = async (
  db: Queryable,
  { tgl_system, saat }: Pick<Kini, 'tgl_system' | 'saat'>,
  pesanan: Pesanan,
  { kode_group, berat }: Barang,
) => {
  const { kunci_sampai, kunci_berat } = pesanan
  const kunci_harga = kunci_sampai !== null && tgl_system <= kunci_sampai
  const berat_lebih = mg(kunci_harga ? Math.max(berat - (kunci_berat ?? berat), 0) : 0)
  if (kunci_harga && berat_lebih === 0)
    return { kunci_harga, harga_gram: pesanan.harga_gram, berat_lebih, harga_gram_lebih: rp(0), harga_sampai: null }
  const { harga, sampai } = await hargaBerlaku(db, kode_group, saat)
  if (harga === 0) throw new Refusal('rule', `Harga Kategori ${kode_group} Masih 0`)
  return {
    kunci_harga,
    harga_gram: kunci_harga ? pesanan.harga_gram : harga,
    berat_lebih,
    harga_gram_lebih: berat_lebih === 0 ? rp(0) : harga,
    harga_sampai: sampai,
  }
}

/**
 * What a finished piece costs its customer now: by its real weight and fineness, at the locked price or today's, or both,
 * less his own gold. What of that is not in the piece is bought, at what the shop buys at. Source: areas, read first, 19.
 * @throws Refusal while the piece has no barcode, or its category no price
 */
export const tagih = async (db: Queryable, kini: Kini, pesanan: Pesanan): Promise<Tagihan> => {
  const { no_pesanan, kode_barang, harga_atribut, ongkos, berat_customer } = pesanan
  if (kode_barang === null) throw new Refusal('rule', `Barang Pesanan ${no_pesanan} Belum Dimasukkan`)
  const barang = await db.one<Barang>(sql`
    SELECT kode_barcode, nama_barang::text, kode_group, kadar, persentase, berat FROM barang WHERE kode_barang = ${kode_barang}`)
  if (!barang) throw new Error('piece of an order is gone')
  const { kode_barcode, nama_barang, kadar, persentase, berat } = barang
  const harga = await hargaGram(db, kini, pesanan, barang)
  const kali_kadar_lebih = await memakaiKadar(db, kini.kode_toko)
  // A locked price is one of the day it was locked on, whatever the shop's prices mean by now.
  const kali_kadar = (harga.kunci_harga ? pesanan.kali_kadar : null) ?? kali_kadar_lebih
  const berat_harga = mg(Math.max(berat - berat_customer, 0))
  const berat_beli = mg(berat_harga - berat + berat_customer)
  const terkunci = hitungJual(harga.harga_gram, mg(berat_harga - harga.berat_lebih), persentase, kali_kadar)
  const lebih = hitungJual(harga.harga_gram_lebih, harga.berat_lebih, persentase, kali_kadar_lebih)
  const harga_emas = rp(terkunci + lebih)
  const { kode_group, persentase: kadarPesanan } = pesanan
  const emas = { kode_group, persentase: kadarPesanan, berat: berat_beli }
  return {
    no_pesanan,
    kode_barcode,
    nama_barang,
    kadar,
    berat,
    berat_customer,
    berat_harga,
    ...harga,
    kali_kadar,
    harga_gram_kadar: perGram(harga.harga_gram, persentase, kali_kadar),
    kali_kadar_lebih,
    harga_gram_lebih_kadar: perGram(harga.harga_gram_lebih, persentase, kali_kadar_lebih),
    harga_emas,
    harga_atribut,
    ongkos,
    total: rp(harga_emas + harga_atribut + ongkos),
    berat_beli,
    beli: berat_beli === 0 ? rp(0) : await nilaiEmas(db, kini.kode_toko, emas),
    persekot: (await titipPesanan(db, kini.kode_toko, [no_pesanan])).get(no_pesanan) ?? rp(0),
  }
}

/** The bill of an order of this shop. @throws Refusal when it is not finished */
export const tagihanSekarang = async (db: Queryable, kini: Kini, no_pesanan: string): Promise<Tagihan> => {
  const row = await db.one<Pesanan & { status: string }>(sql`
    SELECT no_pesanan, kode_barang, kunci_sampai, kunci_berat, harga_gram, kali_kadar, harga_atribut, ongkos, berat_customer, kode_group, persentase, status
    FROM pesanan WHERE no_pesanan = ${no_pesanan} AND kode_toko = ${kini.kode_toko}`)
  if (!row) throw new Refusal('missing', 'No Pesanan Tidak Ada')
  if (row.status !== 'SELESAI') throw new Refusal('rule', `Pesanan ${no_pesanan} Belum Bisa Diserahkan`)
  return tagih(db, kini, row)
}

const baca = bacaDokumen<Omit<Serah, 'pembayaran' | 'cetakan'>>(
  DOKUMEN_SERAH,
  sql`k.no_serah, k.no_pesanan, k.tgl_system, ${waktu()} AS waktu, coalesce(nullif(k.nama_pengambil, ''), p.nama_customer)::text AS nama_customer,
    coalesce(nullif(k.alamat, ''), p.alamat_customer)::text AS alamat_customer, p.no_hp,
    p.nama_sales::text, b.kode_barcode, ${namaSalinan(sql`k`)}, r.kadar, k.berat, p.berat_customer, k.berat_harga,
    p.kunci_harga AND k.tgl_system <= p.kunci_sampai AS kunci_harga, k.harga_gram,
    ${perGramSql(sql`k.harga_gram`, sql`r.persentase`, sql`k.kali_kadar`)} AS harga_gram_kadar, k.berat_lebih, k.harga_gram_lebih,
    ${perGramSql(sql`k.harga_gram_lebih`, sql`r.persentase`, sql`k.kali_kadar_lebih`)} AS harga_gram_lebih_kadar, k.harga_emas, k.harga_atribut, k.ongkos, k.diskon, k.total + k.diskon AS total, k.ppn, k.ppn_persen, k.jenis_ppn, k.berat_beli, k.beli, k.persekot, k.bayar, k.user_id,
    k.no_batal`,
  {
    gabung: sql`
      JOIN pesanan p ON p.no_pesanan = k.no_pesanan JOIN barang b ON b.kode_barang = k.kode_barang ${salinan(sql`k`)}`,
  },
)

/** One handing over of this shop, as its receipt shows it. @throws Refusal 404 */
export const satuSerah = async (db: Queryable, sesi: Sesi, no_serah: string): Promise<Serah> => ({
  ...(await satuTerlihat(db, sesi, await baca.satu(db, sesi.kode_toko, no_serah))),
  pembayaran: await bacaPembayaran(db, sesi.kode_toko, no_serah),
})
