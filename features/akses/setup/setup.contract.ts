import { endpoint, kode, noHpToko, rupiah, teks } from '@kencana/contract'
import { z } from 'zod'
import { kategoriHarga } from '../../pengaturan/para-system/kategori-harga.contract.ts'
import { userData, userIdBaru } from '../sesi/sesi.contract.ts'
import { nomorInstalasi, zonaWaktu } from './zona.contract.ts'

/** What a gold shop usually has in its masters; each is entered with the shop where it is asked for, and edited there later. */
export const ISIAN_UMUM = [
  'KATEGORI',
  'BAKI_MEJA',
  'BAKI_SEPUH',
  'KONDISI_PEMBELIAN',
  'KONDISI_PINJAMAN',
  'KONDISI_BARANG',
] as const
export type IsianUmum = (typeof ISIAN_UMUM)[number]

const isianUmum = () => z.array(z.enum(ISIAN_UMUM, { error: 'Isian Umum Tidak Dikenal' }))

export const setup = endpoint({
  method: 'POST',
  path: 'setup',
  summary: 'Toko dan pemilik pertama, hanya selama belum ada user',
  effect: 'write',
  access: 'public',
  keyless: true,
  lateDay: true,
  input: z.object({
    kode_toko: kode('Kode Toko', { max: 10 }),
    nama_toko: teks('Nama Toko', { max: 60 }),
    alamat_toko: teks('Alamat Toko', { max: 160 }),
    no_hp: noHpToko(),
    zona_waktu: zonaWaktu(),
    kas_awal: rupiah('Kas Awal'),
    /** Left out: 10, which an installation that stands alone keeps. */
    nomor_instalasi: nomorInstalasi().optional(),
    /** What the price of a category means; left out: what the parameter says by itself. The form asks. */
    kategori_harga: kategoriHarga().optional(),
    user_id: userIdBaru(),
    user_name: teks('Nama', { max: 60 }),
    password: z
      .string({ error: 'Password Harus Diisi' })
      .min(8, 'Password Paling Sedikit 8 Huruf')
      .max(200, 'Password Terlalu Panjang'),
    /** What is entered besides; left out: nothing. */
    isian: isianUmum().optional(),
  }),
  output: userData,
})
