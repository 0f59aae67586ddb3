import { formatGram } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { z } from 'zod'
import type { slipLabeling } from './kirim-labeling.contract.ts'

/**
 * The slip of a dispatch for labeling.
 * @param kepala the head of the shop's receipts
 */
export const strukLabeling = (slip: z.output<typeof slipLabeling>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip kirim labeling',
  nomor: slip.no_kirim_stock,
  berkas: 'kirim_labeling.txt',
  salinan: ['INTERNAL', 'LABEL', 'TUKANG'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', slip.no_kirim_stock),
    ...field('TERIMA', slip.no_terima_sepuh),
    ...field('TGL', slip.tgl_kirim),
    ...field('CABANG', slip.cabang),
    ...field('TUJUAN', slip.baki_tujuan),
    ...field('USER', slip.user_id),
    ...rule(),
    ...slip.baki.flatMap((one) => [
      ...pair(`BAKI ${one.baki} ${one.jenis} ${one.tipe_barang}`, `${one.qty_kirim} PCS`),
      ...pair('BERAT', `${formatGram(one.berat_kirim)} G`, 2),
      ...pair('BERAT ATRIBUT', `${formatGram(one.berat_atribut)} G`, 2),
    ]),
    ...(slip.no_batal === null ? [] : [...rule(), `DIBATALKAN ${slip.no_batal}`]),
  ],
})
