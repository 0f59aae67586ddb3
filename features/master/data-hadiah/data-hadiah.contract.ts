import { bilangan, endpoint, kode, masterEndpoints, pesan, tanggal, teks } from '@kencana/contract'
import { z } from 'zod'

const MENU = '/master-data-hadiah'

/**
 * Calls: `hadiah/get/all`, `hadiah/add`, `hadiah/edit/by-kode-hadiah/{id}`, `hadiah/delete/by-kode-hadiah/{id}`,
 * `hadiah/reactive/by-kode-hadiah/{id}`.
 */
export const hadiah = masterEndpoints({
  name: 'hadiah',
  label: 'Hadiah',
  menu: MENU,
  ownersOnly: true,
  key: 'kode_hadiah',
  fields: {
    kode_hadiah: kode('Kode Hadiah', { max: 20 }),
    nama_hadiah: teks('Nama Hadiah', { max: 60 }),
    poin: bilangan('Poin', { max: 10_000_000 }),
  },
  shown: { stock: z.int() },
})

export const stokHadiah = endpoint({
  method: 'POST',
  path: 'hadiah/stok',
  summary: 'Tambah atau ambil stok satu hadiah',
  effect: 'write',
  access: [MENU],
  aksi: 'stok',
  input: z.object({
    kode_hadiah: kode('Kode Hadiah'),
    /** Positive adds, negative takes. */
    jumlah: bilangan('Jumlah', { min: -1_000_000, max: 1_000_000 }),
    keterangan: teks('Keterangan', { max: 120 }),
  }),
  output: pesan().extend({ stock: z.int() }),
})

export const riwayatHadiah = endpoint({
  method: 'GET',
  path: 'hadiah/riwayat/{kode_hadiah}',
  summary: 'Perubahan stok satu hadiah, yang terbaru di atas',
  effect: 'read',
  access: [MENU],
  input: z.object({ kode_hadiah: kode('Kode Hadiah') }),
  output: z.array(
    z.object({
      id: z.int(),
      tgl_system: tanggal(),
      jumlah: z.int(),
      keterangan: z.string(),
      kode_toko: z.string(),
      user_id: z.string(),
    }),
  ),
})
