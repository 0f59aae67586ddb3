/** How far a new shop has come on the way to its first whole day. */
import { type Queryable, sql } from '@kencana/database'
import { EMAS_BELUM_DINILAI } from '../neraca/nilai/emas-belum-dinilai.api.ts'

interface Ada {
  barang: boolean
  kategori: boolean
  jenis: boolean
  baki: boolean
  kadar: boolean
  harga: boolean
  user: boolean
  sales: boolean
  beli: boolean
  titip: boolean
  kondisi_beli: boolean
  kondisi_pinjam: boolean
  lepas: boolean
  nilai: boolean
  rekening: boolean
  tukang: boolean
  cadangan: boolean
  disimpan: boolean
}

/** One step, the screen on which it is done, and what its lack costs. */
interface Langkah {
  nama: string
  path: string
  selesai: boolean
  tanpa: string
  pilihan?: true
}

const isiToko = async (db: Queryable, kode_toko: string): Promise<Ada> => {
  const baki = (gudang: string) =>
    sql`EXISTS (SELECT FROM baki WHERE kode_toko = ${kode_toko} AND kode_gudang = ${gudang} AND dihapus_pada IS NULL)`
  const row = await db.one<Ada>(sql`
    SELECT t.langkah_disimpan AS disimpan,
      EXISTS (SELECT FROM barang WHERE kode_toko = ${kode_toko}) AS barang,
      EXISTS (SELECT FROM master_group WHERE dihapus_pada IS NULL) AS kategori,
      EXISTS (SELECT FROM jenis WHERE dihapus_pada IS NULL) AS jenis,
      EXISTS (SELECT FROM master_kadar WHERE dihapus_pada IS NULL) AS kadar,
      EXISTS (SELECT FROM master_group WHERE dihapus_pada IS NULL AND harga > 0) AS harga,
      (SELECT count(*) > 1 FROM users) AS user,
      EXISTS (SELECT FROM sales WHERE kode_toko = ${kode_toko} AND dihapus_pada IS NULL) AS sales,
      ${baki('TOKO')} AS baki, ${baki('BELI')} AS beli, ${baki('TITIP')} AS titip,
      EXISTS (SELECT FROM kondisi_pembelian WHERE status_aktif = 'YA' AND dihapus_pada IS NULL) AS kondisi_beli,
      EXISTS (SELECT FROM kondisi_pinjaman WHERE dihapus_pada IS NULL) AS kondisi_pinjam,
      EXISTS (SELECT FROM bahan_stok_detail d JOIN bahan_stok k USING (no_bahan_stok)
        WHERE k.kode_toko = ${kode_toko} AND k.no_batal IS NULL AND d.sumber = 'STOK_AWAL') AS lepas,
      EXISTS (SELECT FROM nilai_awal WHERE kode_toko = ${kode_toko} AND no_batal IS NULL)
        AND NOT EXISTS (${EMAS_BELUM_DINILAI(sql`${kode_toko}`, sql`'infinity'::date`)}) AS nilai,
      EXISTS (SELECT FROM rekening WHERE kode_toko = ${kode_toko} AND dihapus_pada IS NULL) AS rekening,
      EXISTS (SELECT FROM tukang WHERE dihapus_pada IS NULL) AS tukang,
      EXISTS (SELECT FROM tempat_cadangan WHERE terakhir IS NOT NULL) AS cadangan
    FROM toko t WHERE t.kode_toko = ${kode_toko}`)
  if (!row) throw new Error('no shop')
  return row
}

