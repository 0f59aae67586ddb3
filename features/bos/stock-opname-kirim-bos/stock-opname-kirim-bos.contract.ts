import { endpoint, gramJumlah, kode, tanggal } from '@kencana/contract'
import { z } from 'zod'

const jumlah = { qty: z.int(), berat: gramJumlah() }

export const opnameBos = endpoint({
  method: 'GET',
  path: 'krmbrgbos/opname',
  summary: 'Barang yang sudah diinput dari satu kiriman barang bos, dan di mana sekarang',
  effect: 'read',
  access: ['/stock-opname-kirim-barang-dari-bos'],
  input: z.object({ no_kirim_bos: kode('No Kirim Bos', { max: 60 }) }),
  output: z.object({
    no_kirim_bos: z.string(),
    tgl_system: tanggal(),
    kode_labeling: z.string(),
    kode_group: z.string(),
    kode_dept: z.string(),
    no_validasi: z.string().nullable(),
    kirim: z.object(jumlah),
    /** Not yet entered. */
    sisa: z.object(jumlah),
    barang: z.array(
      z.object({
        kode_barcode: z.string(),
        nama_barang: z.string(),
        kode_dept: z.string(),
        kadar: z.string(),
        berat: gramJumlah(),
        /** Tray of this shop, '-' when it left. */
        kode_baki: z.string(),
        status_barang: z.string(),
        /** It lies on a tray of this shop: it must be found. */
        wajib: z.boolean(),
      }),
    ),
  }),
})
