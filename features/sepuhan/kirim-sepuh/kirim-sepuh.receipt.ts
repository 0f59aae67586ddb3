import { formatGram, type Mg } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import type { z } from 'zod'
import type { slipSepuh } from './kirim-sepuh.contract.ts'

const jumlah = (qty: number, berat: Mg) => `${qty} PCS ${formatGram(berat)} G`

/**
 * The slip of a dispatch to the gilder.
 * @param kepala the head of the shop's receipts
 */
export const strukKirimSepuh = (slip: z.output<typeof slipSepuh>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip kirim sepuh',
  nomor: slip.no_sepuh,
  berkas: 'kirim_sepuh.txt',
  salinan: ['Internal', 'Owner', 'Tukang'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', slip.no_sepuh),
    ...field('TGL', slip.tgl_sepuh),
    ...(slip.tujuan === '-' ? [] : field('TUJUAN', slip.tujuan)),
    ...field('USER', slip.user_id),
    ...rule(),
    ...slip.bukti_jenis.flatMap((one) => [
      ...pair(`JENIS ${one.jenis}`, one.kode_baki === '-' ? '' : `BAKI ${one.kode_baki}`),
      ...(one.kode_baki === '-' ? [] : pair('BELI', jumlah(one.qty_beli, one.berat_beli), 2)),
      ...pair('SEPUH', jumlah(one.qty_sepuh, one.berat_sepuh), 2),
      ...(one.qty_rusak === 0 ? [] : pair('RUSAK', jumlah(one.qty_rusak, one.berat_rusak), 2)),
    ]),
    ...rule(),
    ...pair('TOTAL SEPUH', jumlah(slip.qty_sepuh_total, slip.berat_sepuh_total)),
    ...pair('TOTAL RUSAK', jumlah(slip.qty_rusak_total, slip.berat_rusak_total)),
    ...pair('TOTAL BERAT', `${formatGram(slip.berat_total)} G`),
    ...(slip.no_batal === null ? [] : [...rule(), `DIBATALKAN ${slip.no_batal}`]),
    ...signatures('PENGIRIM', 'TUKANG'),
  ],
})
