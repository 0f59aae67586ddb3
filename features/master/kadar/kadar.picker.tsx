import type { OutputOf } from '@kencana/contract'
import { formatDesimal } from '@kencana/ledger'
import { type Options, useOptions } from '@kencana/screens'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { kadar } from './kadar.contract.ts'

const KADAR = (row: OutputOf<typeof kadar.list>[number]) => ({
  kode: row.kode,
  nama: `${formatDesimal(row.persentase / 10_000)} %`,
})

const BELUM = <JalanKeluar ke="kadar" />

/** The finenesses of the master. */
export const useKadarOptions = (): Options => useOptions(kadar.list, {}, KADAR, BELUM)
