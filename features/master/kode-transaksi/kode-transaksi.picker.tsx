import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { kodeTransaksi } from './kode-transaksi.contract.ts'

type Row = OutputOf<typeof kodeTransaksi.list>[number]

const PILIHAN = ({ kode_transaksi, deskripsi, media, arah }: Row) => ({
  kode: kode_transaksi,
  nama: deskripsi,
  untuk: `${media} ${arah}`,
})

/** The categories of money in one direction, in cash or on accounts. */
export const useKodeTransaksiOptions = (media: 'KAS' | 'BANK', arah: 'MASUK' | 'KELUAR'): Options => {
  const { options, loading } = useOptions(kodeTransaksi.list, {}, PILIHAN)
  return { options: options.filter((one) => (one as { untuk?: string }).untuk === `${media} ${arah}`), loading }
}
