import { jumlah } from '@kencana/ledger'
import { pcsText, rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { kembalian } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { DOKUMEN_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'
import { notaPesanan } from './transaksi-pesanan.receipt.ts'

/** The note of a form of orders, new or again. */
export const SlipPesanan = slipDokumen(DOKUMEN_PESANAN, notaPesanan, (grup) => [
  ['Customer', grup.nama_customer],
  ['Qty', pcsText(grup.pesanan.length)],
  ['Total', rupiahText(jumlah(grup.pesanan, 'sub_total'))],
  ...kembalian(grup.tunai),
])
