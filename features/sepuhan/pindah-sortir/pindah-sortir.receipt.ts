import type { OutputOf } from '@kencana/contract'
import { formatGram } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { getPindahSortir } from './pindah-sortir.contract.ts'

/**
 * The slip of sorted pieces that were moved or left the house.
 * @param kepala head with the address in short lines
 */
export const strukPindahSortir = (pindah: OutputOf<typeof getPindahSortir>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip pindah sortir',
  nomor: pindah.no_pindah,
  berkas: 'pindah_sortir.txt',
  salinan: ['INTERNAL', 'LABEL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', pindah.no_pindah),
    ...field('TGL', pindah.tgl_system),
    ...field('KE', pindah.kode_baki === null ? pindah.tujuan : `BAKI ${pindah.kode_baki}`),
    ...(pindah.pihak === '' ? [] : field('KET', pindah.pihak)),
    ...field('USER', pindah.user_id),
    ...rule(),
    ...pindah.detail_barang.flatMap((barang) => [
      ...pair(barang.nama_barang, `${formatGram(barang.berat)} G`),
      ...pair(`${barang.no_faktur_beli} ${barang.kondisi}`, barang.kode_baki, 2),
    ]),
    ...rule(),
    ...pair(`${pindah.pcs} PCS`, `${formatGram(pindah.berat)} G`),
    ...(pindah.no_batal === null ? [] : [...rule(), `DIBATALKAN ${pindah.no_batal}`]),
  ],
})
