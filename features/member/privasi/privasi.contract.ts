/** What is personal: who a customer is in full, who looked at it, and a member who wants to be forgotten. Source: areas 06-member 6.4. */
import { alasan, berkas, endpoint, kode, pesan } from '@kencana/contract'
import { z } from 'zod'

/** Each look is written down before it is answered. */
export const lihatIdentitas = endpoint({
  method: 'POST',
  path: 'identitas/lihat',
  summary: 'Identitas lengkap menurut member, nota atau faktur beli; siapa yang melihatnya dicatat',
  effect: 'write',
  access: 'OWN/SU',
  sekali: ['no_identitas', 'foto'],
  input: z.object({ dokumen: kode('Dokumen', { max: 60 }) }),
  output: z.object({
    jenis_identitas: z.string(),
    /** Told once: null where the same request is sent again. */
    no_identitas: z.string().nullable(),
    /** The photo that was taken of it when a piece without a nota was bought; null where none was. */
    foto: z.string().nullable(),
    /** Who looked before, the newest first. */
    dilihat: z.array(z.object({ user_id: z.string(), kode_toko: z.string(), waktu: z.string() })),
  }),
})

export const fotoIdentitas = endpoint({
  method: 'GET',
  path: 'identitas/foto/{dokumen}/{hash}',
  summary: 'Foto identitas yang menjual tanpa nota, bagi yang baru mencatat bahwa ia melihatnya',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({
    dokumen: kode('Dokumen', { max: 60 }),
    hash: z.string().regex(/^[0-9a-f]{64}$/, 'Foto Tidak Ada'),
  }),
  output: berkas('image/jpeg'),
})

export const lupakanMember = endpoint({
  method: 'POST',
  path: 'member/lupakan/{kode_member}',
  summary: 'Hapus data pribadi seorang member atas permintaannya; nota dan buku tetap',
  effect: 'write',
  access: 'OWN',
  input: z.object({ kode_member: kode('Kode Member'), alasan: alasan() }),
  output: pesan(),
})
