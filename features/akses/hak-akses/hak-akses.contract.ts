import { endpoint, kode, namaHak, pesan } from '@kencana/contract'
import { z } from 'zod'
import { MENU } from '../../menu.ts'
import { userId } from '../sesi/sesi.contract.ts'

const ACCESS = ['/hak-akses-users'] as const

// Screens below another go with it, those of the owners alone and the pages of the installation can be given to nobody.
const GIVEN = MENU.filter(
  ({ path, below, levels }) => !below && !(levels?.includes('OWN') ?? false) && path !== '/api/docs',
)

/** Every right that can be given. */
export const DIKENAL: {
  readonly menu: readonly string[]
  readonly aksi: readonly { readonly hak: string; readonly text: string }[]
} = {
  menu: GIVEN.map(({ path }) => path),
  aksi: GIVEN.flatMap(({ path, aksi = {} }) =>
    Object.entries(aksi).map(([one, { text }]) => ({ hak: namaHak(path, one), text })),
  ),
}

/** A right as the matrix of rights says it: its screen, and what may be done there. */
export const kataHak = (hak: string): string => {
  const [path = '', aksi] = hak.split('#')
  const menu = MENU.find((one) => one.path === path)
  if (!menu) return hak
  return aksi === undefined ? menu.title : `${menu.title}, ${menu.aksi?.[aksi]?.text ?? aksi}`
}

const menu = z
  .array(z.string().max(100, 'Menu Tidak Dikenal'), { error: 'Menu Harus Dipilih' })
  .max(500, 'Menu Terlalu Banyak')
/** Actions as '/kirim-barang#simpan'. */
const aksi = z
  .array(z.string().max(150, 'Hak Tidak Dikenal'), { error: 'Hak Harus Dipilih' })
  .max(1000, 'Hak Terlalu Banyak')
const hak = { menu: z.array(z.string()), aksi: z.array(z.string()) }
const level = () => kode('Level', { pesan: 'Harus Dipilih' })

export const menuDikenal = endpoint({
  method: 'GET',
  path: 'hak-akses/menu',
  summary: 'Semua menu dan hak yang dapat diberikan',
  effect: 'read',
  access: ACCESS,
  input: z.object({}),
  output: z.object({
    menu: z.array(z.string()),
    /** What each lets somebody do; the browser knows only the names. */
    aksi: z.array(z.object({ hak: z.string(), text: z.string() })),
  }),
})

export const hakAkses = endpoint({
  method: 'GET',
  path: 'hak-akses/user/{id}',
  summary: 'Menu dan hak satu user',
  effect: 'read',
  access: ACCESS,
  input: z.object({ id: userId() }),
  output: z.object({
    user_id: z.string(),
    user_name: z.string(),
    level: z.string(),
    kode_toko: z.string(),
    versi: z.int(),
    ...hak,
  }),
})

export const simpanHakAkses = endpoint({
  method: 'PUT',
  path: 'hak-akses/user/{id}',
  summary: 'Ganti menu dan hak satu user; berlaku sejak permintaannya yang berikut',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ id: userId(), versi: z.int().optional(), menu, aksi }),
  output: pesan().extend({ versi: z.int() }),
})

export const templateLevel = endpoint({
  method: 'GET',
  path: 'hak-akses/template/{level}',
  summary: 'Menu dan hak yang diterima user baru dari satu level',
  effect: 'read',
  access: ACCESS,
  input: z.object({ level: level() }),
  output: z.object({
    level: z.string(),
    ...hak,
    /** Users of this level, in all shops. */
    users: z.int(),
  }),
})

export const simpanTemplate = endpoint({
  method: 'PUT',
  path: 'hak-akses/template/{level}',
  summary: 'Ganti template satu level, bila diminta juga hak semua user berlevel itu',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ level: level(), menu, aksi, terapkan: z.boolean({ error: 'Terapkan Harus Dipilih' }) }),
  output: pesan(),
})

export const hakHilang = endpoint({
  method: 'GET',
  path: 'hak-akses/hilang',
  summary: 'Hak yang hilang dari user sejak hak diberikan per pekerjaan, sampai dilihat OWN',
  effect: 'read',
  access: 'OWN',
  input: z.object({}),
  output: z.array(z.object({ user_id: z.string(), user_name: z.string(), level: z.string(), hak: z.string() })),
})

export const tutupHakHilang = endpoint({
  method: 'POST',
  path: 'hak-akses/hilang',
  summary: 'Kembalikan hak yang dicentang; yang lain tetap hilang dan tidak ditanyakan lagi',
  effect: 'write',
  access: 'OWN',
  input: z.object({ kembali: z.array(z.object({ user_id: userId(), hak: z.string().max(150) })).max(5000) }),
  output: pesan(),
})
