import type { OutputOf } from '@kencana/contract'
import { useOptions } from '@kencana/screens'
import type { KodeOption } from '@kencana/ui'
import { kodeTransaksi } from './kode-transaksi.contract.ts'

type Row = OutputOf<typeof kodeTransaksi.list>[number]

const PILIHAN = ({ kode_transaksi, deskripsi, media, arah, lawan }: Row) => ({
  kode: kode_transaksi,
  nama: deskripsi,
  untuk: `${media} ${arah}`,
  lawan,
})

/** The categories of money in one direction, in cash or on accounts. */
export const useKodeTransaksiOptions = (media: 'KAS' | 'BANK', arah: 'MASUK' | 'KELUAR') => {
  const { options, loading } = useOptions(kodeTransaksi.list, {}, PILIHAN)
  const pilihan = options as readonly (KodeOption & Partial<ReturnType<typeof PILIHAN>>)[]
  return { options: pilihan.filter((one) => one.untuk === `${media} ${arah}`), loading }
}
