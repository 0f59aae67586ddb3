import { formatGram } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { z } from 'zod'
import type { buktiSortir } from './sortir-pembelian.contract.ts'

type Bukti = z.output<typeof buktiSortir>

const isi = (satu: Bukti): string[] => [
  ...field('KONDISI', satu.kondisi, 8),
  ...field('KATEGORI', satu.kode_group, 8),
  ...field('JENIS', satu.kode_dept, 8),
  ...pair(`${satu.total_qty} PCS`, `${formatGram(satu.total_berat)} G`),
  ...rule(),
]

/**
 * The slip of a sorting, one part for each condition.
 * @param kepala head with the address in short lines
 */
export const strukSortir = (bukti: readonly Bukti[], kepala: readonly string[]): Receipt => {
  const [satu] = bukti
  if (!satu) throw new Error('a slip without lines')
  const qty = bukti.reduce((sum, one) => sum + one.total_qty, 0)
  const berat = bukti.reduce((sum, one) => sum + one.total_berat, 0)
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
      ...pair('SORTIR', `${qty} PCS ${formatGram(berat as Bukti['total_berat'])} G`),
      ...(satu.no_batal === null ? [] : [...rule(), `DIBATALKAN ${satu.no_batal}`]),
    ],
  }
}
