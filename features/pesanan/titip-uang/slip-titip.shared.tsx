import { rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { kembalian } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { DOKUMEN_TITIP } from './titip-uang.contract.ts'
import { buktiTitip } from './titip-uang.receipt.ts'

/** The proof of more money ahead for an order, new or again. */
export const SlipTitip = slipDokumen(DOKUMEN_TITIP, buktiTitip, (titip) => [
  ['Pesanan', titip.no_pesanan],
  ['Customer', titip.nama_customer],
  ['Titip Uang', rupiahText(titip.jumlah)],
  ...kembalian(titip.tunai),
  ['Jumlah', rupiahText(titip.saldo)],
])
