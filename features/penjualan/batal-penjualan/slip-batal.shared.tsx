import { jumlah } from '@kencana/ledger'
import { rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { keCustomer } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { KERTAS_BATAL_JUAL } from './bukti-batal.contract.ts'
import { buktiBatalJual } from './bukti-batal.receipt.ts'

/** The proof that a paid sale was undone, new or again. */
export const SlipBatalJual = slipDokumen(KERTAS_BATAL_JUAL, buktiBatalJual, (batal) => [
  ['Faktur', batal.no_faktur_jual],
  ['Customer', batal.nama_customer],
  ['Kembali', rupiahText(jumlah(batal.pembayaran.filter(keCustomer), 'jumlah'))],
])
