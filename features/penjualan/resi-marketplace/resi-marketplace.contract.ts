/** The photo of the label that a parcel of a platform's order left with. Source: areas 05-marketplace 5.4. */
import { berkas, endpoint, fotoMasuk, nomor, pesan } from '@kencana/contract'
import { z } from 'zod'
import { LIHAT_JUAL } from '../transaksi-penjualan/nota.contract.ts'

/** Where sales are shown, and where a platform pays them out. */
const LIHAT = [...LIHAT_JUAL, '/laporan-penjualan-marketplace'] as const

const no_faktur_jual = nomor('No Faktur')

export const resiJual = endpoint({
  method: 'GET',
  path: 'penjualan/marketplace/resi',
  summary: 'Apakah resi satu penjualan marketplace sudah difoto, dan masih boleh difoto',
  effect: 'read',
  access: LIHAT,
  input: z.object({ no_faktur_jual }),
  output: z.object({
    /** Names the photo; null without one, and for who may not see it: name and address of the customer stand on it. */
    foto: z.string().nullable(),
    /** Whether its reader may take one now. */
    boleh: z.boolean(),
    /** All that were taken, newest first; for who sees it. */
    semua: z.array(z.object({ foto: z.string(), user_id: z.string(), waktu: z.string() })),
  }),
})

export const simpanResi = endpoint({
  method: 'POST',
  path: 'penjualan/marketplace/resi',
  summary: 'Simpan foto resi pengiriman satu penjualan marketplace; yang terakhir yang berlaku',
  effect: 'write',
  access: ['/transaksi-penjualan'],
  aksi: 'simpan',
  input: z.object({ no_faktur_jual, foto: fotoMasuk('Foto Resi') }),
  output: pesan().extend({ foto: z.string() }),
})

export const fotoResi = endpoint({
  method: 'GET',
  path: 'penjualan/marketplace/resi/{no_faktur_jual}/{hash}',
  summary: 'Foto resi pengiriman, bagi yang menjual dan yang memegang uang',
  effect: 'read',
  access: LIHAT,
  input: z.object({ no_faktur_jual, hash: z.string() }),
  output: berkas('image/jpeg'),
})
