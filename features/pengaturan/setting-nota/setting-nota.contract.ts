import { bilangan, endpoint, pesan, pilihan, teksBebas } from '@kencana/contract'
import { z } from 'zod'

/** Lines of a note that a shop shows or leaves out. */
export const TAMPIL_NOTA = {
  alamat: 'Alamat Toko',
  telepon: 'Telepon Toko',
  kasir: 'Kasir',
  sales: 'Sales',
  member: 'Member',
  poin: 'Poin Member',
  kadar: 'Kadar Barang',
  harga_gram: 'Harga per Gram',
} as const

export type TampilNota = keyof typeof TAMPIL_NOTA

const TAMPIL = Object.keys(TAMPIL_NOTA) as [TampilNota, ...TampilNota[]]

/** What a shop prints that has never set anything. */
export const NOTA_STANDAR = {
  kepala: [] as string[],
  kaki: ['TERIMA KASIH ATAS KUNJUNGAN ANDA', 'BAWALAH NOTA INI BILA MENJUAL KEMBALI'],
  tampil: [...TAMPIL] as TampilNota[],
  salinan: 1,
  versi: 0,
}

const baris = (label: string, most: number) =>
  z.array(teksBebas(`Baris ${label}`, 40)).max(most, `${label} Paling Banyak ${most} Baris`)

const isi = {
  kepala: baris('Kepala', 5),
  kaki: baris('Kaki', 8),
  tampil: z.array(pilihan('Baris Nota', TAMPIL)),
  salinan: bilangan('Salinan', { min: 1, max: 5 }),
}

export const settingNota = endpoint({
  method: 'GET',
  path: 'setting-nota',
  summary: 'Bentuk nota toko ini, dengan data toko yang tercetak di kepalanya',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.object({
    ...isi,
    versi: z.int(),
    nama_toko: z.string(),
    alamat_toko: z.string(),
    no_hp: z.string(),
  }),
})

export const simpanSettingNota = endpoint({
  method: 'PUT',
  path: 'setting-nota',
  summary: 'Ganti bentuk nota toko ini',
  effect: 'write',
  access: ['/settingNota'],
  aksi: 'ubah',
  input: z.object({ ...isi, versi: z.int().optional() }),
  output: pesan().extend({ versi: z.int() }),
})
