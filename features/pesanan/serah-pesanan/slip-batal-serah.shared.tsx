import { jumlah } from '@kencana/ledger'
import { rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { keCustomer } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { KERTAS_BATAL_SERAH } from './batal-serah.contract.ts'
import { buktiBatalSerah } from './batal-serah.receipt.ts'

/** The proof that a handing over was undone, new or again. */
export const SlipBatalSerah = slipDokumen(KERTAS_BATAL_SERAH, buktiBatalSerah, (batal) => [
  ['Pesanan', batal.no_pesanan],
  ['Customer', batal.nama_customer],
  ['Kembali', rupiahText(jumlah(batal.pembayaran.filter(keCustomer), 'jumlah'))],
])
