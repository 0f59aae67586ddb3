/** Goods in custody counted blind by scanning the envelopes they lie in. */
import {
  alasan,
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

export const DOKUMEN_OPNAME_HUTANG = defineDokumen({ tabel: 'hutang_opname', nomor: 'no_so', kode: 'SOJ', kind: null })

/** What OWN or SU agree to: an envelope that was found, goods of a loan whose envelope was not. */
export const OTORISASI_JAMINAN = 'BARANG HUTANG HILANG'
/** And that a count of somebody else, or a closed one, is called off. */
export const OTORISASI_BATAL_HITUNG = 'BATAL HITUNG JAMINAN'

const MENU = ['/stock-opname-hutang'] as const

/** HITUNG -> TUTUP, or over ULANG, then SELESAI once approved. */
const STATUS = ['HITUNG', 'ULANG', 'TUTUP', 'SELESAI', 'BATAL'] as const
const HASIL_PINDAI = ['ADA', 'LABEL LAMA', 'BUKAN JAMINAN', 'TIDAK DIKENAL'] as const
const HASIL = ['ADA', 'KURANG', 'BUKAN JAMINAN', 'MASUK', 'KELUAR'] as const

/** One scan: whether this label belongs here. What lies under it, whose it is and what it weighs is told once the count is closed. */
const pindai = z.object({
  urut: z.int(),
  kode_amplop: z.string(),
  hasil: z.enum(HASIL_PINDAI),
  keterangan: z.string(),
  user_id: z.string(),
  waktu: z.string(),
  /** Its label was printed again within 30 days: another user has to see its goods before the count closes. */
  perlihatkan: z.boolean(),
})

const kepala = {
  no_so: z.string(),
  tgl_system: tanggal(),
  status: z.enum(STATUS),
  putaran: z.int(),
  user_id: z.string(),
  waktu: z.string(),
  /** Scans of the present round. */
  dipindai: z.int(),
}

const isi = { amplop: z.int(), berat: gramJumlah() }

/** What a closed count says. */
const hasil = z.object({
  buku: z.object(isi),
  ada: z.object(isi),
  kurang: z.object(isi),
  /** All bags together on the scale at closing, and by the book. */
  timbang: z.object({
    berat: gramJumlah(),
    buku: gramJumlah(),
    selisih: gramJumlah(),
    /** As the first round closed; null where there was one only. */
    pertama: gramJumlah().nullable(),
    /** What the book said of its bags then. */
    buku_pertama: gramJumlah().nullable(),
    /** Further from the book than a scale may be: somebody has to look for it. */
    beda: z.boolean(),
  }),
  tutup_pertama_oleh: z.string(),
  tutup_oleh: z.string(),
  setuju_oleh: z.string().nullable(),
  tgl_setuju: z.string().nullable(),
  amplop: z.array(
    z.object({
      no_hutang: z.string(),
      nama_customer: z.string(),
      barang: z.string(),
      berat: gramJumlah(),
      hasil: z.enum(HASIL),
      /** By which document it left while it was counted, or what it is instead; '-' otherwise. */
      dokumen: z.string(),
      hitung_1: z.boolean(),
      hitung_2: z.boolean().nullable(),
      /** Of a missing one who said that it was found, and why; null until then. */
      temu_oleh: z.string().nullable(),
      alasan_temu: z.string().nullable(),
      /** Where its envelope was said to lie; '' where nobody said. */
      tempat: z.string(),
    }),
  ),
})

/** A count. While it is open `hasil` is null: it is counted blind, whoever asks. */
const opname = z.object({
  ...kepala,
  alasan_batal: z.string().nullable(),
  /** Whether the one who asks may count in this round. */
  boleh_hitung: z.boolean(),
  /** Loans that came since this round began and whose envelopes are not scanned yet: it does not close without them. */
  masuk_belum: z.int(),
  pindai: z.array(pindai),
  hasil: hasil.nullable(),
})

const nomor = { no_so: kode('No Stock Opname', { max: 60 }) }
const amplop = kode('Amplop', { max: 60 })

export const listOpnameHutang = endpoint({
  method: 'GET',
  path: 'opname-hutang',
  summary: 'Stock opname barang hutang: yang belum selesai, lalu enam puluh yang terakhir',
  effect: 'read',
  access: MENU,
  input: z.object({}),
  output: z.array(
    z.object({
      ...kepala,
      /** Known once it is closed: how many are missing and were not found since. */
      kurang: z.int().nullable(),
      lain: z.int().nullable(),
    }),
  ),
})

export const getOpnameHutang = endpoint({
  method: 'GET',
  path: 'opname-hutang/{no_so}',
  summary: 'Satu stock opname barang hutang; isi buku baru tampak setelah hitungan ditutup',
  effect: 'read',
  access: MENU,
  input: z.object(nomor),
  output: opname,
})

export const mulaiOpnameHutang = endpoint({
  method: 'POST',
  path: 'opname-hutang',
  summary: 'Mulai menghitung amplop barang hutang toko ini',
  effect: 'write',
  access: MENU,
  aksi: 'mulai',
  input: z.object({}),
  output: opname,
})

export const pindaiAmplop = endpoint({
  method: 'POST',
  path: 'opname-hutang/{no_so}/pindai',
  summary: 'Satu amplop dipindai',
  effect: 'write',
  access: MENU,
  aksi: 'hitung',
  input: z.object({ ...nomor, kode_amplop: amplop }),
  output: pindai,
})

export const lepasAmplop = endpoint({
  method: 'POST',
  path: 'opname-hutang/{no_so}/lepas',
  summary: 'Hapus satu pindai amplop yang salah',
  effect: 'write',
  access: MENU,
  aksi: 'hitung',
  input: z.object({ ...nomor, kode_amplop: amplop }),
  output: pesan(),
})

export const tutupOpnameHutang = endpoint({
  method: 'POST',
  path: 'opname-hutang/{no_so}/tutup',
  summary: 'Tutup hitungan amplop; di atas toleransi dihitung ulang oleh user lain',
  effect: 'write',
  access: MENU,
  aksi: 'hitung',
  /** What all bags weigh together, entered by who counts; what they should weigh is shown once it is closed. */
  input: z.object({ ...nomor, berat_timbang: gram('Berat Semua Kantong'), otorisasi: otorisasiBila() }),
  output: pesan().extend({ data: opname }),
})

export const setujuiOpnameHutang = endpoint({
  method: 'POST',
  path: 'opname-hutang/{no_so}/setujui',
  summary: 'Setujui hitungan amplop: yang kurang dicari, tebus dan perpanjangannya menunggu OWN',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object(nomor),
  output: pesan().extend({ data: opname }),
})

export const batalOpnameHutang = endpoint({
  method: 'POST',
  path: 'opname-hutang/{no_so}/batal',
  summary:
    'Batalkan hitungan amplop yang belum disetujui; milik user lain dengan persetujuan, yang sudah ditutup hanya OWN, temuannya tetap',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({ ...nomor, alasan: alasan(), otorisasi: otorisasiBila() }),
  output: pesan(),
})

export const temuJaminan = endpoint({
  method: 'POST',
  path: 'opname-hutang/{no_so}/temu',
  summary: 'Amplop yang kurang pada satu hitungan ditemukan kembali',
  effect: 'write',
  access: MENU,
  aksi: 'temu',
  input: z.object({ ...nomor, no_hutang: kode('No Hutang', { max: 60 }), alasan: alasan(), otorisasi: otorisasi() }),
  output: pesan().extend({ data: opname }),
})
