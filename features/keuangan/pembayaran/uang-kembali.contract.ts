/** The paper of money that a customer paid and has again, as the document that took it was undone. */
import { type Access, endpoint, gramJumlah, nomor, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { pembayaranTercatat } from './pembayaran.contract.ts'

/** In the print ledger under the number of the undo. */
export const KERTAS_UANG_KEMBALI = { cetak: 'UANG KEMBALI' } as const

const uangKembali = z.object({
  no_batal: z.string(),
  /** What was undone. */
  dokumen: z.string(),
  tgl_system: tanggal(),
  /** When the money came. */
  tgl_asal: tanggal(),
  /** What it was paid for. */
  untuk: z.object({ nama: z.enum(['PESAN', 'TITIP', 'MEMBER', 'SERVICE']), nomor: z.string() }),
  nama_customer: z.string(),
  no_hp: z.string(),
  /** What he had with it and that lies in the shop again. */
  barang: z.array(z.object({ nama_barang: z.string(), berat: gramJumlah() })),
  alasan: z.string(),
  disetujui_oleh: z.string().nullable(),
  user_id: z.string(),
  /** KELUAR to the customer; what never came does not go back. */
  pembayaran: z.array(pembayaranTercatat),
  /** What is still kept of his for it; null where nothing can be. */
  saldo: rupiahJumlah().nullable(),
  cetakan: z.int(),
})

export type UangKembali = z.output<typeof uangKembali>

/** Reads that paper, from where its document is undone. */
export const uangKembaliEndpoint = ({ path, summary, access }: { path: string; summary: string; access: Access }) =>
  endpoint({
    method: 'GET',
    path: `${path}/{no_batal}`,
    summary,
    effect: 'read',
    access: access as 'session',
    input: z.object({ no_batal: nomor('No Batal') }),
    output: uangKembali,
  })
