import type { OutputOf } from '@kencana/contract'
import { gramText, pcsText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_KIRIM, type getKirim } from './kirim-barang.contract.ts'
import { strukKirim } from './kirim-barang.receipt.ts'

export type Kirim = OutputOf<typeof getKirim>

/** The slip of a dispatch, new or again. */
export const SlipKirim = slipDokumen(DOKUMEN_KIRIM, strukKirim, (kirim) => [
  ['Tujuan', `${kirim.tujuan} ${kirim.nama_tujuan}`],
  ['Qty', pcsText(kirim.pcs)],
  ['Berat', gramText(kirim.berat)],
])
