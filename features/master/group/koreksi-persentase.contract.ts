import { alasan, endpoint, kode, otorisasiBila, persen, pesan, tanggal } from '@kencana/contract'
import { z } from 'zod'

/** What an agreement to another percentage of a category in use is for. */
export const OTORISASI_PERSENTASE = 'PERSENTASE KATEGORI'

export const koreksiPersentase = endpoint({
  method: 'PUT',
  path: 'group/persentase/{kode_group}',
  summary: 'Betulkan persentase satu kategori yang sudah dipakai, mulai hari toko ini',
  effect: 'write',
  access: 'OWN/SU',
  milikPusat: true,
  input: z.object({
    kode_group: kode('Kode Group'),
    persentase: persen('Persentase'),
    /** The open day of the shop: as it was seen by who asks and who agrees. */
    mulai: tanggal('Mulai'),
    alasan: alasan(),
    otorisasi: otorisasiBila(),
  }),
  output: pesan(),
})
