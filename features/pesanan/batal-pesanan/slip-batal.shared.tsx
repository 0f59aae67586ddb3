import { rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_BATAL_PESANAN } from './batal-pesanan.contract.ts'
import { buktiBatal } from './batal-pesanan.receipt.ts'

/** The proof that an order was called off, new or again. */
export const SlipBatal = slipDokumen(DOKUMEN_BATAL_PESANAN, buktiBatal, (batal) => [
  ['Pesanan', batal.no_pesanan],
  ['Customer', batal.nama_customer],
  ['Kembali', rupiahText(batal.persekot)],
])
