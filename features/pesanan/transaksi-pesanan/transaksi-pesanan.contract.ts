import {
  barcode,
  berkas,
  bilaDisebut,
  endpoint,
  fotoMasuk,
  gram,
  gramBebas,
  gramJumlah,
  halaman,
  kode,
  noHp,
  otorisasiBila,
  pesan,
  pilihan,
  rupiah,
  rupiahJumlah,
  saring,
  tanggal,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaran, pembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { kodeMember, nik } from '../../member/data-member/data-member.contract.ts'
import { isiPesanan, LIHAT_PESANAN, noPesanan } from '../data-pesanan/data-pesanan.contract.ts'

/** What agreements to a form of orders are for. */
export const OTORISASI_EMAS_CUSTOMER = 'EMAS CUSTOMER'
export const OTORISASI_KADAR_PESANAN = 'KADAR PESANAN'
export const OTORISASI_KUNCI_HARGA = 'KUNCI HARGA'

const MENU = '/transaksi-pesanan'
const LIHAT = '/lihat-pesanan'

/** What an order's price is worked out from. */
const dihargai = {
  kode_group: kode('Kategori', { pesan: 'Harus Dipilih' }),
  kode_dept: kode('Kode Jenis', { pesan: 'Harus Dipilih' }),
  kadar: kode('Kadar', { max: 10 }),
  perkiraan_berat: gram('Perkiraan Berat').refine((value) => value > 0, 'Perkiraan Berat Harus Lebih Dari 0'),
  /** The customer's own gold, of the order's category; it is not charged. */
  berat_customer: gramBebas('Emas Customer'),
  harga_atribut: rupiah('Harga Atribut').prefault(0),
  ongkos: rupiah('Ongkos').prefault(0),
}

const emasCukup = ({ berat_customer, perkiraan_berat }: { berat_customer: number; perkiraan_berat: number }) =>
  berat_customer <= perkiraan_berat
const EMAS_LEBIH = { path: ['berat_customer'], message: 'Emas Customer Melebihi Perkiraan Berat' }

export const hitungPesanan = endpoint({
  method: 'POST',
  path: 'pesanan/hitung',
  summary: 'Perkiraan harga satu pesanan hari ini',
  effect: 'read',
  access: [MENU],
  input: z.object(dihargai).refine(emasCukup, EMAS_LEBIH),
  output: z.object({
    harga_gram: rupiahJumlah(),
    /** What the customer pays for a gram of this fineness. */
    harga_gram_kadar: rupiahJumlah(),
    /** Until when it is a price from before a cut, null when it is today's own. */
    harga_sampai: z.string().nullable(),
    harga_emas: rupiahJumlah(),
    sub_total: rupiahJumlah(),
  }),
})

/** One wish as it is entered: one line of the form, one order. */
export const barisPesanan = z
  .object({
    ...dihargai,
    deskripsi: teks('Deskripsi', { max: 100 }),
    size: teksBebas('Size', 20),
    atribut: teksBebas('Atribut', 60),
    berat_atribut: gramBebas('Berat Atribut'),
    kunci_harga: z.boolean().default(false),
    /** What the form showed; another price by now is refused. */
    sub_total: rupiah('Sub Total'),
    contoh: pilihan('Barang Contoh', ['-', 'TOKO', 'BAWA']).default('-'),
    contoh_barcode: z.union([z.literal(''), barcode('Kode Barcode Contoh')]).default(''),
    contoh_nama: teksBebas('Nama Barang Contoh', 60),
    contoh_berat: gramBebas('Berat Barang Contoh'),
  })
  .refine(emasCukup, EMAS_LEBIH)
  .refine(({ contoh, contoh_barcode }) => contoh !== 'TOKO' || contoh_barcode !== '', {
    path: ['contoh_barcode'],
    message: 'Kode Barcode Contoh Harus Diisi',
  })
  .refine(({ contoh, contoh_nama }) => contoh !== 'BAWA' || contoh_nama !== '', {
    path: ['contoh_nama'],
    message: 'Nama Barang Contoh Harus Diisi',
  })
  .refine(({ contoh, contoh_berat }) => contoh !== 'BAWA' || contoh_berat > 0, {
    path: ['contoh_berat'],
    message: 'Berat Barang Contoh Harus Lebih Dari 0',
  })

/** Who orders. */
const pemesan = {
  kode_sales: kode('Kode Sales', { max: 10, pesan: 'Harus Dipilih' }),
  /** Member code, or '-' */
  kode_customer: kodeMember(),
  nama_customer: teks('Nama Customer', { max: 100 }),
  alamat_customer: teks('Alamat', { max: 200 }),
  no_hp: noHp('No HP', { member: true }),
  tgl_janji: tanggal('Tanggal Janji', 'Harus Diisi'),
  keterangan: teksBebas('Keterangan', 200),
}

/** A form: its orders share customer, promised date and what was paid ahead. */
const grupPesanan = z.object({
  no_grup: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  tgl_janji: tanggal(),
  kode_sales: z.string(),
  nama_sales: z.string(),
  kode_customer: z.string(),
  nama_customer: z.string(),
  alamat_customer: z.string(),
  no_hp: z.string(),
  keterangan: z.string(),
  user_id: z.string(),
  pesanan: z.array(
    isiPesanan.extend({ contoh: z.enum(['-', 'TOKO', 'BAWA']), contoh_nama: z.string(), contoh_berat: gramJumlah() }),
  ),
  /** Of the deposit that it asks for: what has not come to the till yet. */
  titip_diminta: rupiahJumlah(),
  pembayaran: z.array(pembayaranTercatat),
  cetakan: z.int(),
})

export const simpanPesanan = endpoint({
  method: 'POST',
  path: 'pesanan',
  summary: 'Terima pesanan customer: satu nomor per barang, titip uang dibukukan',
  effect: 'write',
  access: [MENU],
  aksi: 'simpan',
  input: z.object({
    ...pemesan,
    /** From the report limit on, for what is paid ahead; '' where it is known or not asked. */
    nik: nik().default(''),
    detail_barang: z.array(barisPesanan).min(1, 'Data Barang Masih Kosong').max(20, 'Paling Banyak 20 Barang'),
    pembayaran: pembayaran(),
    /** What is to be paid ahead at the till, besides: the cashier is told of it, no money moves. */
    titip_diminta: rupiah('Titip Uang Di Kasir').optional(),
    /** Where shop pieces lie meanwhile that the order is worked after; the only TITIP tray when left out. */
    kode_baki_titip: z.union([z.literal(''), kode('Kode Baki Titipan', { max: 10 })]).default(''),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ no_grup: z.string(), data: grupPesanan }),
})

export const getGrupPesanan = endpoint({
  method: 'GET',
  path: 'pesanan/grup/{no_pesanan}',
  summary: 'Satu nota pesanan menurut nomor grup atau salah satu pesanannya',
  effect: 'read',
  access: [MENU, LIHAT],
  input: z.object({ no_pesanan: noPesanan() }),
  output: grupPesanan,
})

/** Columns of the list that it can be sorted by. */
const URUT_PESANAN = [
  'no_pesanan',
  'tgl_system',
  'tgl_janji',
  'nama_customer',
  'deskripsi',
  'kode_group',
  'perkiraan_berat',
  'sub_total',
  'status',
] as const

export const listPesanan = endpoint({
  method: 'GET',
  path: 'pesanan',
  summary: 'Daftar pesanan toko ini: cari, saring, urut, per halaman',
  effect: 'read',
  access: LIHAT_PESANAN,
  input: z.object({
    q: teksBebas('Pencarian', 60),
    tgl_awal: z.union([z.literal(''), tanggal('Tanggal Awal')]).default(''),
    tgl_akhir: z.union([z.literal(''), tanggal('Tanggal Akhir')]).default(''),
    /** One state, or TERBUKA (not handed over, not called off), TERLAMBAT (open and past its promise), or HARI INI (promised for today). */
    status: saring('Status'),
    kode_group: saring('Kategori'),
    kode_sales: saring('Sales'),
    kode_tukang: saring('Tukang'),
    ...halaman(URUT_PESANAN, 'no_pesanan'),
  }),
  output: z.object({
    rows: z.array(isiPesanan.extend({ terlambat: z.boolean() })),
    total: z.int(),
    totals: z.object({ perkiraan_berat: gramJumlah(), sub_total: rupiahJumlah() }),
  }),
})

export const ubahPesanan = endpoint({
  method: 'PUT',
  path: 'pesanan/{no_pesanan}',
  summary: 'Ubah janji, keinginan atau alamat sebuah pesanan yang belum diserahkan',
  effect: 'write',
  access: [MENU, LIHAT],
  aksi: 'ubah',
  input: z.object({
    no_pesanan: noPesanan(),
    alamat_customer: pemesan.alamat_customer,
    no_hp: noHp('No HP', { member: true }),
    tgl_janji: pemesan.tgl_janji,
    keterangan: bilaDisebut(pemesan.keterangan),
    deskripsi: teks('Deskripsi', { max: 100 }),
    size: bilaDisebut(teksBebas('Size', 20)),
    atribut: bilaDisebut(teksBebas('Atribut', 60)),
    versi: z.int(),
  }),
  output: pesan(),
})

export const simpanFotoPesanan = endpoint({
  method: 'POST',
  path: 'pesanan/{no_pesanan}/foto',
  summary: 'Simpan foto contoh sebuah pesanan',
  effect: 'write',
  access: [MENU, LIHAT],
  aksi: 'ubah',
  input: z.object({ no_pesanan: noPesanan(), foto: fotoMasuk() }),
  output: pesan().extend({ foto: z.string() }),
})

export const fotoPesanan = endpoint({
  method: 'GET',
  path: 'pesanan/{no_pesanan}/foto/{hash}',
  summary: 'Foto contoh sebuah pesanan',
  effect: 'read',
  access: LIHAT_PESANAN,
  input: z.object({ no_pesanan: noPesanan(), hash: z.string().regex(/^[0-9a-f]{64}$/, 'Foto Tidak Ada') }),
  output: berkas('image/jpeg'),
})
