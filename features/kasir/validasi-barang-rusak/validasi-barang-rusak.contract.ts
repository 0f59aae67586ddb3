import {
  batalEndpoint,
  bilangan,
  defineDokumen,
  endpoint,
  gram,
  gramJumlah,
  kode,
  laporanEndpoint,
  listEndpoint,
  periode,
  pesan,
  saring,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_VALIDASI_RUSAK = defineDokumen({
  tabel: 'validasi_rusak',
  nomor: 'no_validasi',
  kode: 'VR',
  batal: 'BVR',
  kind: 'VALIDASI_RUSAK',
  nama: 'Validasi',
})

const MENU = ['/validasi-barang-rusak'] as const

export const barangRusak = laporanEndpoint({
  path: 'barang-rusak',
  summary: 'Barang rusak yang menunggu kasir, per dokumen asalnya',
  access: MENU,
  input: { ...periode(), no_kirim_bos: saring('No Kirim') },
  output: z.array(
    z.object({
      /** Number of a dispatch to the gilder or of a receipt from it; '' for a sorting. */
      no_sepuh: z.string(),
      no_sortir: z.string(),
      tgl_system: tanggal(),
      kode_group: z.string(),
      kode_dept: z.string(),
      /** Of the whole document. */
      qty_total: z.int(),
      berat_total: gramJumlah(),
      qty_rusak: z.int(),
      berat_rusak: gramJumlah(),
    }),
  ),
})

const nomor = () => kode('No Dokumen', { max: 60 }).or(z.literal('')).default('')

export const validasiRusak = endpoint({
  method: 'PUT',
  path: 'barang-rusak/validate',
  summary: 'Jadikan barang rusak emas hancur',
  daftar: 'data_kirim',
  effect: 'write',
  access: MENU,
  aksi: 'validasi',
  input: z.object({
    data_kirim: z
      .array(
        z
          .object({
            no_sepuh: nomor(),
            no_sortir: nomor(),
            qty_total: bilangan('Qty Total').optional(),
            berat_total: gram('Berat Total').optional(),
            qty_rusak: bilangan('Qty Rusak'),
            berat_rusak: gram('Berat Rusak'),
          })
          .refine((one) => (one.no_sepuh === '') !== (one.no_sortir === ''), 'No Sepuh Atau No Sortir Harus Diisi'),
      )
      .min(1, 'Data Barang Belum Dipilih')
      .max(100, 'Paling Banyak 100 Dokumen Sekali Validasi'),
  }),
  output: pesan().extend({ no_validasi: z.array(z.string()) }),
})

export const listRusak = listEndpoint({
  path: 'barang-rusak/validasi',
  summary: 'Validasi barang rusak pada satu hari toko',
  access: MENU,
  row: z.object({
    no_validasi: z.string(),
    no_dokumen: z.string(),
    waktu: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
    user_id: z.string(),
    no_batal: z.string().nullable(),
  }),
})

export const batalRusak = batalEndpoint(DOKUMEN_VALIDASI_RUSAK, {
  path: 'barang-rusak',
  label: 'No Validasi',
  summary: 'Batalkan satu validasi barang rusak selama emasnya masih ada',
  access: MENU,
})
