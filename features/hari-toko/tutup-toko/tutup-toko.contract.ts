import { endpoint, gramJumlah, pesan, pilihan, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { isiSertifikat } from '../../keuangan/laporan-eod/laporan-eod.contract.ts'

/** What is open, and the screen on which it is settled. */
export const daftarTerbuka = z.array(
  z.object({
    nama: z.string(),
    jumlah: z.int(),
    path: z.string(),
    search: z.record(z.string(), z.string()),
    /** Since when the oldest waits, ISO; or the day it was to be done by. */
    sejak: z.string().nullable(),
    hari: tanggal().nullable(),
    /** That day is over. */
    lewat: z.boolean(),
    /** Pieces and grams that lie in it; 0 where its row does not say. */
    pcs: z.int(),
    berat: gramJumlah(),
  }),
)

export const rencanaTutup = endpoint({
  method: 'GET',
  path: 'system/close',
  summary: 'Apa yang akan ditutup: tanggal, hari kosong, penghalang, dan yang masih terbuka',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({}),
  output: z.object({
    tgl_system: tanggal(),
    tgl_berikut: tanggal(),
    hari_ini: tanggal(),
    /** Days after tgl_system that may be walked over in the same confirm, oldest first, at most 14. */
    hari_kosong: z.array(tanggal()),
    /** Empty days after those, for a further confirm. */
    hari_tersisa: z.int(),
    /** Walking over empty days asks OWN to type the last one: the shop is more than three behind. */
    diketik: z.boolean(),
    /** Open documents that block closing. */
    penghalang: daftarTerbuka,
    /** The last count of each drawer on the open day: who, when, how much more there was than the books said, and whether it still holds. */
    hitungan: z.array(
      z.object({
        kode_laci: z.string(),
        oleh: z.string(),
        jam: z.string(),
        selisih: rupiahJumlah(),
        berlaku: z.boolean(),
      }),
    ),
    /** Drawers that closing leads to count, one after the other. */
    laci_belum: z.array(z.object({ kode_laci: z.string(), nama_laci: z.string() })),
    /** Open things that do not block; shown in the dialog. */
    terbuka: daftarTerbuka,
  }),
})

export const tutupToko = endpoint({
  method: 'POST',
  path: 'system/close',
  summary: 'Tutup hari toko: saldo, segel, Tanggal System maju satu hari',
  effect: 'write',
  access: 'OWN/SU',
  lateDay: true,
  input: z.object({
    PROSES: z.literal('close', { error: 'PROSES Harus close' }),
    /** Last day to close when empty days are walked over. */
    sampai: tanggal('Sampai').optional(),
    /** The same day as the person typed it, where more than three days are empty. */
    diketik: tanggal('Tanggal').optional(),
    /** YA: the certificate is handed out with the answer, as the first print of it; nobody is logged in afterwards to ask for it. */
    sertifikat: pilihan('Sertifikat', ['YA', 'TIDAK']).optional(),
  }),
  output: pesan().extend({
    tgl_system: tanggal(),
    hari_ditutup: z.array(tanggal()),
    /** Short form of the last day's seal, to be kept on paper. */
    segel: z.string(),
    /** Of the day that was open, where it was asked for. */
    sertifikat: isiSertifikat.nullable(),
  }),
})
