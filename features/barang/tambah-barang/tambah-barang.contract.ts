import {
  barcodeLama,
  defineDokumen,
  endpoint,
  gram,
  gramBebas,
  gramJumlah,
  kode,
  kolom,
  nomor,
  otorisasiBila,
  pesan,
  pilihan,
  rupiah,
  rupiahJumlah,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { barangLengkap, kadarCetak } from '../data-barang/data-barang.contract.ts'

export const DOKUMEN_TAMBAH = defineDokumen({ tabel: 'tambah_barang', nomor: 'no_tambah', kode: 'TM', kind: 'TAMBAH' })

/** What an agreement to differences of entries is for. */
export const OTORISASI_SELISIH = 'SELISIH KIRIMAN'

/** The source of goods that were there before the books began. */
export const STOK_AWAL = 'STOK_AWAL'

const TBK = 'Tidak Boleh Kosong'

const sumber = () => kode('Sumber', { max: 60, pesan: TBK })

/** What is entered of a new item, in the order of the form. */
export const isianBarang = {
  kode_group: kode('Kategori', { pesan: TBK }),
  kode_dept: kode('Jenis', { pesan: TBK }),
  kode_baki: kode('Kode Lokasi', { pesan: TBK }),
  kode_intern: teksBebas('Kode Intern', 30),
  barcode_lama: barcodeLama(),
  nama_barang: teks('Nama Barang', { max: 60, pesan: TBK }),
  berat_asli: gram('Berat Asli', TBK),
  berat: gram('Berat', TBK),
  berat_susut: gram('Berat Susut', TBK),
  berat_cad: gram('Berat Cad', TBK),
  kadar: kode('Kadar', { max: 10, pesan: TBK }),
  kadar_cetak: kadarCetak(),
  kadar_modal: kode('Kadar Modal', { max: 10, pesan: TBK }),
  tipe_barang: pilihan('Tipe Barang', ['SP', 'A']),
  tujuan: kode('Tujuan', { pesan: TBK }),
  nama_atribut: teksBebas('Nama Atribut', 60),
  berat_atribut: gramBebas('Berat Atribut'),
  berat_plastik: gramBebas('Berat Plastik'),
  berat_bandrol: gramBebas('Berat Bandrol'),
  harga_atribut: rupiah('Harga Atribut').prefault(0),
  ongkos: rupiah('Ongkos').prefault(0),
  tag_id: teksBebas('Tag ID', 40),
  /** A piece with a price of its own, the owners' to say; harga_total is that price, of others it is worked out. */
  is_markis: kolom('teks', 'Markis', z.boolean()).prefault(false),
  harga_total: rupiah('Harga Tetap').prefault(0),
}

export const tambahBarang = endpoint({
  method: 'POST',
  path: 'barang',
  summary: 'Tambah satu barang dari stok awal, kiriman atau pesanan',
  effect: 'write',
  access: ['/data-barang'],
  aksi: 'tambah',
  input: z.object({ sumber: sumber(), ...isianBarang, otorisasi: otorisasiBila() }),
  output: pesan().extend({
    no_tambah: z.string(),
    kode_barang: z.string(),
    kode_barcode: z.string(),
    data: barangLengkap,
  }),
})

/** Where new items may come from now, and what is left there; null where nothing is counted down. */
export const sumberBarang = endpoint({
  method: 'GET',
  path: 'tambah-barang/sumber',
  summary: 'Sumber barang baru yang terbuka, dengan sisanya',
  effect: 'read',
  access: ['/data-barang'],
  input: z.object({}),
  output: z.array(
    z.object({
      sumber: z.string(),
      pcs: z.int().nullable(),
      berat: gramJumlah().nullable(),
      /** What is left of a dispatch per type, and how it was sent. */
      isi: z.array(
        z.object({
          kode_group: z.string(),
          kode_dept: z.string(),
          kode_baki: z.string(),
          tipe_barang: z.enum(['SP', 'A']),
          pcs: z.int(),
          berat: gramJumlah(),
        }),
      ),
      /** The wish that a finished order's item answers. */
      pesanan: z
        .object({
          no_pesanan: z.string(),
          /** Called off after it was made: the item is normal stock. */
          batal: z.boolean(),
          nama_customer: z.string(),
          kode_group: z.string(),
          kode_dept: z.string(),
          deskripsi: z.string(),
          atribut: z.string(),
          berat_atribut: gramJumlah(),
          kadar: z.string(),
          kunci_harga: z.boolean(),
          harga_gram: rupiahJumlah(),
          harga_atribut: rupiahJumlah(),
          ongkos: rupiahJumlah(),
          berat_awal: gramJumlah(),
          susut_tukang: gramJumlah(),
          foto: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
})

export const hitungHarga = endpoint({
  method: 'POST',
  path: 'tambah-barang/calculate',
  summary: 'Harga jual satu berat dari kategori dan kadarnya',
  effect: 'read',
  access: 'session',
  input: z.object({
    kode_group: kode('Kategori', { pesan: TBK }),
    berat: gram('Berat', TBK),
    kadar: kode('Kadar', { max: 10, pesan: TBK }),
    /** An order whose price may be locked. */
    no_pesanan: z.union([z.literal(''), nomor('No Pesanan')]).default(''),
  }),
  output: z.object({
    harga_jual: rupiahJumlah(),
    /** Price per gram of the group, and the percent it was multiplied with; null where the price stands for itself. */
    harga_gram: rupiahJumlah(),
    persentase: z.number().nullable(),
  }),
})

/** The heads that a sheet of new items may have, and what else they may be called. */
export const KOLOM_IMPOR = {
  kode_dept: ['kode_jenis', 'jenis'],
  kode_baki: ['baki', 'kode_lokasi', 'kode_lokasi_toko'],
  nama_barang: ['nama'],
  berat: ['berat_g'],
  berat_asli: ['berat_asli_g'],
  kadar: [],
  kadar_cetak: [],
  kadar_modal: [],
  tipe_barang: ['tipe'],
  kode_intern: [],
  barcode_lama: ['barcode', 'kode_barcode', 'kode_lama'],
  tujuan: [],
  nama_atribut: ['atribut'],
  berat_atribut: [],
  berat_plastik: [],
  berat_bandrol: [],
  harga_atribut: [],
  ongkos: [],
  is_markis: ['markis'],
  harga_total: ['harga_tetap'],
} as const

/** A sheet row as read: column names to what stands there, with its number in the sheet. */
const barisImpor = z.record(z.string().max(40), z.union([z.string(), z.number(), z.boolean(), z.null()]))

const impor = z.object({
  sumber: sumber().default(STOK_AWAL),
  baris: z.array(barisImpor).min(1, 'Tidak Ada Baris Di Berkas').max(5000, 'Paling Banyak 5000 Baris Sekali Impor'),
})

const jumlah = { pcs: z.int(), berat: gramJumlah() }

export const periksaImpor = endpoint({
  method: 'POST',
  path: 'barang/impor/periksa',
  summary: 'Periksa barang baru dari Excel: semua kesalahan sekaligus, tanpa menyimpan',
  effect: 'read',
  access: ['/data-barang'],
  perBaris: true,
  input: impor,
  output: z.object({
    ...jumlah,
    salah: z.array(z.object({ baris: z.int(), pesan: z.string() })),
    per_baki: z.array(z.object({ kode_baki: z.string(), ...jumlah })),
    /** What will stand in the list, by category, at the prices of now. */
    per_kategori: z.array(z.object({ kode_group: z.string(), ...jumlah, harga_total: rupiahJumlah() })),
    /** What may be entered and is seldom meant: a code of the shop's own that several pieces have. */
    kembar: z.array(z.object({ kode_intern: z.string(), baris: z.array(z.int()), sudah_ada: z.boolean() })),
    /** As seldom: a weight far from what others of its jenis weigh; null where nothing tells what is usual. */
    janggal: z.array(
      z.object({
        baris: z.int(),
        kode_dept: z.string(),
        berat: gramJumlah(),
        biasa: z.object({ dari: gramJumlah(), sampai: gramJumlah() }).nullable(),
      }),
    ),
  }),
})

export const imporBarang = endpoint({
  method: 'POST',
  path: 'barang/impor',
  summary: 'Masukkan barang baru dari Excel: semua baris atau tidak sama sekali',
  effect: 'write',
  access: ['/data-barang'],
  aksi: 'impor',
  perBaris: true,
  input: impor.extend({ otorisasi: otorisasiBila() }),
  output: pesan().extend({ no_tambah: z.string(), ...jumlah }),
})
