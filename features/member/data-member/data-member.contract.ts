import {
  endpoint,
  halaman,
  kode,
  kolom,
  masterEndpoints,
  noHpBebas,
  pesan,
  pilihan,
  tanggal,
  tanggalBebas,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'

const MENU = '/data-member'

/** The papers by which a customer is known. */
const JENIS_IDENTITAS = ['NIK', 'SIM', 'PASPOR'] as const

/** A customer who gave no name. */
export const UMUM = 'UMUM'

/** The number of a member, '-' for a customer who is none. */
export const kodeMember = () => z.union([z.literal('-'), kode('Kode Member')]).default('-')

/** A customer's paper; '-' and '' where nobody has seen it. */
export interface Identitas {
  jenis_identitas: (typeof JENIS_IDENTITAS)[number] | '-'
  no_identitas: string
}

const BENTUK = { NIK: /^\d{16}$/, SIM: /^\d{12,14}$/, PASPOR: /^[A-Z]{1,2}\d{6,8}$/ } as const

/** Which paper a number is of: 16 digits are a NIK, 12 to 14 a driving license, letters and digits a passport; null for none. */
export const bacaIdentitas = (nomor: string): Identitas | null => {
  const jenis_identitas = JENIS_IDENTITAS.find((one) => BENTUK[one].test(nomor))
  return jenis_identitas ? { jenis_identitas, no_identitas: nomor } : null
}

/** The number of a customer's paper; '' where it is known already. Which paper it is follows from it. */
export const nik = () =>
  kolom('teks', 'NIK', z.string({ error: 'NIK Harus Diisi' }))
    .trim()
    .toUpperCase()
    .refine((value) => value === '' || bacaIdentitas(value) !== null, 'NIK Harus 16 Angka, Atau No SIM Atau Paspor')

/**
 * Calls: `member/get/all` (paged), `member/add`, `member/edit/by-kode-member/{id}`, `member/delete/by-kode-member/{id}`,
 * `member/reactive/by-kode-member/{id}`. A member added without a number gets the next one.
 */
const master = masterEndpoints({
  name: 'member',
  label: 'Member',
  menu: MENU,
  key: 'kode_member',
  fields: {
    kode_member: z.union([z.literal(''), kode('Kode Member')]).default(''),
    nama_member: teks('Nama Member', { max: 100 }),
    no_hp: noHpBebas('No HP', { member: true }),
    alamat: teksBebas('Alamat'),
    tgl_lahir: tanggalBebas('Tanggal Lahir'),
    setuju_pesan: pilihan('Setuju Pesan', ['YA', 'TIDAK']).default('TIDAK'),
    catatan: teksBebas('Catatan'),
  },
  shown: {
    /** The end of the number of his paper, '' where nobody has seen it. */
    identitas: z.string(),
    kode_toko: z.string(),
    dibuat_pada: tanggal(),
  },
})

export const member = {
  ...master,
  list: endpoint({
    method: 'GET',
    path: 'member/get/all',
    summary: 'Satu halaman member: dicari menurut nomor, nama atau angka akhir No HP',
    effect: 'read',
    access: [MENU],
    input: z.object({
      ...halaman(['kode_member', 'nama_member', 'dibuat_pada'], 'kode_member'),
      q: teksBebas('Pencarian', 60),
    }),
    /** Of the telephone the last digits alone, but for OWN and SU. */
    output: z.object({ rows: z.array(master.row.extend({ no_hp: z.string() })), total: z.int(), totals: z.object({}) }),
  }),
}

export const simpanIdentitas = endpoint({
  method: 'PUT',
  path: 'member/identitas/{kode_member}',
  summary: 'Catat identitas seorang member',
  effect: 'write',
  access: [MENU],
  aksi: 'ubah',
  input: z.object({ kode_member: kode('Kode Member'), nik: nik().refine((value) => value !== '', 'NIK Harus Diisi') }),
  output: pesan(),
})
