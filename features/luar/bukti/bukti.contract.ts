/** Proof for outsiders: closed days of a shop in one file that they can check without trusting anybody here. */
import { alasan, berkas, endpoint, pesan, tanggal } from '@kencana/contract'
import { z } from 'zod'

/** Days that one file holds at most: somewhat more than a year. */
export const PALING_LAMA = 400

const sekali = z.object({
  id: z.string(),
  tgl_from: z.string(),
  tgl_to: z.string(),
  user_id: z.string(),
  alasan: z.string(),
  waktu: z.string(),
})

export const bukti = endpoint({
  method: 'GET',
  path: 'bukti/get/all',
  summary: 'Kunci publik instalasi ini, hari yang dapat dibuktikan, dan bukti yang pernah dibuat',
  effect: 'read',
  access: 'OWN',
  input: z.object({}),
  output: z.object({
    /** Newest first; the first one signs now. `penerus`: the one before vouches for it. */
    kunci: z.array(z.object({ sidik: z.string(), publik: z.string(), sejak: z.string(), penerus: z.boolean() })),
    /** Whether this server holds the key that signs now. */
    dipegang: z.boolean(),
    /** The closed days of this shop, null without any. */
    dari: z.string().nullable(),
    sampai: z.string().nullable(),
    dibuat: z.array(sekali),
  }),
})

export const buatBukti = endpoint({
  method: 'POST',
  path: 'bukti/add',
  summary: 'Catat bahwa bukti beberapa hari toko ini dibuat; berkasnya diunduh dengan nomornya',
  effect: 'write',
  access: 'OWN',
  lateDay: true,
  input: z.object({ tgl_from: tanggal('Tanggal Awal'), tgl_to: tanggal('Tanggal Akhir'), alasan: alasan() }),
  output: pesan().extend({ id: z.string(), nama_berkas: z.string() }),
})

export const unduhBukti = endpoint({
  method: 'GET',
  path: 'bukti/export/{id}',
  summary: 'Berkas bukti yang baru dibuat oleh user ini',
  effect: 'read',
  access: 'OWN',
  input: z.object({ id: z.uuid('Bukti Tidak Ada') }),
  output: berkas('text/plain; charset=utf-8'),
})
