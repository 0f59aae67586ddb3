import type { OutputOf } from '@kencana/contract'
import { formatRibuan } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import type { getKoreksiPoin } from './transaksi-poin.contract.ts'

/**
 * The proof of points that an owner put right.
 * @param kepala the head of the shop's receipts
 */
export const strukKoreksiPoin = (koreksi: OutputOf<typeof getKoreksiPoin>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip koreksi poin',
  nomor: koreksi.no_koreksi_poin,
  berkas: 'koreksi_poin.txt',
  salinan: ['INTERNAL', 'MEMBER'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', koreksi.no_koreksi_poin),
    ...field('TGL', koreksi.tgl_system),
    ...field('MEMBER', `${koreksi.kode_member} ${koreksi.nama_member}`),
    ...field('KET', koreksi.alasan),
    ...field('USER', koreksi.user_id),
    ...rule(),
    ...pair(koreksi.jumlah < 0 ? 'POIN DIKURANGI' : 'POIN DITAMBAH', formatRibuan(Math.abs(koreksi.jumlah))),
    ...pair('SISA POIN', formatRibuan(koreksi.saldo)),
    ...signatures('PETUGAS', 'MEMBER'),
  ],
})
