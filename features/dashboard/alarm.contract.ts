import { bilangan, endpoint, pesan, pilihan, saring } from '@kencana/contract'
import { z } from 'zod'

/** What owners are warned of. */
export const daftarAlarm = endpoint({
  method: 'GET',
  path: 'alarm',
  summary: 'Yang perlu dilihat pemilik dalam 30 hari terakhir, terbaru di atas',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({
    kode: saring('Jenis Alarm'),
    kode_toko: saring('Toko'),
    /** YYYY-MM-DD in the shop of who asks. */
    tanggal: saring('Tanggal'),
    /** BELUM: what the asker has not ticked. */
    tampil: pilihan('Tampil', ['BELUM', 'SEMUA']).default('BELUM'),
    hal: bilangan('Halaman', { min: 1, max: 1_000_000 }).prefault(1),
    per: bilangan('Baris Per Halaman', { min: 1, max: 200 }).prefault(50),
  }),
  output: z.object({
    total: z.int(),
    jenis: z.array(z.object({ kode: z.string(), judul: z.string() })),
    rows: z.array(
      z.object({
        kode: z.string(),
        kunci: z.string(),
        judul: z.string(),
        berat: z.enum(['MERAH', 'KUNING']),
        path: z.string(),
        kode_toko: z.string(),
        waktu: z.string(),
        user_id: z.string(),
        dokumen: z.string(),
        isi: z.string(),
        /** Ticked by the asker. */
        saya: z.boolean(),
        dilihat: z.array(z.object({ user_id: z.string(), waktu: z.string() })),
      }),
    ),
  }),
})

/** An owner has seen these; another owner's tick is his own. */
export const lihatAlarm = endpoint({
  method: 'POST',
  path: 'alarm/dilihat',
  summary: 'Menandai alarm sudah dilihat',
  effect: 'write',
  access: 'OWN/SU',
  lateDay: true,
  input: z.object({
    alarm: z
      .array(z.object({ kode: z.string().max(60), kunci: z.string().max(300) }))
      .min(1, 'Alarm Belum Dipilih')
      .max(200, 'Paling Banyak 200 Alarm Sekali Tandai'),
  }),
  output: pesan(),
})
