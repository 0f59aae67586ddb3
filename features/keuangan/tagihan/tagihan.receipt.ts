import type { OutputOf } from '@kencana/contract'
import { formatGram, formatRibuan } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { getTagihan } from './tagihan.contract.ts'

const LABEL = 8

/**
 * What a supplier billed and what is open of it, for the shop.
 * @param kepala the head of the shop's receipts
 */
export const strukTagihan = (tagihan: OutputOf<typeof getTagihan>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip tagihan',
  nomor: tagihan.no_tagihan,
  berkas: 'tagihan.txt',
  salinan: ['INTERNAL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', tagihan.no_tagihan, LABEL),
    ...field('TGL', tagihan.tgl_system, LABEL),
    ...field('DARI', tagihan.pihak, LABEL),
    ...field('BON', `${tagihan.no_bon} ${tagihan.tgl_bon}`, LABEL),
    ...field('TEMPO', tagihan.tgl_jatuh_tempo, LABEL),
    ...(tagihan.keterangan === '' ? [] : field('KET', tagihan.keterangan, LABEL)),
    ...field('USER', tagihan.user_id, LABEL),
    ...rule(),
    ...tagihan.detail_tagihan.flatMap(({ nama, berat, nilai }) =>
      pair(berat === null ? nama : `${nama} ${formatGram(berat)} G`, `Rp. ${formatRibuan(nilai)}`),
    ),
    ...rule(),
    ...pair('JUMLAH', `Rp. ${formatRibuan(tagihan.jumlah)}`),
    ...(tagihan.dibayar === 0 ? [] : pair('DIBAYAR', `Rp. ${formatRibuan(tagihan.dibayar)}`)),
    ...pair('SISA', `Rp. ${formatRibuan(tagihan.sisa)}`),
    ...(tagihan.no_batal === null ? [] : [...rule(), `DIBATALKAN ${tagihan.no_batal}`]),
  ],
})
