import type { OutputOf } from '@kencana/contract'
import { rupiahText } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_SO, type getSo } from './stock-opname-pesanan.contract.ts'
import { strukSo } from './stock-opname-pesanan.receipt.ts'

/** The slip of a settlement, new or again. */
export const SlipSo = slipDokumen(DOKUMEN_SO, strukSo, (slip: OutputOf<typeof getSo>) => [
  ['Tukang', `${slip.kode_tukang} ${slip.nama_tukang}`],
  ['Setor Bahan', `${cellText('gram2', slip.total_setor_bahan)} g`],
  ['Ongkos', rupiahText(slip.total_ongkos)],
])
