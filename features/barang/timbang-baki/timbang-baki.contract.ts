import {
  alasan,
  defineDokumen,
  endpoint,
  gram,
  gramJumlah,
  kode,
  otorisasiBila,
  pesan,
  pilihan,
  saring,
  tanggal,
  teks,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_TIMBANG = defineDokumen({ tabel: 'timbang_baki', nomor: 'no_timbang', kode: 'TB', kind: null })

const MENU = ['/timbang-baki'] as const

/** What the book says of a tray, and what it should weigh on the scale. */
const buku = {
  pcs: z.int(),
  /** By the ledger. */
  berat: gramJumlah(),
  /** The same goods by the weight that was measured when they were entered: what the scale should find. */
  berat_asli: gramJumlah(),
  tara_baki: gramJumlah(),
  tara_bandrol: gramJumlah(),
  tara_plastik: gramJumlah(),
  tara_atribut: gramJumlah(),
  /** berat_asli and all tares. */
  berat_seharusnya: gramJumlah(),
  toleransi: gramJumlah(),
}

/** Pieces whose weights together explain a shortage. */
const kemungkinan = z.object({
  /** How far their weights are from what is missing. */
  selisih: gramJumlah(),
  barang: z.array(
    z.object({
      kode_barang: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      /** With everything that hangs on it. */
      berat: gramJumlah(),
    }),
  ),
})

const STATUS_TIMBANG = ['OPEN', 'DONE', 'BATAL'] as const

/** A weighing; the book's side of an open one is what it says now. */
const timbangLengkap = z.object({
  no_timbang: z.string(),
  tgl_system: tanggal(),
  kode_baki: z.string(),
  nama_baki: z.string(),
  status: z.enum(STATUS_TIMBANG),
  user_id: z.string(),
  waktu: z.string(),
  ...buku,
  berat_timbang: gramJumlah().nullable(),
  /** Scale minus book; null until weighed. */
  selisih: gramJumlah().nullable(),
  selesai_oleh: z.string().nullable(),
  batal_oleh: z.string().nullable(),
  alasan_batal: z.string().nullable(),
  mungkin_hilang: z.array(kemungkinan),
  /** Fingerprint of the tray's content; a weight is only taken for the content that was seen. */
  sidik: z.string(),
})

/** A tray with its book and the last weighing of the day. */
const barisBaki = z.object({
  /** The tray; the specification calls it so. */
  kode_toko: z.string(),
  nama_baki: z.string(),
  kode_gudang: z.string(),
  ...buku,
  no_timbang: z.string().nullable(),
  status: z.enum(STATUS_TIMBANG).nullable(),
  berat_timbang: gramJumlah().nullable(),
  selisih: gramJumlah().nullable(),
  user_id: z.string().nullable(),
})

export const listTimbang = endpoint({
  method: 'GET',
  path: 'timbang-baki',
  summary: 'Baki dengan buku dan timbangannya pada satu hari; kode_toko adalah kode baki',
  effect: 'read',
  access: ['/timbang-baki', '/laporan-timbang-baki'],
  input: z.object({ tanggal: tanggal(), kode_gudang: saring('Gudang'), kode_toko: saring('Baki') }),
  output: z.array(barisBaki),
})

export const bukaTimbang = endpoint({
  method: 'POST',
  path: 'timbang-baki',
  summary: 'Mulai menimbang satu baki',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: z.object({ kode_baki: kode('Kode Baki', { pesan: 'Harus Dipilih' }) }),
  output: timbangLengkap,
})

const nomor = { no_timbang: kode('Nomor', { max: 60 }) }

export const getTimbang = endpoint({
  method: 'GET',
  path: 'timbang-baki/{no_timbang}',
  summary: 'Satu timbang baki',
  effect: 'read',
  access: ['/timbang-baki', '/laporan-timbang-baki'],
  input: z.object(nomor),
  output: timbangLengkap,
})

export const selesaiTimbang = endpoint({
  method: 'POST',
  path: 'timbang-baki/{no_timbang}/selesai',
  summary: 'Catat berat timbangan; selisihnya disimpan, tidak dibukukan',
  effect: 'write',
  access: MENU,
  aksi: 'selesai',
  input: z.object({ ...nomor, berat_timbang: gram('Berat Timbangan'), sidik: teks('Sidik Isi Baki', { max: 64 }) }),
  output: pesan().extend({ data: timbangLengkap }),
})

/** What an agreement to undo a weighing that showed a loss is for. */
export const OTORISASI_BATAL_TIMBANG = 'BATAL TIMBANG BAKI'

export const batalTimbang = endpoint({
  method: 'POST',
  path: 'timbang-baki/{no_timbang}/batal',
  summary: 'Batalkan satu timbangan; angkanya tetap tercatat',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({ ...nomor, alasan: alasan(), otorisasi: otorisasiBila() }),
  output: pesan(),
})

export const riwayatTimbang = endpoint({
  method: 'GET',
  path: 'timbang-baki/riwayat',
  summary: 'Timbangan satu baki, yang terbaru dulu, paling banyak 50',
  effect: 'read',
  access: ['/timbang-baki', '/laporan-timbang-baki'],
  input: z.object({ kode_baki: kode('Kode Baki', { pesan: 'Harus Dipilih' }) }),
  output: z.array(
    z.object({
      no_timbang: z.string(),
      tgl_system: tanggal(),
      status: z.enum(STATUS_TIMBANG),
      user_id: z.string(),
      pcs: z.int().nullable(),
      berat_timbang: gramJumlah().nullable(),
      toleransi: gramJumlah().nullable(),
      selisih: gramJumlah().nullable(),
      alasan_batal: z.string().nullable(),
    }),
  ),
})

export const HASIL_TIMBANG = ['SEMUA', 'SESUAI', 'KURANG', 'LEBIH'] as const
export const hasilTimbang = () => pilihan('Hasil', HASIL_TIMBANG).default('SEMUA')
