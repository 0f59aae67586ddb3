import {
  alasan,
  defineDokumen,
  dokumenRow,
  endpoint,
  gramJumlah,
  listEndpoint,
  nomor,
  pesan,
  rupiahJumlah,
} from '@kencana/contract'
import { z } from 'zod'
import { getKirim, isiKirim } from '../../barang/kirim-barang/kirim-barang.contract.ts'

export const DOKUMEN_KECABANG = defineDokumen({
  tabel: 'kirim_barang',
  nomor: 'no_kirim',
  detail: 'kirim_barang_detail',
  kode: 'KCB',
  batal: 'BCB',
  kind: 'KIRIM',
  cetak: 'KIRIM CABANG',
  nama: 'Kiriman',
})
/** What the other installation received. */
export const DOKUMEN_SAMPAI = defineDokumen({
  tabel: 'sampai_cabang',
  nomor: 'no_sampai',
  kode: 'SCB',
  kind: 'SAMPAI_CABANG',
})

const MENU = ['/kirim-barang-kecabang'] as const

/**
 * Where a dispatch is. MENUNGGU: its letter has not left. DIKIRIM: the other installation has the letter. GAGAL: it refused, `galat` says
 * why. DITARIK: it was asked to give it back. DIHAPUS: what did not arrive was given up as lost.
 */
const KEADAAN = ['MENUNGGU', 'DIKIRIM', 'GAGAL', 'DITARIK', 'SAMPAI', 'DIHAPUS', 'BATAL'] as const

const kirimanRow = dokumenRow(DOKUMEN_KECABANG, {
  kode_toko: z.string(),
  tujuan: z.string(),
  nama_tujuan: z.string(),
  pcs: z.int(),
  berat: gramJumlah(),
  /** Pieces neither received nor written off nor taken back. */
  sisa: z.int(),
  sisa_berat: gramJumlah(),
  /** Pieces that were given up as lost, and those of them that arrived after all. */
  dihapus: z.int(),
  dihapus_sampai: z.int(),
  keadaan: z.enum(KEADAAN),
  /** What the pieces cost that the other one took in without a value: owed by nobody. */
  tanpa_nilai: rupiahJumlah(),
  galat: z.string(),
})

export const kirimKecabang = endpoint({
  method: 'POST',
  path: 'kirim-barang-kecabang/{to}',
  summary: 'Kirim barang ke toko di instalasi lain',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: z.object(isiKirim),
  output: pesan().extend({ no_kirim: z.string(), data: getKirim.output }),
})

export const listKecabang = listEndpoint({
  path: 'kirim-barang-kecabang',
  summary: 'Kiriman ke instalasi lain pada satu hari toko, dan semua yang masih di jalan',
  access: MENU,
  row: kirimanRow,
})

export const getKecabang = endpoint({
  method: 'GET',
  path: 'kirim-barang-kecabang/get/{no_kirim}',
  summary: 'Satu kiriman ke instalasi lain dengan isinya',
  effect: 'read',
  access: MENU,
  input: z.object({ no_kirim: nomor('No Kirim') }),
  output: getKirim.output,
})

export const tarikKecabang = endpoint({
  method: 'POST',
  path: 'kirim-barang-kecabang/{no_kirim}/tarik',
  summary: 'Tarik kembali kiriman yang belum diterima sama sekali',
  effect: 'write',
  access: MENU,
  aksi: 'tarik',
  input: z.object({ no_kirim: nomor('No Kirim'), alasan: alasan() }),
  output: pesan().extend({
    /** Null while the other installation has yet to give it back. */
    no_batal: z.string().nullable(),
  }),
})
