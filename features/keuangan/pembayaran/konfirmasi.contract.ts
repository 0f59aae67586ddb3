/** Money that came through a bank: what nobody has seen there yet, and who says that it came. */
import { alasan, endpoint, nomor, otorisasiBila, pesan, rupiahJumlah } from '@kencana/contract'
import { z } from 'zod'
import { CARA_BAYAR } from './pembayaran.contract.ts'

/** What an agreement to money that nobody has seen yet, or only who entered it, is for. */
export const OTORISASI_NON_TUNAI = 'PEMBAYARAN NON TUNAI'

/** What an agreement to a slip that pays a second bill is for. */
export const OTORISASI_BUKTI = 'BUKTI BAYAR DIPAKAI LAGI'

const MENU = '/validasi-jual-beli'

/** Which row of which document's payments. */
const satu = { dokumen: nomor('No Dokumen'), urut: z.int().min(1) }

const baris = z.object({
  dokumen: z.string(),
  urut: z.int(),
  waktu: z.string(),
  user_id: z.string(),
  /** The customer. */
  dari: z.string(),
  cara_bayar: z.enum(CARA_BAYAR),
  no_rekening: z.string(),
  jumlah: rupiahJumlah(),
  /** Who says that it came, null while nobody does. */
  cek_oleh: z.string().nullable(),
})

/** A payment through a bank, as the cashier's queue has it. */
export type PembayaranBank = z.output<typeof baris>

export const pembayaranBank = endpoint({
  method: 'GET',
  path: 'pembayaran/non-tunai',
  summary: 'Pembayaran non tunai yang belum dikonfirmasi masuk, dan yang dikonfirmasi hari ini',
  effect: 'read',
  access: [MENU],
  lateDay: true,
  input: z.object({}),
  output: z.object({ belum: z.array(baris), hari_ini: z.array(baris) }),
})

export const konfirmasiBayar = endpoint({
  method: 'POST',
  path: 'pembayaran/konfirmasi',
  summary: 'Nyatakan pembayaran non tunai sudah masuk di rekening',
  effect: 'write',
  access: [MENU],
  aksi: 'konfirmasi',
  lateDay: true,
  input: z.object({
    pembayaran: z
      .array(z.object(satu))
      .min(1, 'Belum Ada Data Yang Dipilih')
      .max(100, 'Paling Banyak 100 Pembayaran')
      .refine(
        (list) => new Set(list.map((one) => `${one.dokumen} ${one.urut}`)).size === list.length,
        'Pembayaran Yang Sama Dua Kali',
      ),
    otorisasi: otorisasiBila(),
  }),
  output: pesan(),
})

export const batalKonfirmasi = endpoint({
  method: 'POST',
  path: 'pembayaran/konfirmasi/batal',
  summary: 'Tarik konfirmasi pembayaran yang ternyata belum masuk',
  effect: 'write',
  access: [MENU],
  aksi: 'konfirmasi',
  lateDay: true,
  input: z.object({ ...satu, alasan: alasan() }),
  output: pesan(),
})
