import { endpoint, kode, masterEndpoints, teks } from '@kencana/contract'
import { z } from 'zod'

/**
 * Calls: `jenis/get/all`, `jenis/add`, `jenis/edit/by-kode-dept/{id}`, `jenis/delete/by-kode-dept/{id}`,
 * `jenis/reactive/by-kode-dept/{id}`.
 */
export const jenis = masterEndpoints({
  name: 'jenis',
  label: 'Jenis',
  pusat: true,
  menu: '/master-jenis',
  key: 'kode_dept',
  fields: {
    kode_dept: kode('Kode Jenis', { max: 10 }),
    nama_dept: teks('Nama Jenis', { max: 60 }),
    kode_group: kode('Kategori', { pesan: 'Harus Dipilih' }),
  },
  shown: { nama_group: z.string() },
})

export const jenisByKategori = endpoint({
  method: 'GET',
  path: 'jenis/get/by-kode-kategori/{kode}',
  summary: 'Jenis dari satu kategori',
  effect: 'read',
  access: 'session',
  input: z.object({ kode: kode('Kategori') }),
  output: z.array(jenis.row),
})
