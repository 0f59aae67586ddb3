import { slipHead } from '@kencana/receipts'
import { gramText, pcsText } from '@kencana/screens'
import type { z } from 'zod'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_SORTIR_SEPUH, type slipSortir } from './sortir-sepuh.contract.ts'
import { strukSortirSepuh } from './sortir-sepuh.receipt.ts'

/** The slip of a lot, new or again. */
export const SlipSortirSepuh = slipDokumen(
  DOKUMEN_SORTIR_SEPUH,
  (slip: z.output<typeof slipSortir>, _, __, toko) =>
    strukSortirSepuh(slip, slipHead(toko.nama_toko, toko.alamat_toko)),
  (slip) => [
    ['Baki', slip.kode_lokasi_toko],
    ['Qty', pcsText(slip.qty_total)],
    ['Berat', gramText(slip.berat_total)],
  ],
)
