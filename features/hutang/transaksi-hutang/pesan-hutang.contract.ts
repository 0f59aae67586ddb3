/** What a message tells a customer of his loan. Source: areas 10-hutang 10.4. */
import { formatRibuan } from '@kencana/ledger'
import type { KartuHutang } from './bayar-hutang.contract.ts'

const HARI = 86_400_000

const kapan = (tgl_jatuh_tempo: string, hari: string): string => {
  const lagi = (Date.parse(tgl_jatuh_tempo) - Date.parse(hari)) / HARI
  if (lagi === 0) return 'jatuh tempo hari ini'
  return lagi > 0
    ? `jatuh tempo ${tgl_jatuh_tempo}, ${lagi} hari lagi`
    : `sudah lewat jatuh tempo ${tgl_jatuh_tempo}, ${-lagi} hari`
}

/** When it is due, and what it costs today; '' for one that is owed no more. @param hari the day of the shop */
export const pesanHutang = (
  one: Pick<KartuHutang, 'no_hutang' | 'status' | 'tgl_jatuh_tempo'> & {
    tagihan: Pick<KartuHutang['tagihan'], 'total'>
  },
  hari: string,
  nama_toko: string,
): string =>
  one.status === 'AKTIF'
    ? `Hutang ${one.no_hutang} di ${nama_toko} ${kapan(one.tgl_jatuh_tempo, hari)}. Tagihan hari ini Rp. ${formatRibuan(one.tagihan.total)}, dapat dilunasi atau diperpanjang di toko kami.`
    : ''
