import { gramText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_SELESAI } from './pesanan-selesai.contract.ts'
import { strukSelesai } from './pesanan-selesai.receipt.ts'

/** The slip of a finished order, new or again. */
export const SlipSelesai = slipDokumen(DOKUMEN_SELESAI, strukSelesai, (slip) => [
  ['Tukang', `${slip.kode_tukang} ${slip.nama_tukang}`],
  ['Berat Selesai', gramText(slip.berat_selesai)],
  ['Susut', gramText(slip.berat_susut)],
])
