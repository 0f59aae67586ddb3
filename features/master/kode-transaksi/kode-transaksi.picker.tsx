import type { OutputOf } from '@kencana/contract'
import { useOptions } from '@kencana/screens'
import { sebutan } from '@kencana/ui'
import { useCallback } from 'react'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { kodeTransaksi, type Lawan } from './kode-transaksi.contract.ts'

type Row = OutputOf<typeof kodeTransaksi.list>[number]

const PILIHAN = ({ kode_transaksi, deskripsi, media, arah, lawan }: Row) => ({
  kode: kode_transaksi,
  nama: deskripsi,
  untuk: `${media} ${arah}`,
  lawan,
})

/** The categories of money in one direction, in cash or on accounts; those that one thing stands against, or all. */
export const useKodeTransaksiOptions = (media: 'KAS' | 'BANK', arah: 'MASUK' | 'KELUAR', lawan?: Lawan) => {
  const dari = useCallback(
    (one: ReturnType<typeof PILIHAN>) =>
      one.untuk === `${media} ${arah}` && (lawan === undefined || one.lawan === lawan),
    [media, arah, lawan],
  )
  const dengan = lawan === undefined ? '' : ` dengan lawan ${sebutan(lawan)}`
  const empty = <JalanKeluar ke="uang" di={`untuk ${media.toLowerCase()} ${arah.toLowerCase()}${dengan}`} />
  return useOptions(kodeTransaksi.list, {}, PILIHAN, empty, dari)
}
