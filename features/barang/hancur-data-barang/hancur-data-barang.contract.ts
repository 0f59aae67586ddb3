import { endpoint, gramJumlah, kode, pesan, tanggal, teks } from '@kencana/contract'
import { z } from 'zod'

/** What its slip is called in the print ledger. */
export const CETAK_HANCUR = 'HANCUR'

const MENU = ['/hancur-data-barang'] as const

/** A document as the day's list shows it. */
const hancurRow = z.object({
  no_hancur: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  alasan: z.string(),
  pcs: z.int(),
  berat: gramJumlah(),
  user_id: z.string(),
  /** Number of the document that undid it, null while it stands. */
  no_batal: z.string().nullable(),
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
    alasan: teks('Alasan', { max: 200 }),
    detail_barang: z
      .array(kode('Barcode'))
      .min(1, 'Data Barang Masih Kosong')
      .max(500, 'Paling Banyak 500 Barang Sekali Hancur'),
    /** Versions of the items as they were seen, in the same order; a changed item is refused. */
    versi: z.array(z.int()).max(500).optional(),
  }),
  output: pesan().extend({ data: hancurLengkap }),
})

export const listHancur = endpoint({
  method: 'GET',
  path: 'hancur-barang',
  summary: 'Hancur barang pada satu hari toko',
  effect: 'read',
  access: MENU,
  input: z.object({ tanggal: tanggal() }),
  output: z.array(hancurRow),
})

export const getHancur = endpoint({
  method: 'GET',
  path: 'hancur-barang/get/{no_hancur}',
  summary: 'Satu hancur barang dengan isinya',
  effect: 'read',
  access: MENU,
  input: z.object({ no_hancur: kode('Nomor', { max: 60 }) }),
  output: hancurLengkap,
})

export const batalHancur = endpoint({
  method: 'POST',
  path: 'hancur-barang/{no_hancur}/batal',
  summary: 'Kembalikan semua barang satu dokumen hancur ke baki asalnya, selama emasnya belum dipakai',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ no_hancur: kode('Nomor', { max: 60 }), alasan: teks('Alasan', { max: 200 }) }),
  output: pesan().extend({ no_batal: z.string() }),
})
