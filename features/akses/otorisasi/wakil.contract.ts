import { endpoint, gram, pesan, rupiah, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { userId } from '../sesi/sesi.contract.ts'

const batas = {
  rp_kasus: rupiah('Rupiah Per Kasus'),
  rp_hari: rupiah('Rupiah Per Hari'),
  mg_kasus: gram('Gram Per Kasus'),
  mg_hari: gram('Gram Per Hari'),
}

export const listWakil = endpoint({
  method: 'GET',
  path: 'wakil',
  summary: 'Wakil OWN: siapa, kapan, sampai berapa, dan berapa yang sudah disetujui hari ini',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      user_id: z.string(),
      user_name: z.string(),
      dari: tanggal(),
      sampai: tanggal(),
      ...batas,
      /** How often he agreed to something as a deputy so far. */
      dipakai: z.int(),
      dibuat_oleh: z.string(),
      diakhiri_oleh: z.string().nullable(),
      keadaan: z.enum(['BERLAKU', 'NANTI', 'LEWAT', 'DIAKHIRI']),
    }),
  ),
})

export const tambahWakil = endpoint({
  method: 'POST',
  path: 'wakil',
  summary: 'Tunjuk wakil untuk beberapa hari, paling lama sebulan',
  effect: 'write',
  access: 'OWN',
  input: z
    .object({ user_id: userId(), dari: tanggal('Tanggal Awal'), sampai: tanggal('Tanggal Akhir'), ...batas })
    .refine(({ dari, sampai }) => dari <= sampai, { path: ['sampai'], message: 'Tanggal Akhir Sebelum Tanggal Awal' })
    .refine(({ rp_kasus, rp_hari }) => rp_kasus <= rp_hari, {
      path: ['rp_hari'],
      message: 'Rupiah Per Hari Kurang Dari Rupiah Per Kasus',
    })
    .refine(({ mg_kasus, mg_hari }) => mg_kasus <= mg_hari, {
      path: ['mg_hari'],
      message: 'Gram Per Hari Kurang Dari Gram Per Kasus',
    }),
  output: pesan(),
})

export const akhiriWakil = endpoint({
  method: 'POST',
  path: 'wakil/{id}/akhiri',
  summary: 'Akhiri wakil sekarang juga',
  effect: 'write',
  access: 'OWN',
  input: z.object({ id: z.uuid('Wakil Tidak Dikenal') }),
  output: pesan(),
})
