import {
  alasan,
  barcode,
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  gramJumlah,
  otorisasiBila,
  pesan,
  versiBarang,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_HANCUR = defineDokumen({
  tabel: 'hancur_barang',
  nomor: 'no_hancur',
  detail: 'hancur_barang_detail',
  kode: 'HCR',
  batal: 'BHC',
  kind: 'HANCUR',
  cetak: 'HANCUR',
})

const MENU = ['/hancur-data-barang'] as const

/** A document as the day's list shows it. */
const hancurRow = dokumenRow(DOKUMEN_HANCUR, {
  alasan: z.string(),
  pcs: z.int(),
  berat: gramJumlah(),
})

const hancurLengkap = hancurRow.extend({
  /** Prints of its slip so far. */
  cetakan: z.int(),
  detail_barang: z.array(
    z.object({
      kode_barang: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kode_baki_asal: z.string(),
      kode_group: z.string(),
      kode_dept: z.string(),
      kadar: z.string(),
      berat: gramJumlah(),
    }),
  ),
})

export const hancurBarang = endpoint({
  method: 'POST',
  path: 'hancur-barang',
  summary: 'Hancurkan barang: keluar dari baki, emasnya menjadi emas hancur',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: z.object({
    alasan: alasan(),
    detail_barang: z
      .array(barcode())
      .min(1, 'Data Barang Masih Kosong')
      .max(500, 'Paling Banyak 500 Barang Sekali Hancur'),
    versi: versiBarang(),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ data: hancurLengkap }),
})

export const {
  list: listHancur,
  get: getHancur,
  batal: batalHancur,
} = dokumenEndpoints(DOKUMEN_HANCUR, {
  path: 'hancur-barang',
  access: MENU,
  list: { summary: 'Hancur barang pada satu hari toko', row: hancurRow },
  get: { summary: 'Satu hancur barang dengan isinya', data: hancurLengkap },
  batal: {
    summary: 'Kembalikan semua barang satu dokumen hancur ke baki asalnya, selama emasnya belum dipakai',
    access: 'OWN/SU',
  },
})
