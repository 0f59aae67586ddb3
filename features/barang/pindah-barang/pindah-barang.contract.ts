import {
  barcode,
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  gramJumlah,
  kode,
  otorisasiBila,
  pesan,
  versiBarang,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_PINDAH = defineDokumen({
  tabel: 'pindah_barang',
  nomor: 'no_pindah',
  detail: 'pindah_barang_detail',
  kode: 'PD',
  batal: 'BPD',
  kind: 'PINDAH',
  cetak: 'PINDAH',
})

const MENU = ['/pindah-barang', '/pindah-barang-satu-baki'] as const

/** A move as its receipt and the day's list show it. */
const pindahRow = dokumenRow(DOKUMEN_PINDAH, {
  kode_baki_tujuan: z.string(),
  pcs: z.int(),
  berat: gramJumlah(),
})

const pindahLengkap = pindahRow.extend({
  /** Prints of its receipt so far. */
  cetakan: z.int(),
  detail_barang: z.array(
    z.object({
      kode_barang: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kode_baki_asal: z.string(),
      kadar: z.string(),
      berat: gramJumlah(),
    }),
  ),
})

export const pindahBarang = endpoint({
  method: 'POST',
  path: 'pindah-barang',
  summary: 'Pindahkan barang ke baki lain',
  effect: 'write',
  access: ['/pindah-barang'],
  aksi: 'simpan',
  input: z.object({
    kode_baki_tujuan: kode('Kode Baki Tujuan', { pesan: 'Harus Dipilih' }),
    detail_barang: z
      .array(barcode())
      .min(1, 'Data Barang Masih Kosong')
      .max(500, 'Paling Banyak 500 Barang Sekali Pindah'),
    versi: versiBarang(),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ data: pindahLengkap }),
})

export const {
  list: listPindah,
  get: getPindah,
  batal: batalPindah,
} = dokumenEndpoints(DOKUMEN_PINDAH, {
  path: 'pindah-barang',
  access: MENU,
  list: { summary: 'Pindah barang pada satu hari toko', row: pindahRow },
  get: { path: 'pindah-barang/{no_pindah}', summary: 'Satu pindah barang dengan isinya', data: pindahLengkap },
  batal: { summary: 'Kembalikan semua barang satu pindah ke baki asalnya' },
})
