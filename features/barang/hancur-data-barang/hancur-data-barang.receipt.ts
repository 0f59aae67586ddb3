import type { OutputOf } from '@kencana/contract'
import { formatGram } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { getHancur } from './hancur-data-barang.contract.ts'

/**
 * The slip that goes with the scrap.
 * @param kepala the head of the shop's receipts
 */
export const strukHancur = (hancur: OutputOf<typeof getHancur>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip hancur',
  nomor: hancur.no_hancur,
  berkas: 'hancur_barang.txt',
  salinan: ['INTERNAL', 'LABEL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', hancur.no_hancur),
    ...field('TGL', hancur.tgl_system),
    ...field('ALASAN', hancur.alasan),
    ...field('USER', hancur.user_id),
    ...rule(),
    ...hancur.detail_barang.flatMap((barang) => [
      ...pair(`${barang.kode_barcode} ${barang.kadar}`, `${formatGram(barang.berat)} G`),
      ...pair(barang.nama_barang, `DARI ${barang.kode_baki_asal}`, 2),
    ]),
    ...rule(),
    ...pair(`${hancur.pcs} PCS`, `${formatGram(hancur.berat)} G`),
    ...(hancur.no_batal === null ? [] : [...rule(), `DIBATALKAN ${hancur.no_batal}`]),
  ],
})
