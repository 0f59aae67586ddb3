import {
  alasan,
  barcode,
  defineDokumen,
  endpoint,
  gram,
  gramJumlah,
  kode,
  otorisasi,
  otorisasiBila,
  pesan,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_OPNAME = defineDokumen({ tabel: 'stock_opname', nomor: 'no_so', kode: 'SO', kind: null })
export const DOKUMEN_HILANG = defineDokumen({
  tabel: 'stock_opname',
  nomor: 'no_hilang',
  kode: 'SOH',
  kind: 'STOCK_OPNAME',
  hari: 'tgl_setuju',
})
export const DOKUMEN_TEMU = defineDokumen({ tabel: 'barang_temu', nomor: 'no_temu', kode: 'BTM', kind: 'STOCK_OPNAME' })

/** What OWN or SU agree to when a piece that was agreed to as lost is said to be found. */
export const OTORISASI_TEMU = 'BARANG TEMU'
/** And that a count of somebody else, or a closed one, is called off. */
export const OTORISASI_BATAL_HITUNG = 'BATAL HITUNG BAKI'

const MENU = ['/stock-opname'] as const

/** HITUNG -> TUTUP, or over ULANG, then SELESAI once approved. */
const STATUS_OPNAME = ['HITUNG', 'ULANG', 'TUTUP', 'SELESAI', 'BATAL'] as const
const HASIL_PINDAI = ['ADA', 'BAKI LAIN', 'BUKAN STOK', 'TIDAK DIKENAL'] as const
const HASIL_OPNAME = ['ADA', 'KURANG', 'BAKI LAIN', 'BUKAN STOK', 'MASUK', 'KELUAR'] as const

/** One scan, and what the book says of the scanned piece. Nothing is said of pieces that were not scanned. */
const pindai = z.object({
  urut: z.int(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  hasil: z.enum(HASIL_PINDAI),
  keterangan: z.string(),
  user_id: z.string(),
  waktu: z.string(),
  /** Its label was printed again, or its label of before given by an edit, within 30 days: another user has to see it before the count closes. */
  perlihatkan: z.boolean(),
})

const kepala = {
  no_so: z.string(),
  tgl_system: tanggal(),
  kode_baki: z.string(),
  nama_baki: z.string(),
  status: z.enum(STATUS_OPNAME),
  putaran: z.int(),
  user_id: z.string(),
  waktu: z.string(),
  /** Scans of the present round. */
  dipindai: z.int(),
}

/** What a closed count says; a piece is found, or missing, or lies where the book has not put it. */
const hasil = z.object({
  buku: z.object({ pcs: z.int(), berat: gramJumlah() }),
  ada: z.object({ pcs: z.int(), berat: gramJumlah() }),
  kurang: z.object({ pcs: z.int(), berat: gramJumlah() }),
  /** The tray on the scale at closing, and by the book; null for counts that were closed without it. */
  timbang: z.object({ berat: gramJumlah(), buku: gramJumlah(), selisih: gramJumlah() }).nullable(),
  tutup_pertama_oleh: z.string(),
  tutup_oleh: z.string(),
  setuju_oleh: z.string().nullable(),
  tgl_setuju: z.string().nullable(),
  no_hilang: z.string().nullable(),
  no_pindah: z.string().nullable(),
  barang: z.array(
    z.object({
      kode_barang: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kode_group: z.string(),
      kode_dept: z.string(),
      berat: gramJumlah(),
      hasil: z.enum(HASIL_OPNAME),
      /** Where the book had it at closing, '-' off the trays. */
      kode_baki: z.string(),
      /** By which document it left while it was counted, or for which it was kept where it is missing; '-' otherwise. */
      dokumen: z.string(),
      hitung_1: z.boolean(),
      hitung_2: z.boolean().nullable(),
      dibukukan: z.boolean(),
    }),
  ),
})

/** A count. While it is open `hasil` is null: it is counted blind, whoever asks. One that was called off after its first round says what that found. */
const opname = z.object({
  ...kepala,
  alasan_batal: z.string().nullable(),
  /** Whether the one who asks may count in this round. */
  boleh_hitung: z.boolean(),
  pindai: z.array(pindai),
  hasil: hasil.nullable(),
})

const nomor = { no_so: kode('No Stock Opname', { max: 60 }) }

export const listOpname = endpoint({
  method: 'GET',
  path: 'opname-baki',
  summary: 'Stock opname baki: yang belum selesai, lalu enam puluh yang terakhir',
  effect: 'read',
  access: MENU,
  input: z.object({}),
  output: z.array(
    z.object({
      ...kepala,
      /** Known once it is closed. */
      kurang: z.int().nullable(),
      baki_lain: z.int().nullable(),
    }),
  ),
})

export const getOpname = endpoint({
  method: 'GET',
  path: 'opname-baki/{no_so}',
  summary: 'Satu stock opname; isi buku baru tampak setelah hitungan ditutup',
  effect: 'read',
  access: MENU,
  input: z.object(nomor),
  output: opname,
})

export const mulaiOpname = endpoint({
  method: 'POST',
  path: 'opname-baki',
  summary: 'Mulai menghitung satu baki',
  effect: 'write',
  access: MENU,
  aksi: 'mulai',
  input: z.object({ kode_baki: kode('Kode Baki', { pesan: 'Harus Dipilih' }) }),
  output: opname,
})

export const pindaiOpname = endpoint({
  method: 'POST',
  path: 'opname-baki/{no_so}/pindai',
  summary: 'Satu barang dipindai di baki yang dihitung',
  effect: 'write',
  access: MENU,
  aksi: 'hitung',
  input: z.object({ ...nomor, kode_barcode: barcode() }),
  output: pindai,
})

export const lepasPindai = endpoint({
  method: 'POST',
  path: 'opname-baki/{no_so}/lepas',
  summary: 'Hapus satu pindai yang salah',
  effect: 'write',
  access: MENU,
  aksi: 'hitung',
  input: z.object({ ...nomor, kode_barcode: barcode() }),
  output: pesan(),
})

export const tutupOpname = endpoint({
  method: 'POST',
  path: 'opname-baki/{no_so}/tutup',
  summary: 'Tutup hitungan; di atas toleransi dihitung ulang oleh user lain',
  effect: 'write',
  access: MENU,
  aksi: 'hitung',
  /** What the whole tray weighs, entered by who counts; what it should weigh is shown once it is closed. */
  input: z.object({ ...nomor, berat_timbang: gram('Berat Baki'), otorisasi: otorisasiBila() }),
  output: pesan().extend({ data: opname }),
})

export const setujuiOpname = endpoint({
  method: 'POST',
  path: 'opname-baki/{no_so}/setujui',
  summary: 'Setujui hitungan: yang kurang ke SELISIH, yang salah baki pindah ke baki tempat ia ditemukan',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object(nomor),
  output: pesan().extend({
    data: opname,
    /** Barcodes of pieces that changed since the count was closed; nothing was posted for them. */
    dilewati: z.array(z.string()),
  }),
})

export const batalOpname = endpoint({
  method: 'POST',
  path: 'opname-baki/{no_so}/batal',
  summary: 'Batalkan hitungan yang belum disetujui',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({ ...nomor, alasan: alasan(), otorisasi: otorisasiBila() }),
  output: pesan(),
})

export const barangHilang = endpoint({
  method: 'GET',
  path: 'barang-hilang',
  summary: 'Barang hilang di buku toko ini, yang terbaru dulu',
  effect: 'read',
  access: MENU,
  input: z.object({}),
  output: z.array(
    z.object({
      kode_barang: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kode_group: z.string(),
      kode_dept: z.string(),
      kadar: z.string(),
      berat: gramJumlah(),
      /** The document that wrote it off, and its day. */
      no_selisih: z.string(),
      tgl_system: tanggal(),
    }),
  ),
})

export const temuBarang = endpoint({
  method: 'POST',
  path: 'barang-hilang/temu',
  summary: 'Barang hilang yang ditemukan kembali: SELISIH ke baki',
  effect: 'write',
  access: MENU,
  aksi: 'temu',
  input: z.object({
    kode_barcode: barcode(),
    kode_baki: kode('Kode Baki', { pesan: 'Harus Dipilih' }),
    alasan: alasan(),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ no_temu: z.string() }),
})
