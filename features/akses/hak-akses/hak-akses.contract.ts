import { endpoint, kode, pesan } from '@kencana/contract'
import { z } from 'zod'
import { userId } from '../sesi/sesi.contract.ts'

const MENU = ['/hak-akses-users'] as const

const menu = z
  .array(z.string().max(100, 'Menu Tidak Dikenal'), { error: 'Menu Harus Dipilih' })
  .max(500, 'Menu Terlalu Banyak')
const level = () => kode('Level', { pesan: 'Harus Dipilih' })

export const menuDikenal = endpoint({
  method: 'GET',
  path: 'hak-akses/menu',
  summary: 'Semua menu yang dikenal server, dan yang boleh diberikan peminta',
  effect: 'read',
  access: MENU,
  input: z.object({}),
  output: z.object({ menu: z.array(z.string()), boleh: z.array(z.string()) }),
})

export const hakAkses = endpoint({
  method: 'GET',
  path: 'hak-akses/user/{id}',
  summary: 'Menu satu user',
  effect: 'read',
  access: MENU,
  input: z.object({ id: userId() }),
  output: z.object({
    user_id: z.string(),
    user_name: z.string(),
    level: z.string(),
    kode_toko: z.string(),
    versi: z.int(),
    menu: z.array(z.string()),
  }),
})

export const simpanHakAkses = endpoint({
  method: 'PUT',
  path: 'hak-akses/user/{id}',
  summary: 'Ganti menu satu user; berlaku sejak permintaannya yang berikut',
  effect: 'write',
  access: MENU,
  aksi: 'ubah',
  input: z.object({ id: userId(), versi: z.int().optional(), menu }),
  output: pesan().extend({ versi: z.int() }),
})

export const templateLevel = endpoint({
  method: 'GET',
  path: 'hak-akses/template/{level}',
  summary: 'Menu yang diterima user baru dari satu level',
  effect: 'read',
  access: MENU,
  input: z.object({ level: level() }),
  output: z.object({
    level: z.string(),
    menu: z.array(z.string()),
    /** Users of this level, in all shops. */
    users: z.int(),
  }),
})

export const simpanTemplate = endpoint({
  method: 'PUT',
  path: 'hak-akses/template/{level}',
  summary: 'Ganti template satu level, bila diminta juga menu semua user berlevel itu',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ level: level(), menu, terapkan: z.boolean({ error: 'Terapkan Harus Dipilih' }) }),
  output: pesan(),
})
