/** What suppliers bill, and how it is paid. */
import {
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  gramJumlah,
  kode,
  namaKunci,
  nomor,
  otorisasiBila,
  pesan,
  rupiah,
  rupiahJumlah,
  tanggal,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { uangLengkap } from '../uang/uang.contract.ts'

export const DOKUMEN_TAGIHAN = defineDokumen({
  tabel: 'tagihan',
  nomor: 'no_tagihan',
  detail: 'tagihan_detail',
  kode: 'TGH',
  batal: 'BTG',
  kind: 'TAGIHAN',
  cetak: 'TAGIHAN',
  nama: 'Tagihan',
})

/** What is asked for when a bill is not what such goods or costs are. */
export const OTORISASI_TAGIHAN = 'TAGIHAN'

const MENU = '/tagihan'

const tagihanRow = dokumenRow(DOKUMEN_TAGIHAN, {
  pihak: z.string(),
  /** Goods of a factory are among it. */
  pabrik: z.boolean(),
  no_bon: z.string(),
  tgl_bon: tanggal(),
  tgl_jatuh_tempo: tanggal(),
  jumlah: rupiahJumlah(),
  dibayar: rupiahJumlah(),
  sisa: rupiahJumlah(),
  keterangan: z.string(),
})

const tagihanLengkap = tagihanRow.extend({
  cetakan: z.int(),
  detail_tagihan: z.array(
    z.object({
      /** Goods, or what the cost is for. */
      untuk: z.string(),
      nama: z.string(),
      berat: gramJumlah().nullable(),
      nilai: rupiahJumlah(),
    }),
  ),
  detail_bayar: z.array(
    z.object({ no_uang: z.string(), tgl_system: tanggal(), jumlah: rupiahJumlah(), no_batal: z.string().nullable() }),
  ),
})

const nilai = () => rupiah('Jumlah', 'Harus Diisi').refine((value) => value > 0, 'Jumlah Harus Lebih Dari 0')

/** Goods that are billed, by the document that they came with. */
export const barangTagihan = z.object({ no_bahan_stok: nomor('No Barang'), nilai: nilai() })

/** A cost that is billed, by its category. */
const biayaTagihan = z.object({
  kode_transaksi: kode('Kategori', { max: 30, pesan: 'Harus Dipilih' }),
  nilai: nilai(),
})

export const simpanTagihan = endpoint({
  method: 'POST',
  path: 'tagihan',
  summary: 'Catat tagihan seorang pemasok: emas dari pabrik yang sudah datang, atau biaya',
  effect: 'write',
  access: [MENU],
  aksi: 'simpan',
  input: z
    .object({
      pihak: namaKunci('Pihak'),
      no_bon: kode('No Bon', { max: 40 }),
      tgl_bon: tanggal('Tanggal Bon'),
      tgl_jatuh_tempo: tanggal('Jatuh Tempo'),
      keterangan: teksBebas('Keterangan', 120),
      detail_barang: z.array(barangTagihan).max(50, 'Paling Banyak 50 Baris'),
      detail_biaya: z.array(biayaTagihan).max(50, 'Paling Banyak 50 Baris'),
      otorisasi: otorisasiBila(),
    })
    .refine(({ detail_barang, detail_biaya }) => detail_barang.length + detail_biaya.length > 0, {
      path: ['detail_barang'],
      message: 'Isi Tagihan Masih Kosong',
    })
    .refine(({ tgl_bon, tgl_jatuh_tempo }) => tgl_jatuh_tempo >= tgl_bon, {
      path: ['tgl_jatuh_tempo'],
      message: 'Jatuh Tempo Tidak Boleh Sebelum Tanggal Bon',
    }),
  output: pesan().extend({ no_tagihan: z.string(), data: tagihanLengkap }),
})

export const bayarTagihan = endpoint({
  method: 'POST',
  path: 'tagihan/{no_tagihan}/bayar',
  summary: 'Bayar satu tagihan, seluruhnya atau sebagian, dari kas atau rekening',
  effect: 'write',
  access: [MENU],
  aksi: 'bayar',
  input: z.object({
    no_tagihan: nomor('No Tagihan'),
    /** '': from cash. */
    no_rekening: z.union([z.literal(''), kode('No Rekening', { max: 30 })]).default(''),
    kode_transaksi: kode('Kategori', { max: 30, pesan: 'Harus Dipilih' }),
    jumlah: nilai(),
    keterangan: teks('Keterangan', { max: 120 }),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ no_uang: z.string(), data: uangLengkap }),
})

export const tagihanTerbuka = endpoint({
  method: 'GET',
  path: 'tagihan/terbuka',
  summary: 'Tagihan yang belum lunas, yang paling dulu jatuh tempo di depan',
  effect: 'read',
  access: [MENU],
  input: z.object({}),
  output: z.array(
    tagihanRow
      .pick({ no_tagihan: true, pihak: true, no_bon: true, tgl_bon: true, tgl_jatuh_tempo: true, jumlah: true })
      .extend({
        dibayar: rupiahJumlah(),
        sisa: rupiahJumlah(),
        /** Days since it was due; below 0 before. */
        lewat: z.int(),
      }),
  ),
})

export const barangBelumDitagih = endpoint({
  method: 'GET',
  path: 'tagihan/barang',
  summary: 'Emas dari pabrik yang belum ditagih, dengan nilainya menurut harga hari ini',
  effect: 'read',
  access: [MENU],
  input: z.object({}),
  output: z.array(
    z.object({
      no_bahan_stok: z.string(),
      tgl_system: tanggal(),
      kode_group: z.string(),
      berat: gramJumlah(),
      keterangan: z.string(),
      nilai_pasar: rupiahJumlah(),
    }),
  ),
})

export const {
  list: listTagihan,
  get: getTagihan,
  batal: batalTagihan,
} = dokumenEndpoints(DOKUMEN_TAGIHAN, {
  path: 'tagihan',
  access: [MENU],
  label: 'No Tagihan',
  list: { summary: 'Tagihan yang dicatat pada satu hari toko', row: tagihanRow },
  get: { summary: 'Satu tagihan dengan isi dan pembayarannya', data: tagihanLengkap },
  batal: { summary: 'Batalkan satu tagihan yang belum dibayar, dengan jurnal pembalik' },
})
