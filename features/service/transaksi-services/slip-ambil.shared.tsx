import { rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { kembalian } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { DOKUMEN_AMBIL_SERVICE } from './ambil-service.contract.ts'
import { buktiAmbil } from './ambil-service.receipt.ts'

/** The paper of a fetching, new or again. */
export const SlipAmbil = slipDokumen(DOKUMEN_AMBIL_SERVICE, buktiAmbil, (ambil) => [
  ['Service', ambil.no_service],
  ['Diambil', ambil.pengambil || ambil.nama_customer],
  ['Dibayar', rupiahText(ambil.jumlah)],
  ['Sisa', rupiahText(ambil.sisa)],
  ...kembalian(ambil.tunai),
])
