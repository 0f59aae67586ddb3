import { jumlah } from '@kencana/ledger'
import { gramText, pcsText } from '@kencana/screens'
import type { z } from 'zod'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_LABELING, type slipLabeling } from './kirim-labeling.contract.ts'
import { strukLabeling } from './kirim-labeling.receipt.ts'

/** The slip of a dispatch for labeling, new or again. */
export const SlipLabeling = slipDokumen(DOKUMEN_LABELING, strukLabeling, (slip: z.output<typeof slipLabeling>) => [
  ['Cabang', `${slip.cabang}, baki ${slip.baki_tujuan}`],
  ['Qty', pcsText(jumlah(slip.baki, 'qty_kirim'))],
  ['Berat', gramText(jumlah(slip.baki, 'berat_kirim'))],
])
