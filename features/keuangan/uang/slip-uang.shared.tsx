import { rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_TAMBAH_KAS } from './uang.contract.ts'
import { strukUang } from './uang.receipt.ts'

/** The proof of money by hand, new or again. */
export const SlipUang = slipDokumen(DOKUMEN_TAMBAH_KAS, strukUang, (uang) => [
  ['Untuk', uang.deskripsi],
  ['Jumlah', rupiahText(uang.jumlah)],
])
