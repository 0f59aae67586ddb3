import type { OutputOf } from '@kencana/contract'
import { type Options, query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { tempatLaci } from '../pindah-uang/pindah-uang.contract.ts'
import { saldoUang } from './uang.contract.ts'

type Saldo = OutputOf<typeof saldoUang>
type Pilihan = Options['options']

const rekening = ({ bank }: Saldo): Pilihan =>
  bank.map((one) => ({ kode: one.no_rekening, nama: `${one.kode_bank}, ${one.atas_nama}` }))

const tempat = (saldo: Saldo): Pilihan => [
  ...saldo.laci.map(({ kode_laci, nama_laci }) => ({
    kode: tempatLaci(kode_laci),
    nama: kode_laci === '-' ? 'laci' : `laci ${nama_laci}`,
  })),
  ...rekening(saldo),
]

const usePilihan = (pilihan: (saldo: Saldo) => Pilihan, empty?: ReactNode): Options => {
  const { data, isPending, refetch } = useQuery(query(saldoUang, {}))
  const options = useMemo(() => (data ? pilihan(data) : []), [data, pilihan])
  const onOpen = () => options.length === 0 && void refetch()
  return { options, loading: isPending, onOpen, ...(data && empty !== undefined && { empty }) }
}

const BELUM = <JalanKeluar ke="rekening" />

/** The shop's accounts as choices. */
export const useRekeningOptions = (): Options => usePilihan(rekening, BELUM)

/** Where money lies, as choices: the drawers, then the accounts. */
export const useTempatUangOptions = (): Options => usePilihan(tempat)
