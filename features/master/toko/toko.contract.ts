import { defineDokumen, endpoint, id, kode, noHpToko, pesan, rupiah, tanggal, teks } from '@kencana/contract'
import { z } from 'zod'
import { zonaWaktu } from '../../akses/setup/zona.contract.ts'

export const DOKUMEN_SALDO_AWAL = defineDokumen({
  tabel: 'toko',
  nomor: 'no_saldo_awal',
  kode: 'SA',
  kind: 'SALDO_AWAL',
  hari: 'tgl_mulai',
})

const toko = z.object({
  _id: z.string(),
  kode_toko: z.string(),
  nama_toko: z.string(),
  alamat_toko: z.string(),
  no_hp: z.string(),
  zona_waktu: z.string(),
  is_pusat: z.boolean(),
  portal: z.string(),
  tgl_system: tanggal(),
})

export const listToko = endpoint({
  method: 'GET',
  path: 'tokos',
  summary: 'Daftar toko',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.array(toko),
})

export const createToko = endpoint({
  method: 'POST',
  path: 'tokos',
  summary: 'Tambah toko dengan kas awalnya',
  effect: 'write',
  access: 'OWN',
  input: z.object({
    kode_toko: kode('Kode Toko', { max: 10 }),
    nama_toko: teks('Nama Toko', { max: 60 }),
    alamat_toko: teks('Alamat Toko', { max: 160 }),
    no_hp: noHpToko(),
    zona_waktu: zonaWaktu().default('Asia/Jakarta'),
    kas_awal: rupiah('Kas Awal'),
  }),
  output: pesan().extend({ data: toko }),
})

export const updateToko = endpoint({
  method: 'PUT',
  path: 'tokos/{id}',
  summary: 'Ganti nama toko',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ id: id(), nama_toko: teks('Nama Toko', { max: 60 }) }),
  output: pesan().extend({ data: toko }),
})
