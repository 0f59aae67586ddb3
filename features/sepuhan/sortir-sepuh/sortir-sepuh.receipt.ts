import { formatGram } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { z } from 'zod'
import type { slipSortir } from './sortir-sepuh.contract.ts'

/**
 * The slip of a lot for the gilder.
 * @param kepala head with the address in short lines
 */
export const strukSortirSepuh = (slip: z.output<typeof slipSortir>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip sortir sepuh',
  nomor: slip.no_sortir,
  berkas: 'sortir_sepuh.txt',
  salinan: ['INTERNAL', 'LABEL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', slip.no_sortir),
    ...field('ASAL', slip.no_sortir_beli),
    ...field('TGL', slip.tgl_sortir),
    ...field('BAKI', slip.kode_lokasi_toko),
    ...field('KONDISI', slip.kondisi, 8),
    ...field('KATEGORI', slip.kategori, 8),
    ...field('USER', slip.user_id),
    ...rule(),
    ...slip.jenis.flatMap((jenis) => Object.entries(jenis).flatMap(([kode, qty]) => pair(kode, `${qty} PCS`))),
    ...rule(),
    ...pair(`${slip.qty_total} PCS`, `${formatGram(slip.berat_total)} G`),
    ...(slip.no_batal === null ? [] : [...rule(), `DIBATALKAN ${slip.no_batal}`]),
  ],
})
