/** The paper of a paid sale that was undone: what came back, how its money went back, what the bank kept. */
import { endpoint, nomor, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { barisTukar } from '../../pembelian/transaksi-pembelian/tukar.contract.ts'
import { LIHAT_JUAL, nota } from '../transaksi-penjualan/nota.contract.ts'

/** In the print ledger under the number of the undo. */
export const KERTAS_BATAL_JUAL = { cetak: 'BATAL PENJUALAN' } as const

const { barang, pembayaran } = nota.shape

export const buktiBatal = nota
  .pick({ no_faktur_jual: true, nama_customer: true, no_hp: true, kode_marketplace: true, tagihan: true })
  .extend({
    no_batal: z.string(),
    /** The money's own document, where it did not go back as it came; null where the undo says it all. */
    no_kembali: z.string().nullable(),
    tgl_system: tanggal(),
    /** When it was sold. */
    tgl_jual: tanggal(),
    alasan: z.string(),
    disetujui_oleh: z.string().nullable(),
    user_id: z.string(),
    barang: z.array(
      barang.element.pick({ kode_barcode: true, nama_barang: true, kadar_cetak: true, berat: true, total: true }),
    ),
    /** Old pieces that its customer has again. */
    tukar: z.array(barisTukar.pick({ no_faktur_beli: true, nama_barang: true, kadar: true, berat: true })),
    /** KELUAR to the customer, MASUK from him; what is no money is his again as it was. */
    pembayaran,
    /** What the bank kept of a card: the shop's loss. */
    biaya: rupiahJumlah(),
    /** What the shop kept for points of it that were spent by now. */
    potongan: rupiahJumlah(),
    cetakan: z.int(),
  })

export type BuktiBatal = z.output<typeof buktiBatal>

export const getBatalJual = endpoint({
  method: 'GET',
  path: 'penjualan/batal/get/{no_faktur_jual}',
  summary: 'Bukti batal satu penjualan yang sudah dibayar: barang, uang kembali dan yang ditahan bank',
  effect: 'read',
  access: LIHAT_JUAL,
  input: z.object({ no_faktur_jual: nomor('No Faktur') }),
  output: buktiBatal,
})