/** What documents choose from, before anything else. */
const langkahMaster = (ada: Ada): Langkah[] => [
  {
    nama: 'Kategori emas',
    path: '/master-group',
    selesai: ada.kategori,
    tanpa: 'Tanpa ini barang tidak bisa dimasukkan',
  },
  {
    nama: 'Harga per gram',
    path: '/master-parameter-harga-emas',
    selesai: ada.harga,
    tanpa: 'Tanpa ini barang tidak punya harga jual',
  },
  { nama: 'Jenis barang', path: '/master-jenis', selesai: ada.jenis, tanpa: 'Tanpa ini barang tidak bisa dimasukkan' },
  {
    nama: 'Kadar',
    path: '/master-kadar',
    selesai: ada.kadar,
    tanpa: 'Tanpa ini kadar hanya bisa ditulis sebagai angka',
  },
  { nama: 'Baki etalase', path: '/master-baki', selesai: ada.baki, tanpa: 'Tanpa ini barang tidak bisa dijual' },
  { nama: 'Baki pembelian', path: '/master-baki', selesai: ada.beli, tanpa: 'Tanpa ini kasir tidak bisa membeli' },
  {
    nama: 'Kondisi pembelian',
    path: '/master-kondisi-pembelian',
    selesai: ada.kondisi_beli,
    tanpa: 'Tanpa ini kasir tidak bisa membeli',
  },
  {
    nama: 'Baki titipan',
    path: '/master-baki',
    selesai: ada.titip,
    tanpa: 'Tanpa ini barang tidak bisa dititip customer',
  },
  {
    nama: 'Kondisi pinjaman',
    path: '/master-kondisi-pinjaman',
    selesai: ada.kondisi_pinjam,
    tanpa: 'Tanpa ini hutang customer tidak bisa dicatat',
  },
]

/** Who is there, what lies there, and what it is worth before the first sale; then what a shop can do without. */
const langkahIsi = (ada: Ada): Langkah[] => [
  { nama: 'User toko', path: '/data-users', selesai: ada.user, tanpa: 'Tanpa ini semua disetujui pemilik sendiri' },
  {
    nama: 'Sales',
    path: '/master-sales',
    selesai: ada.sales,
    tanpa: 'Tanpa ini tidak bisa menjual, membeli dan meminjami',
  },
  { nama: 'Barang pertama', path: '/data-barang', selesai: ada.barang, tanpa: 'Tanpa ini tidak ada yang dijual' },
  {
    nama: 'Emas lepas di brankas',
    path: '/emas-lepas',
    selesai: ada.lepas,
    tanpa: 'Tanpa ini emas tanpa barcode tidak ada di buku',
    pilihan: true,
  },
  {
    nama: 'Nilai awal emas',
    path: '/nilai-awal',
    selesai: ada.nilai,
    tanpa: 'Tanpa ini laba penjualan tidak dikurangi modal emasnya',
  },
  {
    nama: 'Rekening bank',
    path: '/settingtoko',
    selesai: ada.rekening,
    tanpa: 'Tanpa ini hanya bisa dibayar tunai',
    pilihan: true,
  },
  {
    nama: 'Tukang',
    path: '/master-tukang',
    selesai: ada.tukang,
    tanpa: 'Tanpa ini pesanan dan service tidak bisa diberikan ke tukang',
    pilihan: true,
  },
]

/** Where this server keeps the data: what is to be kept elsewhere too. */
const langkahCadangan = (ada: Ada): Langkah => ({
  nama: 'Tempat cadangan data',
  path: '/cadangan',
  selesai: ada.cadangan,
  tanpa: 'Tanpa ini semua data hilang bila disk komputer ini rusak',
  pilihan: true,
})

/**
 * What a new shop has and has not.
 * @param mencadangkan this server makes the backups
 * @returns its steps, null once all that it needs is there or an owner has put them away; and whether it has its first item
 */
export const langkahPertama = async (
  db: Queryable,
  kode_toko: string,
  mencadangkan: boolean,
): Promise<{ langkah: Langkah[] | null; berisi: boolean }> => {
  const ada = await isiToko(db, kode_toko)
  // In the order in which a shop does them.
  const langkah = [...langkahMaster(ada), ...langkahIsi(ada), ...(mencadangkan ? [langkahCadangan(ada)] : [])]
  const selesai = ada.disimpan || langkah.every((one) => one.selesai || one.pilihan)
  return { langkah: selesai ? null : langkah, berisi: ada.barang }
}
