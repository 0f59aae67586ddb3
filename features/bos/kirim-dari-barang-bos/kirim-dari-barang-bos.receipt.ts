import type { OutputOf } from '@kencana/contract'
import { formatGram } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { reprintBos } from './kirim-dari-barang-bos.contract.ts'

const LABEL = 12

/**
 * The slip that goes with the owner's goods: one for the shop, one for those who label them.
 * @param kepala the head of the shop's receipts
 */
export const strukBos = (nota: OutputOf<typeof reprintBos>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak kirim barang bos',
  nomor: nota.no_kirim_bos,
  berkas: 'kirim_barang_bos.txt',
  salinan: ['INTERNAL', 'LABEL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', nota.no_kirim_bos, LABEL),
    ...field('TGL KIRIM', nota.tgl_kirim, LABEL),
    ...field('BAKI', nota.baki, LABEL),
    ...field('SALES PABRIK', nota.sales_pabrik, LABEL),
    ...field('TIPE', nota.kadar, LABEL),
    ...field('USER', nota.user_id, LABEL),
    ...rule(),
    ...field('KATEGORI', nota.kategori, LABEL),
    ...field('JENIS', nota.jenis, LABEL),
    ...field('KETERANGAN', nota.keterangan, LABEL),
    ...field('ASAL', nota.asal, LABEL),
    ...rule(),
    ...pair(`${nota.qty_kirim} PCS`, `${formatGram(nota.berat_kirim)} G`),
    ...(nota.no_batal === null ? [] : [...rule(), `DIBATALKAN ${nota.no_batal}`]),
  ],
})
