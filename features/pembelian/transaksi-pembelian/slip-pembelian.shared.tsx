import type { OutputOf } from '@kencana/contract'
import { jumlah } from '@kencana/ledger'
import { pcsText, rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_PEMBELIAN, type getBeli } from './transaksi-pembelian.contract.ts'
import { sah, strukBeli } from './transaksi-pembelian.receipt.ts'

/** The receipt of a purchase, new or again. */
export const SlipBeli = slipDokumen(DOKUMEN_PEMBELIAN, strukBeli, (grup: OutputOf<typeof getBeli>) => [
  ['Customer', grup.nama_customer],
  ['Qty', pcsText(grup.barang.length)],
  ['Total', rupiahText(jumlah(sah(grup), 'harga'))],
])
