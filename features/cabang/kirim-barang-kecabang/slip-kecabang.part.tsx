import type { OutputOf } from '@kencana/contract'
import { gramText, pcsText } from '@kencana/screens'
import { strukKirimBarang } from '../../barang/kirim-barang/struk-kirim.shared.tsx'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_KECABANG, type getKecabang } from './kirim-barang-kecabang.contract.ts'

export type Kirim = OutputOf<typeof getKecabang>

/** The slip of a dispatch to another installation, new or again. */
export const SlipKecabang = slipDokumen(DOKUMEN_KECABANG, strukKirimBarang, (kirim: Kirim) => [
  ['Tujuan', `${kirim.tujuan} ${kirim.nama_tujuan}`],
  ['Qty', pcsText(kirim.pcs)],
  ['Berat', gramText(kirim.berat)],
])
