import { endpoint, gram, gramJumlah, kode, pesan, tanggal, teks, teksBebas } from '@kencana/contract'
import { z } from 'zod'

/** What its slips are called in the print ledger. */
export const CETAK_CUCI = 'CUCI'
export const CETAK_TERIMA_CUCI = 'TERIMA CUCI'
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

const nomor = () => kode('Nomor', { max: 60 })
const alasan = () => teks('Alasan', { max: 200 })

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
      .array(kode('Barcode'))
      .min(1, 'Data Barang Masih Kosong')
      .max(500, 'Paling Banyak 500 Barang Sekali Cuci'),
    /** Versions of the items as they were seen, in the same order; a changed item is refused. */
    versi: z.array(z.int()).max(500).optional(),
  }),
  output: pesan().extend({ data: cuciLengkap }),
})

export const listCuci = endpoint({
  method: 'GET',
  path: 'cucian',
  summary: 'Cucian satu hari toko, dan semua yang masih di luar',
  effect: 'read',
  access: MENU,
  input: z.object({ tanggal: tanggal() }),
  output: z.array(cuciRow),
})

export const getCuci = endpoint({
  method: 'GET',
  path: 'cucian/get/{no_cuci}',
  summary: 'Satu cucian dengan isinya',
  effect: 'read',
  access: MENU,
  input: z.object({ no_cuci: nomor() }),
  output: cuciLengkap,
})

export const batalCuci = endpoint({
  method: 'POST',
  path: 'cucian/{no_cuci}/batal',
  summary: 'Kembalikan semua barang satu cucian ke baki asalnya, selama belum ada yang diterima',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({ no_cuci: nomor(), alasan: alasan() }),
  output: pesan().extend({ no_batal: z.string() }),
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
      .array(z.object({ kode_barcode: kode('Barcode'), berat: gram('Berat Kembali') }))
      .min(1, 'Data Barang Masih Kosong')
      .max(500, 'Paling Banyak 500 Barang Sekali Terima'),
    otorisasi: z.uuid('Otorisasi Tidak Dikenal').nullable().default(null),
  }),
  output: pesan().extend({ data: terimaLengkap }),
})

export const listTerimaCuci = endpoint({
  method: 'GET',
  path: 'cucian/terima',
  summary: 'Terima cucian pada satu hari toko',
  effect: 'read',
  access: MENU,
  input: z.object({ tanggal: tanggal() }),
  output: z.array(terimaRow),
})

export const getTerimaCuci = endpoint({
  method: 'GET',
  path: 'cucian/terima/get/{no_terima}',
  summary: 'Satu terima cucian dengan isinya',
  effect: 'read',
  access: MENU,
  input: z.object({ no_terima: nomor() }),
  output: terimaLengkap,
})

export const batalTerimaCuci = endpoint({
  method: 'POST',
  path: 'cucian/terima/{no_terima}/batal',
  summary: 'Batalkan satu terima cucian: barangnya kembali di luar dengan berat semula',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({ no_terima: nomor(), alasan: alasan() }),
  output: pesan().extend({ no_batal: z.string() }),
})
