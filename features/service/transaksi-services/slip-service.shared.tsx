import { rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { kembalian } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { DOKUMEN_SERVICE, getService, listService } from './service.contract.ts'
import { slipService } from './service.receipt.ts'

/** Lists that change with a repair. */
export const SERVICE_CHANGES = [listService, getService, saldoUang, batasSaya]

/** The paper of a repair, new or again. */
export const SlipService = slipDokumen(DOKUMEN_SERVICE, slipService, (service) => [
  ['Customer', service.nama_customer],
  ['Janji', service.tgl_janji],
  ['Total Ongkos', rupiahText(service.total)],
  ['Sisa', rupiahText(service.sisa)],
  ...kembalian(service.tunai),
])
