/** One search over everything that somebody may open: Ctrl+K asks it. */
import { endpoint, pindaiCari, teksBebas } from '@kencana/contract'
import { z } from 'zod'

/** As many of each kind as a search gives. */
export const TIAP_JENIS = 5

/** What can be found, and a word for it in the list. */
const JENIS_TEMUAN = ['BARANG', 'DOKUMEN', 'PELANGGAN', 'TUKANG', 'PENGATURAN'] as const

export const cari = endpoint({
  method: 'GET',
  path: 'cari',
  summary:
    'Barang, dokumen, pelanggan, tukang dan pengaturan yang boleh dibuka user: kode atau nomor dari depan (4 huruf ke atas), nama (3 huruf ke atas), paling banyak 5 tiap jenis',
  effect: 'read',
  access: 'session',
  input: z.object({ q: pindaiCari(teksBebas('Pencarian', 60)) }),
  output: z.array(
    z.object({
      jenis: z.enum(JENIS_TEMUAN),
      /** What tells it from the others of its kind. */
      kode: z.string(),
      judul: z.string(),
      keterangan: z.string(),
      /** The screen that shows it, and what it is asked for there. */
      path: z.string(),
      saring: z.record(z.string(), z.string()),
    }),
  ),
})
