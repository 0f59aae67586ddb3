import type { OutputOf } from '@kencana/contract'
import { formatGram } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { getKirim } from './kirim-barang.contract.ts'

/**
 * The slip that travels with the goods: the receiver opens the dispatch by its number.
 * @param kepala the head of the shop's receipts
 */
export const strukKirim = (kirim: OutputOf<typeof getKirim>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip kirim',
  nomor: kirim.no_kirim,
  berkas: 'kirim_barang.txt',
  salinan: ['INTERNAL', 'LABEL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', kirim.no_kirim),
    ...field('TGL', kirim.tgl_system),
    ...field('DARI', kirim.kode_toko),
    ...field('KE', `${kirim.tujuan} ${kirim.nama_tujuan}`),
    ...field('USER', kirim.user_id),
    ...rule(),
    ...kirim.detail_barang.flatMap((barang) => [
      ...pair(`${barang.kode_barcode} ${barang.kadar}`, `${formatGram(barang.berat)} G`),
      ...pair(barang.nama_barang, barang.kode_baki_asal, 2),
    ]),
    ...rule(),
    ...pair(`${kirim.pcs} PCS`, `${formatGram(kirim.berat)} G`),
    ...(kirim.no_batal === null ? [] : [...rule(), `DIBATALKAN ${kirim.no_batal}`]),
  ],
})
