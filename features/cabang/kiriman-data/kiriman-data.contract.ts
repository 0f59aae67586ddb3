import { endpoint, gramJumlah, id, pesan, pilihan } from '@kencana/contract'
import { z } from 'zod'

const MENU = ['/kiriman-data'] as const

const pasangan = z.object({
  kode_toko: z.string(),
  lain: z.string(),
  /** What this installation's books say, what the other's do, and the two together: nothing, once all is confirmed. */
  berat: gramJumlah(),
  berat_lain: gramJumlah().nullable(),
  selisih: gramJumlah().nullable(),
})

export const listLink = endpoint({
  method: 'GET',
  path: 'kiriman-data',
  summary: 'Sambungan ke instalasi lain: kontak terakhir, surat yang menunggu dan gagal, selisih CABANG',
  effect: 'read',
  access: MENU,
  input: z.object({}),
  output: z.object({
    nomor: z.int(),
    sambungan: z.array(
      z.object({
        id: z.string(),
        portal: z.string(),
        peran: z.enum(['PUSAT', 'CABANG', 'SETARA']),
        nomor: z.int().nullable(),
        aktif: z.boolean(),
        /** '' when it was never reached. */
        kontak_pada: z.string(),
        kabar_pada: z.string(),
        galat: z.string(),
        coba_lagi_pada: z.string(),
        menunggu: z.int(),
        gagal: z.int(),
        masuk_menunggu: z.int(),
        masuk_gagal: z.int(),
        cabang: z.array(pasangan),
        /** Goods on which the two books do not agree, by category; and what goods cost, which is even once both have closed their days. */
        beda: z.array(z.string()),
        beda_nilai: z.array(z.string()),
        /** Money that left one of the two and was not received by the other yet, as this installation knows it. */
        uang_jalan: z.array(z.string()),
        /** Masters that stand otherwise at the branch than at its head office since the link was cut. */
        beda_master: z.array(z.string()),
      }),
    ),
  }),
})

export const ARAH = ['KELUAR', 'MASUK'] as const
export const KEADAAN = ['TERTUNDA', 'GAGAL', 'SEMUA'] as const
/** Letters of one page. */
export const SEHALAMAN = 50

export const listSurat = endpoint({
  method: 'GET',
  path: 'kiriman-data/surat',
  summary: 'Surat satu sambungan menurut urutannya, yang terbaru dahulu',
  effect: 'read',
  access: MENU,
  input: z.object({
    sambungan: id(),
    arah: pilihan('Arah', ARAH).default('KELUAR'),
    keadaan: pilihan('Keadaan', KEADAAN).default('TERTUNDA'),
    halaman: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  output: z.object({
    jumlah: z.int(),
    baris: z.array(
      z.object({
        id: z.string(),
        urut: z.int(),
        jenis: z.string(),
        dokumen: z.string(),
        status: z.string(),
        waktu: z.string(),
        percobaan: z.int(),
        galat: z.string(),
      }),
    ),
  }),
})

export const kirimUlang = endpoint({
  method: 'POST',
  path: 'kiriman-data/surat/{id}/ulang',
  summary: 'Kirim ulang satu surat yang gagal',
  effect: 'write',
  access: MENU,
  aksi: 'ulang',
  input: z.object({ id: id() }),
  output: pesan(),
})

export const cobaSekarang = endpoint({
  method: 'POST',
  path: 'kiriman-data/{id}/sekarang',
  summary: 'Coba hubungi instalasi lain sekarang juga',
  effect: 'write',
  access: MENU,
  aksi: 'ulang',
  input: z.object({ id: id() }),
  output: pesan(),
})
