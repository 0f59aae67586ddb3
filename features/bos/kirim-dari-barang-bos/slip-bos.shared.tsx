import type { OutputOf } from '@kencana/contract'
import { gramText, pcsText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_KIRIM_BOS, type reprintBos } from './kirim-dari-barang-bos.contract.ts'
import { strukBos } from './kirim-dari-barang-bos.receipt.ts'

/** The slip of goods from the owner, new or again. */
export const SlipBos = slipDokumen(DOKUMEN_KIRIM_BOS, strukBos, (nota: OutputOf<typeof reprintBos>) => [
  ['Tujuan', nota.baki],
  ['Qty', pcsText(nota.qty_kirim)],
  ['Berat', gramText(nota.berat_kirim)],
])
