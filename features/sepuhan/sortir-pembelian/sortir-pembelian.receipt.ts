import { formatGram, jumlah } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { z } from 'zod'
import type { buktiSortir } from './sortir-pembelian.contract.ts'

type Bukti = z.output<typeof buktiSortir>

const isi = (one: Bukti): string[] => [
  ...field('KONDISI', one.kondisi, 8),
  ...field('KATEGORI', one.kode_group, 8),
  ...field('JENIS', one.kode_dept, 8),
  ...pair(`${one.total_qty} PCS`, `${formatGram(one.total_berat)} G`),
  ...rule(),
]

/**
 * The slip of a sorting, one part for each condition.
 * @param kepala head with the address in short lines
 */
export const strukSortir = (bukti: readonly Bukti[], kepala: readonly string[]): Receipt => {
  const [satu] = bukti
  if (!satu) throw new Error('a slip without lines')
  return {
    judul: 'Cetak slip sortir',
    nomor: satu._id.no_sortir,
    berkas: 'autoprint_pembelian.txt',
    salinan: ['INTERNAL', 'LABEL'],
    baris: [
      ...kepala,
      ...rule(),
      ...field('NO', satu._id.no_sortir),
      ...field('TGL', satu.tgl_sortir),
      ...field('GUDANG', satu.kode_gudang),
      ...field('BAKI', satu.kode_baki),
      ...field('USER', satu.user_id),
      ...rule(),
      ...bukti.flatMap(isi),
      ...pair('ASAL', `${satu.qty_asal} PCS ${formatGram(satu.berat_asal)} G`),
      ...pair('SORTIR', `${jumlah(bukti, 'total_qty')} PCS ${formatGram(jumlah(bukti, 'total_berat'))} G`),
      ...(satu.no_batal === null ? [] : [...rule(), `DIBATALKAN ${satu.no_batal}`]),
    ],
  }
}
