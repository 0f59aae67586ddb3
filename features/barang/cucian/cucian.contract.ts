import {
  barcode,
  defineDokumen,
  dokumenEndpoints,
  endpoint,
  gram,
  gramJumlah,
  kode,
  nomor,
  otorisasi,
  otorisasiBila,
  pesan,
  tanggal,
  teksBebas,
  versiBarang,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_CUCI = defineDokumen({
  tabel: 'cuci_barang',
  nomor: 'no_cuci',
  detail: 'cuci_barang_detail',
  kode: 'CUC',
  batal: 'BCU',
  kind: 'CUCI',
  cetak: 'CUCI',
  nama: 'Cucian',
})
export const DOKUMEN_TERIMA_CUCI = defineDokumen({
  tabel: 'terima_cuci',
  nomor: 'no_terima',
  detail: 'terima_cuci_detail',
  kode: 'CUM',
  batal: 'BCM',
  kind: 'CUCI',
  cetak: 'TERIMA CUCI',
})

/** What OWN/SU agree to when more was lost than the allowance. */
export const OTORISASI_SUSUT = 'SUSUT CUCI'

const MENU = ['/cucian'] as const

const cuciRow = z.object({
  no_cuci: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  keterangan: z.string(),
  pcs: z.int(),
  berat: gramJumlah(),
  /** What is still out. */
  sisa: z.int(),
  sisa_berat: gramJumlah(),
  user_id: z.string(),
  /** Number of the document that undid it, null while it stands. */
  no_batal: z.string().nullable(),
})

const barangCuci = z.object({
  kode_barang: z.string(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kode_baki_asal: z.string(),
  kadar: z.string(),
  berat: gramJumlah(),
  /** CUCI while it is out, else KEMBALI or BATAL. */
  keadaan: z.enum(['CUCI', 'KEMBALI', 'BATAL']),
})

const cuciLengkap = cuciRow.extend({ cetakan: z.int(), detail_barang: z.array(barangCuci) })

const terimaRow = z.object({
  no_terima: z.string(),
  no_cuci: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  pcs: z.int(),
  berat: gramJumlah(),
  susut: gramJumlah(),
  /** Who agreed to a loss above the allowance; '-' when nobody had to. */
  disetujui_oleh: z.string(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
})

const terimaLengkap = terimaRow.extend({
  cetakan: z.int(),
  detail_barang: z.array(
    z.object({
      kode_barang: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kode_baki: z.string(),
      kadar: z.string(),
      berat_kirim: gramJumlah(),
      berat_kembali: gramJumlah(),
    }),
  ),
})

export const kirimCuci = endpoint({
  method: 'POST',
  path: 'cucian',
  summary: 'Keluarkan barang dari baki untuk dicuci',
  effect: 'write',
  access: MENU,
  aksi: 'kirim',
  input: z.object({
    keterangan: teksBebas('Keterangan', 200),
    detail_barang: z
      .array(barcode())
      .min(1, 'Data Barang Masih Kosong')
      .max(500, 'Paling Banyak 500 Barang Sekali Cuci'),
    versi: versiBarang(),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ data: cuciLengkap }),
})

export const terimaCuci = endpoint({
  method: 'POST',
  path: 'cucian/{no_cuci}/terima',
  summary: 'Terima barang dari cucian dengan berat kembalinya; kekurangannya menjadi susut',
  effect: 'write',
  access: MENU,
  aksi: 'terima',
  input: z.object({
    no_cuci: nomor(),
    /** One tray for all; each goes back to the one it came from when left out. */
    kode_baki: kode('Kode Baki').nullable().default(null),
    detail_barang: z
      .array(z.object({ kode_barcode: barcode(), berat: gram('Berat Kembali') }))
      .min(1, 'Data Barang Masih Kosong')
      .max(500, 'Paling Banyak 500 Barang Sekali Terima'),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ data: terimaLengkap }),
})

export const {
  list: listCuci,
  get: getCuci,
  batal: batalCuci,
} = dokumenEndpoints(DOKUMEN_CUCI, {
  path: 'cucian',
  access: MENU,
  list: { summary: 'Cucian satu hari toko, dan semua yang masih di luar', row: cuciRow },
  get: { summary: 'Satu cucian dengan isinya', data: cuciLengkap },
  batal: { summary: 'Kembalikan semua barang satu cucian ke baki asalnya, selama belum ada yang diterima' },
})

export const {
  list: listTerimaCuci,
  get: getTerimaCuci,
  batal: batalTerimaCuci,
} = dokumenEndpoints(DOKUMEN_TERIMA_CUCI, {
  path: 'cucian/terima',
  access: MENU,
  list: { summary: 'Terima cucian pada satu hari toko', row: terimaRow },
  get: { summary: 'Satu terima cucian dengan isinya', data: terimaLengkap },
  batal: { summary: 'Batalkan satu terima cucian: barangnya kembali di luar dengan berat semula' },
})
