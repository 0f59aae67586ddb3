import { berkas, bilaDisebut, endpoint, fotoMasuk, kode, noHpToko, pesan, teks } from '@kencana/contract'
import { z } from 'zod'
import { zonaWaktu } from '../../akses/setup/zona.contract.ts'

const MENU = ['/settingtoko'] as const

/** An address, so neither upper-cased nor with a slash at its end. */
const alamatWeb = (label: string, bentuk: RegExp, salah: string) =>
  z
    .string()
    .trim()
    .overwrite((value) => value.replace(/\/+$/, ''))
    .max(200, `${label} Paling Banyak 200 Huruf`)
    .refine((value) => value === '' || bentuk.test(value), salah)
    .default('')

/** Outside of the shop everything is read on its way, so only https; inside http will do. */
const PUBLIK =
  /^(https:\/\/[\w.-]+|http:\/\/([\w-]+|[\w.-]+\.local|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}))(:\d+)?(\/[\w./-]*)?$/i

const toko = z.object({
  kode_toko: z.string(),
  nama_toko: z.string(),
  alamat_toko: z.string(),
  no_hp: z.string(),
  /** '' while none was chosen. */
  kode_provinsi: z.string(),
  zona_waktu: zonaWaktu(),
  /** Where customers reach this installation, '' for nowhere. */
  alamat_publik: z.string(),
  /** Hash of the logo, null without one. */
  logo: z.string().nullable(),
  versi: z.int(),
})

export const settingToko = endpoint({
  method: 'GET',
  path: 'setting-toko',
  summary: 'Data toko ini',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: toko,
})

export const simpanSettingToko = endpoint({
  method: 'PUT',
  path: 'setting-toko',
  summary: 'Ganti data toko ini',
  effect: 'write',
  access: MENU,
  aksi: 'toko',
  input: z.object({
    versi: z.int().optional(),
    nama_toko: teks('Nama Toko', { max: 60 }),
    alamat_toko: teks('Alamat Toko', { max: 160 }),
    no_hp: bilaDisebut(noHpToko()),
    kode_provinsi: bilaDisebut(z.literal('').or(kode('Provinsi'))),
    zona_waktu: zonaWaktu(),
    alamat_publik: bilaDisebut(
      alamatWeb('Alamat Publik', PUBLIK, 'Alamat Publik Harus https, Atau http Di Jaringan Toko'),
    ),
  }),
  output: pesan().extend({ data: toko }),
})

export const simpanLogo = endpoint({
  method: 'POST',
  path: 'setting-toko/logo',
  summary: 'Simpan logo toko ini',
  effect: 'write',
  access: MENU,
  aksi: 'toko',
  input: z.object({ foto: fotoMasuk('Logo') }),
  output: pesan().extend({ logo: z.string() }),
})

export const hapusLogo = endpoint({
  method: 'DELETE',
  path: 'setting-toko/logo',
  summary: 'Lepas logo toko ini',
  effect: 'write',
  access: MENU,
  aksi: 'toko',
  input: z.object({}),
  output: pesan(),
})

export const logoToko = endpoint({
  method: 'GET',
  path: 'setting-toko/logo/{hash}',
  summary: 'Logo toko ini',
  effect: 'read',
  access: 'session',
  input: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, 'Logo Tidak Ada') }),
  output: berkas('image/jpeg'),
})

export const listProvinsi = endpoint({
  method: 'GET',
  path: 'provinsi/get/all',
  summary: 'Daftar provinsi',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.array(z.object({ kode_provinsi: z.string(), nama_provinsi: z.string() })),
})
