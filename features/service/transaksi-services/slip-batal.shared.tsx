import { rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_BATAL_SERVICE } from './batal-service.contract.ts'
import { buktiBatalService } from './batal-service.receipt.ts'

/** The paper of a repair called off, new or again. */
export const SlipBatalService = slipDokumen(DOKUMEN_BATAL_SERVICE, buktiBatalService, (batal) => [
  ['Service', batal.no_service],
  ['Customer', batal.nama_customer],
  ['Hangus', rupiahText(batal.hangus)],
  ['Kembali', rupiahText(batal.jumlah - batal.hangus)],
])
