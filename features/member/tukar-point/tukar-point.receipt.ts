import type { OutputOf } from '@kencana/contract'
import { formatRibuan } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import type { getTukarPoin } from './tukar-point.contract.ts'

/**
 * The proof of a gift that a member took for his points.
 * @param kepala the head of the shop's receipts
 */
export const strukTukarPoin = (tukar: OutputOf<typeof getTukarPoin>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip tukar poin',
  nomor: tukar.no_tukar_poin,
  berkas: 'tukar_poin.txt',
  salinan: ['INTERNAL', 'MEMBER'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', tukar.no_tukar_poin),
    ...field('TGL', tukar.tgl_system),
    ...field('MEMBER', `${tukar.kode_member} ${tukar.nama_member}`),
    ...field('BUKTI', tukar.bukti),
    ...field('USER', tukar.user_id),
    ...rule(),
    ...pair(tukar.nama_hadiah, `${tukar.qty} PCS`),
    ...pair('POIN DITUKAR', formatRibuan(tukar.poin)),
    ...pair('SISA POIN', formatRibuan(tukar.sisa)),
    ...(tukar.no_batal === null ? [] : [...rule(), `DIBATALKAN ${tukar.no_batal}`]),
    ...signatures('PETUGAS', 'MEMBER'),
  ],
})
