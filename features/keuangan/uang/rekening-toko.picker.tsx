import type { OutputOf } from '@kencana/contract'
import { type Options, optionsOf, query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { tempatLaci } from '../pindah-uang/pindah-uang.contract.ts'
import { saldoUang } from './uang.contract.ts'

type Saldo = OutputOf<typeof saldoUang>
type Pilihan = Options['options']

const rekening = ({ bank }: Saldo): Pilihan =>
  bank.map((one) => ({ kode: one.no_rekening, nama: `${one.kode_bank}, ${one.atas_nama}` }))

const laci = (saldo: Saldo): Pilihan =>
  saldo.laci.map(({ kode_laci, nama_laci }) => ({ kode: kode_laci, nama: nama_laci }))

const tempat = (saldo: Saldo): Pilihan => [
  ...saldo.laci.map(({ kode_laci, nama_laci }) => ({
    kode: tempatLaci(kode_laci),
    nama: kode_laci === '-' ? 'laci' : `laci ${nama_laci}`,
  })),
  ...rekening(saldo),
]

const useSaldoOptions = (pilihan: (saldo: Saldo) => Pilihan, empty: ReactNode): Options => {
  const asked = useQuery(query(saldoUang, {}))
  const { data } = asked
  const options = useMemo(() => (data ? pilihan(data) : []), [data, pilihan])
  return optionsOf(asked, options, empty)
}

const BELUM = <JalanKeluar ke="rekening" />

/** The shop's accounts as choices. */
export const useRekeningOptions = (): Options => useSaldoOptions(rekening, BELUM)

/** The drawers of the shop, its first one as '-'. */
export const useLaciOptions = (): Options => useSaldoOptions(laci, null)

/** Where money lies, as choices: the drawers, then the accounts. */
export const useTempatUangOptions = (): Options => useSaldoOptions(tempat, null)
