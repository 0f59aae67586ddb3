/** The paper of a handing over that was undone: what lies here again, how its money went back, what the bank kept. */
import { endpoint, gramJumlah, nomor, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { pembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'

/** In the print ledger under the number of the undo. */
export const KERTAS_BATAL_SERAH = { cetak: 'BATAL SERAH PESANAN' } as const

export const buktiBatalSerah = z.object({
  no_batal: z.string(),
  /** The document of what the bank kept; null where it kept nothing. */
  no_kembali: z.string().nullable(),
  no_serah: z.string(),
  no_pesanan: z.string(),
  tgl_system: tanggal(),
  nama_customer: z.string(),
  no_hp: z.string(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kadar: z.string(),
  berat: gramJumlah(),
  /** What was to be paid for it. */
  tagihan: rupiahJumlah(),
  /** Paid ahead: money of the order again, as is gold that was bought. */
  persekot: rupiahJumlah(),
  berat_beli: gramJumlah(),
  beli: rupiahJumlah(),
  alasan: z.string(),
  disetujui_oleh: z.string().nullable(),
  user_id: z.string(),
  /** KELUAR to the customer, MASUK from him. */
  pembayaran: z.array(pembayaranTercatat),
  /** What the bank kept of a card: the shop's loss. */
  biaya: rupiahJumlah(),
  cetakan: z.int(),
})

export type BuktiBatalSerah = z.output<typeof buktiBatalSerah>

export const getBatalSerah = endpoint({
  method: 'GET',
  path: 'pesanan/serah/batal/get/{no_serah}',
  summary: 'Bukti batal satu penyerahan pesanan: barang, uang kembali dan yang ditahan bank',
  effect: 'read',
  access: ['/lihat-pesanan'],
  input: z.object({ no_serah: nomor('No Serah') }),
  output: buktiBatalSerah,
})
