/** A member who was entered twice becomes one. Source: areas 06-member 6.2. */
import { alasan, endpoint, kode, pesan } from '@kencana/contract'
import { z } from 'zod'

export const gabungMember = endpoint({
  method: 'POST',
  path: 'member/gabung/{kode_member}',
  summary: 'Gabungkan member yang dicatat dua kali: yang disebut tetap, yang lain menjadi dia',
  effect: 'write',
  access: 'OWN',
  input: z.object({
    kode_member: kode('Kode Member'),
    /** Who is the same person: his papers are shown with those of who stays, his points become that one's. */
    digabung: kode('Member Yang Sama', { pesan: 'Harus Dipilih' }),
    alasan: alasan(),
  }),
  output: pesan(),
})
