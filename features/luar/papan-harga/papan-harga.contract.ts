/** The shop's prices on a television: without a login, by a key that OWN and SU make and take back. */
import { endpoint, kode, pesan, rupiahJumlah, teks } from '@kencana/contract'
import { z } from 'zod'

export const papanHarga = endpoint({
  method: 'GET',
  path: 'papan-harga/{kunci}',
  summary: 'Nama toko dan harga emas yang dipilih untuk papan harganya, menurut kunci papan itu',
  effect: 'read',
  access: 'public',
  input: z.object({ kunci: z.string().max(100, 'Papan Harga Tidak Dikenal') }),
  output: z.object({
    nama_toko: z.string(),
    zona_waktu: z.string(),
    /** When this was read. */
    waktu: z.string(),
    /** Whether what the shop pays is shown too. */
    beli: z.boolean(),
    harga: z.array(
      z.object({
        nama_group: z.string(),
        kadar: z.string(),
        /** Per gram, as a sale takes it now. */
        jual: rupiahJumlah(),
        /** For a gram in the usual condition; null where the category has none. */
        beli: rupiahJumlah().nullable(),
      }),
    ),
  }),
})

export const listPapan = endpoint({
  method: 'GET',
  path: 'kunci-papan/get/all',
  summary: 'Kunci papan harga toko ini: siapa yang membuat dan mencabutnya',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      nama: z.string(),
      awalan: z.string(),
      kode_group: z.array(z.string()),
      beli: z.boolean(),
      /** Not revoked, and whoever made it is OWN or SU still. */
      berlaku: z.boolean(),
      dibuat_oleh: z.string(),
      dibuat_pada: z.string(),
      dicabut_oleh: z.string().nullable(),
      dicabut_pada: z.string().nullable(),
    }),
  ),
})

export const tambahPapan = endpoint({
  method: 'POST',
  path: 'kunci-papan/add',
  summary: 'Buat kunci papan harga; kuncinya dijawab sekali ini saja',
  effect: 'write',
  access: 'OWN/SU',
  lateDay: true,
  // Its answer is the key itself, which is kept nowhere.
  keyless: true,
  input: z.object({
    nama: teks('Nama Papan', { max: 40 }),
    kode_group: z
      .array(kode('Kategori'))
      .min(1, 'Pilih Paling Sedikit Satu Kategori')
      .max(20, 'Paling Banyak 20 Kategori Di Satu Papan'),
    beli: z.boolean(),
  }),
  output: pesan().extend({ id: z.string(), kunci: z.string() }),
})

export const cabutPapan = endpoint({
  method: 'POST',
  path: 'kunci-papan/cabut/{id}',
  summary: 'Cabut kunci papan harga; papannya kosong pada pembacaan berikutnya',
  effect: 'write',
  access: 'OWN/SU',
  lateDay: true,
  input: z.object({ id: z.uuid('Papan Harga Tidak Ada') }),
  output: pesan(),
})
