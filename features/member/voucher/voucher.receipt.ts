import type { OutputOf } from '@kencana/contract'
import { formatRibuan } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import { lewatLaci } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { getVoucher } from './voucher.contract.ts'

/**
 * The voucher itself: whoever brings it pays with its code.
 * @param kepala the head of the shop's receipts
 */
export const kertasVoucher = (voucher: OutputOf<typeof getVoucher>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak voucher',
  nomor: voucher.no_voucher,
  berkas: 'voucher.txt',
  salinan: [''],
  laci: lewatLaci(voucher.pembayaran),
  baris: [
    ...kepala,
    ...rule(),
    ...pair('VOUCHER', `Rp. ${formatRibuan(voucher.nilai)}`),
    ...rule(),
    ...field('KODE', voucher.kode),
    ...field('BERLAKU', `SAMPAI ${voucher.berlaku_sampai}`),
    ...(voucher.kode_member === '-' ? [] : field('MEMBER', voucher.kode_member)),
    ...field('USER', voucher.user_id),
    ...(voucher.no_batal === null ? [] : [...rule(), `DIBATALKAN ${voucher.no_batal}`]),
  ],
  ...(voucher.status === 'AKTIF' ? { qr: voucher.kode } : {}),
})
