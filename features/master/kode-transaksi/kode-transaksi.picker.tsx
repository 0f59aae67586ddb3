import type { OutputOf } from '@kencana/contract'
import { useOptions } from '@kencana/screens'
import { useCallback } from 'react'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
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
  const dari = useCallback((one: ReturnType<typeof PILIHAN>) => one.untuk === `${media} ${arah}`, [media, arah])
  const empty = <JalanKeluar ke="uang" di={`untuk ${media.toLowerCase()} ${arah.toLowerCase()}`} />
  return useOptions(kodeTransaksi.list, {}, PILIHAN, empty, dari)
}
