import {
  barcode,
  defineDokumen,
  dokumenRow,
  endpoint,
  gramJumlah,
  kode,
  listEndpoint,
  nomor,
  pesan,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_TERIMA = defineDokumen({
  tabel: 'terima_barang',
  nomor: 'no_terima',
  kode: 'TRM',
  kind: 'TERIMA',
  cetak: 'TERIMA',
})

const MENU = ['/terima-barang'] as const

/** Dispatches on their way to this shop. */
export const kirimanBaru = endpoint({
  method: 'GET',
  path: 'kirimbarang/get/nokirim/baru',
  summary: 'Kiriman yang sedang di jalan ke toko ini',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.array(
    z.object({
      no_kirim: z.string(),
      kode_toko: z.string(),
      tgl_system: tanggal(),
      waktu: z.string(),
      user_id: z.string(),
      pcs: z.int(),
      berat: gramJumlah(),
      sisa: z.int(),
      sisa_berat: gramJumlah(),
      /** Of these, pieces that their sender, another installation, gave up as lost. */
      hilang: z.int().optional(),
    }),
  ),
})

/** What arrived at once, as its slip and the day's list show it; `no_batal` is null, it is not undone. */
const terimaRow = dokumenRow(DOKUMEN_TERIMA, {
  no_kirim: z.string(),
  /** The shop that sent it. */
  dari: z.string(),
  kode_baki: z.string(),
  pcs: z.int(),
  berat: gramJumlah(),
})

const terimaLengkap = terimaRow.extend({
  /** Prints of its slip so far. */
  cetakan: z.int(),
  detail_barang: z.array(
    z.object({
      kode_barang: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kadar: z.string(),
      berat: gramJumlah(),
    }),
  ),
})

export const listTerima = listEndpoint({
  path: 'terima-barang',
  summary: 'Terima barang pada satu hari toko',
  access: MENU,
  row: terimaRow,
})

export const getTerima = endpoint({
  method: 'GET',
  path: 'terima-barang/get/{no_terima}',
  summary: 'Satu terima barang dengan isinya',
  effect: 'read',
  access: MENU,
  input: z.object({ no_terima: nomor('No Terima') }),
  output: terimaLengkap,
})

export const terimaBarang = endpoint({
  method: 'POST',
  path: 'terima-barang',
  summary: 'Terima barang yang sampai dari satu kiriman ke satu baki',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: z.object({
    no_kirim: nomor('No Kirim'),
    kode_baki: kode('Kode Baki', { pesan: 'Harus Dipilih' }),
    detail_barang: z
      .array(barcode())
      .min(1, 'Data Barang Masih Kosong')
      .max(500, 'Paling Banyak 500 Barang Sekali Terima'),
  }),
  output: pesan().extend({
    no_terima: z.string(),
    pcs: z.int(),
    berat: gramJumlah(),
    sisa: z.int(),
    data: terimaLengkap,
    /** Labels of before that another piece of this installation has already: they stayed behind. */
    barcode_lama_dilepas: z.array(z.object({ kode_barcode: z.string(), barcode_lama: z.string() })),
  }),
})
