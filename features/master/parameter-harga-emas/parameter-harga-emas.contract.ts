import {
  endpoint,
  kode,
  laporanEndpoint,
  otorisasiBila,
  periode,
  pesan,
  rupiah,
  rupiahJumlah,
  saring,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

const MENU = ['/master-parameter-harga-emas'] as const

const perubahan = z.object({
  id: z.int(),
  tgl_system: tanggal(),
  waktu: z.string(),
  kode_group: z.string(),
  nama_group: z.string(),
  /** null for the first price of a group. */
  harga_lama: rupiahJumlah().nullable(),
  harga: rupiahJumlah(),
  /** What it costs: for OWN and SU only. */
  harga_modal_lama: rupiahJumlah().nullable(),
  harga_modal: rupiahJumlah().nullable(),
  kode_toko: z.string(),
  user_id: z.string(),
})

export const hargaEmas = endpoint({
  method: 'GET',
  path: 'parameter-harga-emas',
  summary: 'Harga emas per kategori, sejak kapan dan oleh siapa',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.array(
    z.object({
      kode_group: z.string(),
      nama_group: z.string(),
      harga: rupiahJumlah(),
      /** For OWN and SU only. */
      harga_modal: rupiahJumlah().nullable(),
      sejak: z.string().nullable(),
      user_id: z.string(),
      versi: z.int(),
    }),
  ),
})

export const ubahHargaEmas = endpoint({
  method: 'POST',
  path: 'parameter-harga-emas',
  summary: 'Ganti harga emas satu kategori, berlaku saat itu juga di semua toko',
  effect: 'write',
  access: MENU,
  aksi: 'harga',
  milikPusat: true,
  input: z.object({
    kode_group: kode('Kode Group', { pesan: 'Harus Dipilih' }),
    harga: rupiah('Harga'),
    /** Left as it is when it is left out, which is all that others than OWN and SU can do. */
    harga_modal: rupiah('Harga Modal').nullable().default(null),
    versi: z.int().optional(),
    otorisasi: otorisasiBila(),
  }),
  output: pesan(),
})

export const laporanHargaEmas = laporanEndpoint({
  path: 'parameter-harga-emas/reports',
  summary: 'Perubahan harga emas',
  access: MENU,
  input: { ...periode(), kode_group: saring('Kategori') },
  rows: perubahan,
})
