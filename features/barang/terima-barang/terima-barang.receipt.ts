import type { OutputOf } from '@kencana/contract'
import { formatGram } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import type { getTerima } from './terima-barang.contract.ts'

/**
 * What arrived, signed by who brought it and who took it.
 * @param kepala the head of the shop's receipts
 */
export const strukTerima = (terima: OutputOf<typeof getTerima>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip terima',
  nomor: terima.no_terima,
  berkas: 'terima_barang.txt',
  salinan: ['INTERNAL', 'PENGIRIM'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', terima.no_terima),
    ...field('TGL', terima.tgl_system),
    ...field('KIRIM', terima.no_kirim),
    ...field('DARI', terima.dari),
    ...field('BAKI', terima.kode_baki),
    ...field('USER', terima.user_id),
    ...rule(),
    ...terima.detail_barang.flatMap((barang) => [
      ...pair(`${barang.kode_barcode} ${barang.kadar}`, `${formatGram(barang.berat)} G`),
      ...pair(barang.nama_barang, '', 2),
    ]),
    ...rule(),
    ...pair(`${terima.pcs} PCS`, `${formatGram(terima.berat)} G`),
    ...signatures('PENGIRIM', 'PENERIMA'),
  ],
})
