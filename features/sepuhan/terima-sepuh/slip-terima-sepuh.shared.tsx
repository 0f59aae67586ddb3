import { jumlah } from '@kencana/ledger'
import { gramText } from '@kencana/screens'
import type { z } from 'zod'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_TERIMA_SEPUH, type slipTerima } from './terima-sepuh.contract.ts'
import { strukTerimaSepuh } from './terima-sepuh.receipt.ts'

/** The slip of a receipt from the gilder, new or again. */
export const SlipTerimaSepuh = slipDokumen(
  DOKUMEN_TERIMA_SEPUH,
  strukTerimaSepuh,
  (slip: z.output<typeof slipTerima>) => [
    ['No Sepuh', slip.no_sepuh],
    ['Terima', gramText(jumlah(slip.bukti_jenis, 'berat_terima'))],
    ['Susut', gramText(jumlah(slip.bukti_jenis, 'berat_selisih'))],
  ],
)
