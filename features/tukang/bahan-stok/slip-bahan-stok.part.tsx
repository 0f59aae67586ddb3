import { gramText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_BAHAN_STOK } from './bahan-stok.contract.ts'
import { strukBahanStok } from './bahan-stok.receipt.ts'

/** The slip of a filling, new or again. */
export const SlipBahanStok = slipDokumen(DOKUMEN_BAHAN_STOK, strukBahanStok, (stok) => [
  [`${stok.jenis} ${stok.kode_group}`, gramText(stok.jml_bahan)],
  ['Susut', gramText(stok.susut)],
])
