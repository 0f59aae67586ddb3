import { gramText, rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { kembalian } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { DOKUMEN_SERAH } from './serah-pesanan.contract.ts'
import { notaSerah } from './serah-pesanan.receipt.ts'

/** The note of an order handed over, new or again. */
export const SlipSerah = slipDokumen(DOKUMEN_SERAH, notaSerah, (serah) => [
  ['Customer', serah.nama_customer],
  ['Berat', gramText(serah.berat)],
  [serah.bayar < 0 ? 'Kembali' : 'Dibayar', rupiahText(Math.abs(serah.bayar))],
  ...kembalian(serah.tunai),
])
