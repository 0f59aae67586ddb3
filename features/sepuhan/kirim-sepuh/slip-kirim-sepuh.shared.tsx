import { gramText, pcsText } from '@kencana/screens'
import type { z } from 'zod'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_KIRIM_SEPUH, type slipSepuh } from './kirim-sepuh.contract.ts'
import { strukKirimSepuh } from './kirim-sepuh.receipt.ts'

/** The slip of a dispatch to the gilder, new or again. */
export const SlipKirimSepuh = slipDokumen(DOKUMEN_KIRIM_SEPUH, strukKirimSepuh, (slip: z.output<typeof slipSepuh>) => [
  ['Sepuh', pcsText(slip.qty_sepuh_total)],
  ['Rusak', pcsText(slip.qty_rusak_total)],
  ['Berat', gramText(slip.berat_total)],
])
