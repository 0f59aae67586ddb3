import type { OutputOf } from '@kencana/contract'
import { formatGram } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { getBahanStok } from './bahan-stok.contract.ts'

const LABEL = 8

/**
 * What the shop's material was filled from, for the shop.
 * @param kepala the head of the shop's receipts
 */
export const strukBahanStok = (stok: OutputOf<typeof getBahanStok>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip isi bahan toko',
  nomor: stok.no_bahan_stok,
  berkas: 'isi_bahan_toko.txt',
  salinan: ['INTERNAL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', stok.no_bahan_stok, LABEL),
    ...field('TGL', stok.tgl_system, LABEL),
    ...(stok.keterangan === '' ? [] : field('KET', stok.keterangan, LABEL)),
    ...field('USER', stok.user_id, LABEL),
    ...rule(),
    ...stok.detail_bahan.flatMap(({ sumber, kode_group, berat }) =>
      pair(`${sumber.replace('_', ' ')} ${kode_group}`, `${formatGram(berat)} G`),
    ),
    ...rule(),
    ...pair(`${stok.lebur ? 'LEBUR ' : ''}${stok.jenis} ${stok.kode_group}`, `${formatGram(stok.jml_bahan)} G`),
    ...(stok.susut === 0 ? [] : pair('SUSUT', `${formatGram(stok.susut)} G`)),
    ...(stok.no_batal === null ? [] : [...rule(), `DIBATALKAN ${stok.no_batal}`]),
  ],
})
