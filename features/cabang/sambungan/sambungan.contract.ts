import { endpoint, id, kode, pesan, pilihan, teks, teksBebas } from '@kencana/contract'
import { z } from 'zod'
import { nomorInstalasi, zonaWaktu } from '../../akses/setup/zona.contract.ts'

/** What the other installation is to this one. */
export const PERAN = ['PUSAT', 'CABANG', 'SETARA'] as const

const ALAMAT = /^https?:\/\/[\w-]+(\.[\w-]+)*(:\d{1,5})?(\/[\w.-]+)*$/i
// Addresses that a machine gives itself, among them those at which clouds hand out keys; judged as a browser reads them, for one
// may be written as a single number, in octal or in hexadecimal.
const SENDIRI = /^(169\.254\.|0\.|metadata\b)/i

const alamatLain = (value: string): boolean => {
  if (!ALAMAT.test(value) || !URL.canParse(value)) return false
  return !SENDIRI.test(new URL(value).hostname)
}

/** The address of an installation, without a slash at its end. */
const portal = () =>
  z
    .string({ error: 'Portal Harus Diisi' })
    .trim()
    .overwrite((value) => value.replace(/\/+$/, '').replace(/^[a-z]+:\/\/[^/]*/i, (awal) => awal.toLowerCase()))
    .min(1, 'Portal Harus Diisi')
    .max(200, 'Portal Paling Banyak 200 Huruf')
    .refine(alamatLain, 'Portal Harus Alamat http Atau https')

const token = () =>
  z
    .string({ error: 'Token Layanan Harus Diisi' })
    .trim()
    .min(32, 'Token Layanan Paling Sedikit 32 Huruf')
    .max(128, 'Token Layanan Paling Banyak 128 Huruf')
    .regex(/^[\w.~+/=-]+$/, 'Token Layanan Hanya Boleh Huruf, Angka Dan . ~ + / = _ -')

const sambungan = z.object({
  id: z.string(),
  portal: z.string(),
  peran: z.enum(PERAN),
  /** Null until it has answered. */
  nomor: z.int().nullable(),
  /** The last four of the secret: nobody reads more of it. */
  token_akhir: z.string(),
  aktif: z.boolean(),
  versi: z.int(),
  toko: z.array(z.string()),
})

export const listSambungan = endpoint({
  method: 'GET',
  path: 'sambungan',
  summary: 'Nomor instalasi ini, dan instalasi lain yang tersambung',
  effect: 'read',
  access: 'OWN',
  input: z.object({}),
  output: z.object({
    nomor: z.int(),
    /** Goods or links carry it: it stays. */
    nomor_tetap: z.boolean(),
    sambungan: z.array(sambungan),
  }),
})

export const ubahInstalasi = endpoint({
  method: 'PUT',
  path: 'instalasi',
  summary: 'Nomor instalasi ini, sebelum ada barang',
  effect: 'write',
  access: 'OWN',
  input: z.object({ nomor: nomorInstalasi() }),
  output: pesan(),
})

export const tambahSambungan = endpoint({
  method: 'POST',
  path: 'sambungan',
  summary: 'Tambah instalasi lain dengan token layanannya',
  effect: 'write',
  access: 'OWN',
  input: z.object({ portal: portal(), peran: pilihan('Peran', PERAN), token: token() }),
  output: pesan().extend({ id: z.string() }),
})

export const ubahSambungan = endpoint({
  method: 'PUT',
  path: 'sambungan/{id}',
  summary: 'Ganti alamat atau token, putuskan atau sambungkan lagi',
  effect: 'write',
  access: 'OWN',
  input: z.object({
    id: id(),
    versi: z.int(),
    portal: portal(),
    /** Empty or left out: it stays. */
    token: z.literal('').or(token()).optional(),
    aktif: z.boolean(),
    /** Left out: it stays, as it does once the other one has answered. */
    peran: z.enum(PERAN).optional(),
  }),
  output: pesan(),
})

export const hubungkan = endpoint({
  method: 'POST',
  path: 'sambungan/{id}/hubungkan',
  summary: 'Berkenalan dengan instalasi lain dan mengambil daftar tokonya',
  effect: 'write',
  access: 'OWN',
  input: z.object({ id: id() }),
  output: pesan().extend({ nomor: z.int(), toko: z.array(z.string()) }),
})

const tokoLain = z.object({
  kode_toko: kode('Kode Toko', { max: 10 }),
  nama_toko: teks('Nama Toko', { max: 60 }),
  alamat_toko: teksBebas('Alamat Toko', 160),
  zona_waktu: zonaWaktu(),
})

/** What who speaks calls the other one; an installation of before does not say. */
const peranDisana = () => z.enum(PERAN).optional()

/** One installation asks who the other is. */
export const salam = endpoint({
  method: 'GET',
  path: 'layanan/salam',
  summary: 'Siapa instalasi ini, dan toko mana yang ada padanya',
  effect: 'read',
  access: 'service',
  input: z.object({ nomor: nomorInstalasi(), instalasi: z.uuid(), peran: peranDisana() }),
  output: z.object({
    nomor: z.int().min(10).max(99),
    instalasi: z.uuid(),
    peran: peranDisana(),
    toko: z.array(tokoLain).max(500),
  }),
})
