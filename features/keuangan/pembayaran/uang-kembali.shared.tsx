import { jumlah } from '@kencana/ledger'
import { rupiahText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { keCustomer } from './pembayaran.contract.ts'
import { KERTAS_UANG_KEMBALI } from './uang-kembali.contract.ts'
import { buktiUangKembali } from './uang-kembali.receipt.ts'

/** The proof of money that went back to its customer, new or again. */
export const SlipUangKembali = slipDokumen(KERTAS_UANG_KEMBALI, buktiUangKembali, (batal) => [
  ['Dibatalkan', batal.dokumen],
  ['Customer', batal.nama_customer || '-'],
  ['Kembali', rupiahText(jumlah(batal.pembayaran.filter(keCustomer), 'jumlah'))],
])
