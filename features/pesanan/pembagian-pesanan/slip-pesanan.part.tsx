import type { OutputOf } from '@kencana/contract'
import { slipHead } from '@kencana/receipts'
import { rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_PEMBAGIAN, type getPembagian } from './pembagian-pesanan.contract.ts'
import { strukPesanan } from './pembagian-pesanan.receipt.ts'

/** The slip of an assignment or a move, new or again. */
export const SlipPesanan = slipDokumen(
  DOKUMEN_PEMBAGIAN,
  (slip: OutputOf<typeof getPembagian>, _, __, toko) => strukPesanan(slip, slipHead(toko.nama_toko, toko.alamat_toko)),
  (slip) => [
    ['Pesanan', slip.no_pesanan],
    ['Tukang', `${slip.kode_tukang} ${slip.nama_tukang}`],
    ['Ongkos Tukang', rupiahText(slip.ongkos_tukang)],
  ],
)
