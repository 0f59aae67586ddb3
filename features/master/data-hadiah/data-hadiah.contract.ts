import { berkas, bilangan, endpoint, fotoMasuk, kode, masterEndpoints, pesan, tanggal, teks } from '@kencana/contract'
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
  shown: { stock: z.int(), foto: z.string().nullable() },
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

export const simpanFotoHadiah = endpoint({
  method: 'POST',
  path: 'hadiah/foto/{kode_hadiah}',
  summary: 'Simpan foto satu hadiah',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ kode_hadiah: kode('Kode Hadiah'), foto: fotoMasuk() }),
  output: pesan().extend({ foto: z.string() }),
})

export const hapusFotoHadiah = endpoint({
  method: 'DELETE',
  path: 'hadiah/foto/{kode_hadiah}',
  summary: 'Lepas foto dari satu hadiah',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ kode_hadiah: kode('Kode Hadiah') }),
  output: pesan(),
})

export const fotoHadiah = endpoint({
  method: 'GET',
  path: 'hadiah/foto/{kode_hadiah}/{hash}',
  summary: 'Foto satu hadiah',
  effect: 'read',
  access: 'session',
  input: z.object({ kode_hadiah: kode('Kode Hadiah'), hash: z.string().regex(/^[0-9a-f]{64}$/, 'Foto Tidak Ada') }),
  output: berkas('image/jpeg'),
})
