/** Drawers of a shop and who has which. The first one, '-', is always there and is no row. Source: areas, 000-read-first 5. */
import { endpoint, kode, masterEndpoints, pesan, teks } from '@kencana/contract'
import { z } from 'zod'

/** The drawer that every shop has, as forms and papers name it. */
export const LACI_UTAMA = 'UTAMA'

export const laci = masterEndpoints({
  name: 'laci',
  label: 'Laci',
  menu: '/laci-kas',
  ownersOnly: true,
  key: 'kode_laci',
  fields: {
    kode_laci: kode('Kode Laci', { max: 10 }).refine((kode) => kode !== LACI_UTAMA && kode !== '-', {
      message: `Laci ${LACI_UTAMA} Sudah Ada Di Setiap Toko`,
    }),
    nama_laci: teks('Nama Laci', { max: 60 }),
  },
  shown: {
    /** Who has it, '' for nobody. */
    pemegang: z.string(),
  },
})

const pemegang = z.object({
  user_id: z.string(),
  user_name: z.string(),
  level: z.string(),
  /** '-' for the first one. */
  kode_laci: z.string(),
})

export const pemegangLaci = endpoint({
  method: 'GET',
  path: 'laci/pemegang',
  summary: 'User aktif toko ini dan laci yang dipegangnya',
  effect: 'read',
  access: ['/laci-kas'],
  input: z.object({}),
  output: z.array(pemegang),
})

export const pegangLaci = endpoint({
  method: 'PUT',
  path: 'laci/pegang',
  summary: 'Tentukan laci yang dipegang seorang user; laci lama dan barunya dihitung dulu bila uangnya bergerak',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({
    user_id: kode('User', { pesan: 'Harus Dipilih' }),
    kode_laci: kode('Laci', { pesan: 'Harus Dipilih' }).or(z.literal('-')),
  }),
  output: pesan(),
})
