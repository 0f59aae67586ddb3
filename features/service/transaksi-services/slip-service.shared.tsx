import { rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { kembalian } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { DOKUMEN_SERVICE } from './service.contract.ts'
import { slipService } from './service.receipt.ts'

/** The paper of a repair, new or again. */
export const SlipService = slipDokumen(DOKUMEN_SERVICE, slipService, (service) => [
  ['Customer', service.nama_customer],
  ['Janji', service.tgl_janji],
  ['Total Ongkos', rupiahText(service.total)],
  ['Sisa', rupiahText(service.sisa)],
  ...kembalian(service.tunai),
])
