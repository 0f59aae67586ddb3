import { gramText, pcsText } from '@kencana/screens'
import { kepalaPendek, slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_SORTIR_SEPUH } from './sortir-sepuh.contract.ts'
import { strukSortirSepuh } from './sortir-sepuh.receipt.ts'

/** The slip of a lot, new or again. */
export const SlipSortirSepuh = slipDokumen(DOKUMEN_SORTIR_SEPUH, kepalaPendek(strukSortirSepuh), (slip) => [
  ['Baki', slip.kode_lokasi_toko],
  ['Qty', pcsText(slip.qty_total)],
  ['Berat', gramText(slip.berat_total)],
])
