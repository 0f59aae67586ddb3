import { formatGram, type Mg } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { z } from 'zod'
import type { slipTerima } from './terima-sepuh.contract.ts'

const jumlah = (qty: number, berat: Mg) => `${qty} PCS ${formatGram(berat)} G`

/**
 * The slip of a receipt from the gilder.
 * @param kepala the head of the shop's receipts
 */
export const strukTerimaSepuh = (slip: z.output<typeof slipTerima>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip terima sepuh',
  nomor: slip.no_terima_sepuh,
  berkas: 'terima_sepuh.txt',
  salinan: ['INTERNAL', 'LABEL', 'TUKANG'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', slip.no_terima_sepuh),
    ...field('SEPUH', slip.no_sepuh),
    ...field('TGL', slip.tgl_system),
    ...field('USER', slip.user_id),
    ...rule(),
    ...slip.bukti_jenis.flatMap((one) => [
      ...pair(`JENIS ${one.jenis}`, `BAKI ${one.baki.join(', ')}`),
      ...pair('DI TUKANG', jumlah(one.qty_sepuh, one.berat_sepuh), 2),
      ...pair('TERIMA', jumlah(one.qty_terima, one.berat_terima), 2),
      ...(one.qty_rusak === 0 ? [] : pair('RUSAK', jumlah(one.qty_rusak, one.berat_rusak), 2)),
      ...(one.berat_selisih === 0 ? [] : pair('SUSUT', `${formatGram(one.berat_selisih)} G`, 2)),
      ...(one.qty_hilang === 0 ? [] : pair('KURANG', jumlah(one.qty_hilang, one.berat_hilang), 2)),
    ]),
    ...rule(),
    ...(slip.no_batal === null ? [] : [`DIBATALKAN ${slip.no_batal}`]),
    ...pair('PENERIMA', 'TUKANG'),
    '',
    '',
    ...pair('(..............)', '(..............)'),
  ],
})
