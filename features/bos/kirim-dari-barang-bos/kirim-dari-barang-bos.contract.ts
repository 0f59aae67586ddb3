import {
  batalEndpoint,
  bilangan,
  defineDokumen,
  endpoint,
  gram,
  gramJumlah,
  kode,
  listEndpoint,
  nomor,
  pesan,
  pilihan,
  tanggal,
  teks,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_KIRIM_BOS = defineDokumen({
  tabel: 'kirim_bos',
  nomor: 'no_kirim_bos',
  kode: 'KB',
  batal: 'BKB',
  kind: 'BARANG_BOS',
  cetak: 'KIRIM_BOS',
  nama: 'Kiriman',
})

const FORM = ['/kirim-dari-barang-bos'] as const
const DUA = ['/kirim-dari-barang-bos', '/laporan-kirim-barang-dari-bos'] as const

/** The dispatch as its form keeps it, before it is sent. */
export const detailKirimBos = z.object({
  tanggal_kirim: tanggal('Tanggal Kirim', 'Harus Diisi'),
  kadar: pilihan('Kadar', ['A', 'SP'], 'Harus Diisi'),
  sales_pabrik: teks('Sales Pabrik', { max: 60 }),
  tujuan: kode('Tujuan'),
})

/** The goods of it, likewise. */
export const barangBos = z.object({
  kategori: kode('Kategori'),
  jenis: kode('Jenis'),
  detail_jenis: teks('Detail Jenis', { max: 60 }),
  asal_barang: teks('Asal Barang', { max: 60 }),
  qty: bilangan('Qty', { min: 1, max: 100_000 }),
  berat: gram('Berat').refine((berat) => berat > 0, 'Berat Harus Lebih Dari 0'),
})

/** Goods for the gilder: the same without the description. */
export const barangSepuhBos = barangBos.omit({ detail_jenis: true })

/** A dispatch as its slip reads it: the names that every front end prints. */
const nota = z.object({
  no_kirim_bos: z.string(),
  tgl_system: tanggal(),
  tgl_kirim: tanggal(),
  kategori: z.string(),
  jenis: z.string(),
  asal: z.string(),
  keterangan: z.string(),
  baki: z.string(),
  kadar: z.string(),
  sales_pabrik: z.string(),
  qty_kirim: z.int(),
  berat_kirim: gramJumlah(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  /** Prints of its slip so far. */
  cetakan: z.int(),
})

export const simpanBos = endpoint({
  method: 'POST',
  path: 'krmbrgbos/simpan',
  summary: 'Kirim satu barang dari bos ke labeling',
  effect: 'write',
  access: FORM,
  aksi: 'simpan',
  input: z.object({
    kode_group: barangBos.shape.kategori,
    kode_dept: barangBos.shape.jenis,
    asal_barang: barangBos.shape.asal_barang,
    detail_barang: barangBos.shape.detail_jenis,
    qty: barangBos.shape.qty,
    berat: barangBos.shape.berat,
    /** The KC tray it goes to. */
    kode_labeling: detailKirimBos.shape.tujuan,
    /** What kind of goods: A or SP. */
    kadar: detailKirimBos.shape.kadar,
    sales_pabrik: detailKirimBos.shape.sales_pabrik,
    /** The open day when it is left out. */
    tanggal_kirim: detailKirimBos.shape.tanggal_kirim.optional(),
  }),
  output: pesan().extend({ no_kirim_bos: z.string(), nota }),
})

export const reprintBos = endpoint({
  method: ['GET', 'POST'],
  path: 'krmbrgbos/reprint',
  summary: 'Satu kiriman barang bos untuk dicetak ulang',
  effect: 'read',
  access: DUA,
  input: z.object({ no_kirim_bos: nomor('No Kirim Bos') }),
  output: nota,
})

export const listBos = listEndpoint({
  path: 'krmbrgbos',
  summary: 'Kiriman barang bos pada satu hari toko',
  access: FORM,
  row: z.object({
    no_kirim_bos: z.string(),
    waktu: z.string(),
    kode_labeling: z.string(),
    kode_group: z.string(),
    kode_dept: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
    user_id: z.string(),
    no_batal: z.string().nullable(),
    no_validasi: z.string().nullable(),
  }),
})

export const batalBos = batalEndpoint(DOKUMEN_KIRIM_BOS, {
  path: 'krmbrgbos',
  label: 'No Kirim Bos',
  summary: 'Kembalikan satu kiriman yang belum diinput ke bos',
  access: FORM,
})
