import { rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_ONGKOS } from './ongkos-tukang.contract.ts'
import { strukOngkos } from './ongkos-tukang.receipt.ts'

/** The slip of a fee paid, new or again. */
export const SlipOngkos = slipDokumen(DOKUMEN_ONGKOS, strukOngkos, (slip) => [
  ['Tukang', `${slip.kode_tukang} ${slip.nama_tukang}`],
  ['Dibayar', rupiahText(slip.jumlah)],
  ['Sisa Ongkos', rupiahText(slip.sisa)],
])
