import { bilangan, endpoint, kode } from '@kencana/contract'
import { z } from 'zod'
import { userId } from '../../akses/sesi/sesi.contract.ts'
import { keyPara } from '../para-system/para-system.contract.ts'

/** Changes at one time; older ones are a page further. */
export const PER_HALAMAN = 25

/** One change as its history keeps it: who, when, and of each value that changed from what to what, as people read it. */
export const perubahan = z.object({
  id: z.int(),
  waktu: z.string(),
  /** MIGRASI: found as it was when histories began; '-': by nobody with a session. */
  user_id: z.string(),
  kode_toko: z.string(),
  isi: z.array(z.object({ nama: z.string(), dari: z.string(), ke: z.string() })),
})

const output = z.object({ rows: z.array(perubahan), total: z.int() })
const hal = bilangan('Halaman', { min: 1, max: 1_000_000 }).prefault(1)

export const riwayatGroup = endpoint({
  method: 'GET',
  path: 'riwayat/group/{kunci}',
  summary: 'Riwayat harga dan persentase satu group, yang terbaru di atas; harga modal bagi OWN dan SU',
  effect: 'read',
  access: ['/master-group', '/master-parameter-harga-emas'],
  input: z.object({ kunci: kode('Kode Group'), hal }),
  output,
})

export const riwayatKadar = endpoint({
  method: 'GET',
  path: 'riwayat/kadar/{kunci}',
  summary: 'Riwayat persentase satu kadar, yang terbaru di atas',
  effect: 'read',
  access: ['/master-kadar'],
  input: z.object({ kunci: kode('Kadar'), hal }),
  output,
})

export const riwayatParameter = endpoint({
  method: 'GET',
  path: 'riwayat/parameter/{kunci}',
  summary: 'Riwayat satu parameter toko ini, yang terbaru di atas',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({ kunci: keyPara, hal }),
  output,
})

export const riwayatHak = endpoint({
  method: 'GET',
  path: 'riwayat/hak/{kunci}',
  summary: 'Riwayat level, keaktifan dan hak satu user, yang terbaru di atas',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({ kunci: userId(), hal }),
  output,
})
