import {
  barcode,
  barcodeCari,
  barcodeLama,
  berkas,
  bilaDisebut,
  endpoint,
  fotoMasuk,
  gramJumlah,
  halaman,
  kode,
  otorisasiBila,
  pesan,
  pilihan,
  pindaiCari,
  rupiah,
  rupiahJumlah,
  saring,
  tanggal,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { perubahan } from '../../pengaturan/riwayat/riwayat.contract.ts'

/** States of an item; only TERSEDIA enters a new document. */
export const STATUS_BARANG = [
  'TERSEDIA',
  'DIKIRIM',
  'TERJUAL',
  'HANCUR',
  'CUCI',
  'HILANG',
  'TITIP',
  'KASIR',
  'DIBELI',
  'RUSAK',
  'DILEBUR',
  'KEMBALI',
  'CABANG',
] as const

/** Besides the states: everything that lies on a tray. */
export const STOK = 'STOK'

/** Every screen that scans pieces reads them. */
const BACA = [
  '/data-barang',
  '/pindah-barang',
  '/kirim-barang',
  '/terima-barang',
  '/hancur-data-barang',
  '/cucian',
] as const

const TBK = 'Tidak Boleh Kosong'

/** What a piece costs now; null where its category has no price yet. */
const hargaKini = () => rupiahJumlah().nullable()

/** A piece in short. Missing text is '-'. */
const barangRow = z.object({
  kode_barang: z.string(),
  kode_barcode: z.string(),
  kode_intern: z.string(),
  nama_barang: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  kode_baki: z.string(),
  kadar: z.string(),
  tipe_barang: z.string(),
  berat: gramJumlah(),
  /** What it cost as it was entered or last changed; what it costs now is harga_kini. */
  harga_total: rupiahJumlah(),
  /** Sold at this price of its own, whatever its category costs. */
  is_markis: z.boolean(),
  status_barang: pilihan('Status', STATUS_BARANG),
  /** Hash of the photo, null without one. */
  foto: z.string().nullable(),
  versi: z.int(),
})

/** All that is known of one item. */
export const barangLengkap = barangRow.extend({
  kode_toko: z.string(),
  kode_gudang: z.string(),
  nama_group: z.string(),
  nama_dept: z.string(),
  /** The code of its label of before, scanned like its own; '-' without one. */
  barcode_lama: z.string(),
  tag_id: z.string(),
  berat_asli: gramJumlah(),
  berat_awal: gramJumlah(),
  berat_susut: gramJumlah(),
  susut_tukang: gramJumlah(),
  berat_cad: gramJumlah(),
  berat_plastik: gramJumlah(),
  berat_atribut: gramJumlah(),
  berat_bandrol: gramJumlah(),
  /** What `kadar` resolved to, percent. */
  persentase: z.codec(z.number(), z.int(), {
    decode: (percent) => Math.round(percent * 10_000),
    encode: (value) => value / 10_000,
  }),
  kadar_cetak: z.string(),
  /** What it was bought as, for OWN and SU only. */
  kadar_modal: z.string().nullable(),
  nama_atribut: z.string(),
  harga_atribut: rupiahJumlah(),
  ongkos: rupiahJumlah(),
  harga_estimasi: rupiahJumlah(),
  /** Cost, for OWN and SU only. */
  modal: rupiahJumlah().nullable(),
  tujuan: z.string(),
  /** PESANAN for an order's item, else '-'. */
  status: z.string(),
  no_pesanan: z.string(),
  no_tambah: z.string(),
  tgl_masuk: tanggal(),
})

/** Columns a list can be sorted by. */
const URUT_BARANG = [
  'kode_barang',
  'kode_barcode',
  'nama_barang',
  'kode_group',
  'kode_dept',
  'kode_baki',
  'kadar',
  'tipe_barang',
  'berat',
  'harga_total',
  'status_barang',
] as const

export const listBarang = endpoint({
  method: 'GET',
  path: 'barang',
  summary: 'Daftar barang toko ini: cari, saring, urut, per halaman; jumlah atas semua yang tersaring',
  effect: 'read',
  access: BACA,
  input: z.object({
    q: pindaiCari(teksBebas('Pencarian', 60)),
    kode_group: saring('Kategori'),
    kode_dept: saring('Jenis'),
    kode_baki: saring('Baki'),
    kode_gudang: saring('Gudang'),
    kadar: saring('Kadar'),
    tipe_barang: saring('Tipe'),
    status_barang: saring('Status'),
    ...halaman(URUT_BARANG, 'kode_barang'),
  }),
  output: z.object({
    rows: z.array(
      barangRow.extend({
        /** The price that its scan in a sale would say, null of what lies on no tray. */
        harga_kini: hargaKini(),
      }),
    ),
    total: z.int(),
    totals: z.object({ berat: gramJumlah(), harga_total: rupiahJumlah() }),
  }),
})

export const barangByBarcode = endpoint({
  method: 'GET',
  path: 'barang/get/by-kode-barcode/{kode}',
  summary: 'Satu barang toko ini menurut barcode atau kodenya',
  effect: 'read',
  access: [...BACA, '/transaksi-pesanan'],
  input: z.object({ kode: barcode() }),
  output: barangLengkap,
})

/** For screens that compare codes with what they have already: the server reads labels of before in every call. */
export const kodeDariLabel = endpoint({
  method: 'GET',
  path: 'barang/kode-barcode/{kode}',
  summary: 'Barcode sendiri barang yang label lamanya dipindai, bila toko ini boleh tahu; kode lain kembali apa adanya',
  effect: 'read',
  access: 'session',
  input: z.object({ kode: barcodeCari() }),
  output: z.object({ kode_barcode: z.string() }),
})

/** The stamp on the piece, e.g. 700 or 16K: a mark, not a fineness to count with. */
export const kadarCetak = () =>
  kode('Kadar Cetak', { max: 10, pesan: TBK }).regex(/^[0-9.]+K?$/, 'Kadar Cetak Hanya Boleh Angka, Titik Dan K')

/** What Edit Barang changes: words and prices, never weight, group or tray. What is left out stays. */
const isianEdit = {
  nama_barang: teks('Nama Barang', { max: 60, pesan: TBK }),
  nama_atribut: bilaDisebut(teksBebas('Nama Atribut', 60)),
  harga_atribut: rupiah('Harga Atribut', TBK),
  kadar: kode('Kadar', { max: 10, pesan: TBK }),
  kadar_cetak: kadarCetak(),
  kode_intern: bilaDisebut(teksBebas('Kode Intern', 30)),
  barcode_lama: barcodeLama(),
  is_markis: z.boolean().optional(),
  /** Of a markis piece: its fixed price, attribute and making included. */
  harga_total: rupiah('Harga Tetap').optional(),
}

export const editBarang = endpoint({
  method: 'PUT',
  path: 'barang/{kode_barang}',
  summary: 'Edit keterangan satu barang',
  effect: 'write',
  access: ['/data-barang'],
  aksi: 'ubah',
  input: z.object({
    kode_barang: kode('Kode Barang'),
    versi: z.int().optional(),
    ...isianEdit,
    otorisasi: otorisasiBila(),
  }),
  output: z.object({ message: z.string(), data: barangLengkap }),
})

/** One move in the life of an item. */
const kejadian = z.object({
  tgl_system: tanggal(),
  waktu: z.string(),
  kind: z.string(),
  document: z.string(),
  user_id: z.string(),
  /** 'BAKI CN01'; '-' when the document has no such side for it. */
  dari: z.string(),
  ke: z.string(),
  /** Weight afterwards. */
  berat: gramJumlah(),
  /** What the document changed of its weight. */
  selisih: gramJumlah(),
})

export const riwayatBarang = endpoint({
  method: 'GET',
  path: 'barang/riwayat/{kode}',
  summary: 'Asal-usul satu barang: setiap mutasinya, yang terbaru di atas',
  effect: 'read',
  access: ['/data-barang'],
  input: z.object({ kode: barcode('Kode Barang') }),
  output: z.object({
    barang: barangLengkap,
    harga_kini: hargaKini(),
    riwayat: z.array(kejadian),
    /** What was changed of it, newest first; the newest hundred. */
    ubahan: z.array(perubahan),
  }),
})

export const simpanFotoBarang = endpoint({
  method: 'POST',
  path: 'barang/{kode_barang}/foto',
  summary: 'Simpan foto satu barang',
  effect: 'write',
  access: ['/data-barang'],
  aksi: 'ubah',
  input: z.object({ kode_barang: kode('Kode Barang'), foto: fotoMasuk() }),
  output: pesan().extend({ foto: z.string() }),
})

export const hapusFotoBarang = endpoint({
  method: 'DELETE',
  path: 'barang/{kode_barang}/foto',
  summary: 'Lepas foto dari satu barang',
  effect: 'write',
  access: ['/data-barang'],
  aksi: 'ubah',
  input: z.object({ kode_barang: kode('Kode Barang') }),
  output: pesan(),
})

export const fotoBarang = endpoint({
  method: 'GET',
  path: 'barang/{kode_barang}/foto/{hash}',
  summary: 'Foto satu barang',
  effect: 'read',
  access: 'session',
  input: z.object({ kode_barang: kode('Kode Barang'), hash: z.string().regex(/^[0-9a-f]{64}$/, 'Foto Tidak Ada') }),
  output: berkas('image/jpeg'),
})
