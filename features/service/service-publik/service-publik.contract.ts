/** What anybody may ask who holds the slip of a repair: how far it is. No customer, no piece, no money. */
import { endpoint, pilihan, tanggal } from '@kencana/contract'
import { z } from 'zod'

/** How far a repair is, in a customer's words. */
const KEADAAN_SERVICE = ['DIKERJAKAN', 'SIAP DIAMBIL', 'SUDAH DIAMBIL', 'DIBATALKAN'] as const

export const servicePublik = endpoint({
  method: 'GET',
  path: 'service/publik/{token}',
  summary: 'Kabar satu service menurut token slipnya, untuk siapa pun yang memegang slipnya',
  effect: 'read',
  access: 'public',
  input: z.object({ token: z.string().max(200, 'Service Tidak Dikenal') }),
  output: z.object({
    no_service: z.string(),
    nama_toko: z.string(),
    alamat_toko: z.string(),
    keadaan: pilihan('Keadaan', KEADAAN_SERVICE),
    tgl_janji: tanggal(),
  }),
})
