import { endpoint, gramJumlah, kode, pesan, tanggal, teks } from '@kencana/contract'
import { z } from 'zod'

/** What its receipt is called in the print ledger. */
export const CETAK_PINDAH = 'PINDAH'

const MENU = ['/pindah-barang', '/pindah-barang-satu-baki'] as const

/** A move as its receipt and the day's list show it. */
const pindahRow = z.object({
  no_pindah: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  kode_baki_tujuan: z.string(),
  pcs: z.int(),
  berat: gramJumlah(),
  user_id: z.string(),
  /** Number of the document that undid it, null while it stands. */
  no_batal: z.string().nullable(),
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
      .array(kode('Barcode'))
      .min(1, 'Data Barang Masih Kosong')
      .max(500, 'Paling Banyak 500 Barang Sekali Pindah'),
    /** Versions of the items as they were seen, in the same order; a changed item is refused. */
    versi: z.array(z.int()).max(500).optional(),
  }),
  output: pesan().extend({ data: pindahLengkap }),
})

export const listPindah = endpoint({
  method: 'GET',
  path: 'pindah-barang',
  summary: 'Pindah barang pada satu hari toko',
  effect: 'read',
  access: MENU,
  input: z.object({ tanggal: tanggal() }),
  output: z.array(pindahRow),
})

export const getPindah = endpoint({
  method: 'GET',
  path: 'pindah-barang/{no_pindah}',
  summary: 'Satu pindah barang dengan isinya',
  effect: 'read',
  access: MENU,
  input: z.object({ no_pindah: kode('Nomor', { max: 60 }) }),
  output: pindahLengkap,
})

export const batalPindah = endpoint({
  method: 'POST',
  path: 'pindah-barang/{no_pindah}/batal',
  summary: 'Kembalikan semua barang satu pindah ke baki asalnya',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({ no_pindah: kode('Nomor', { max: 60 }), alasan: teks('Alasan', { max: 200 }) }),
  output: pesan().extend({ no_batal: z.string() }),
})
