import { type Options, query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { saldoUang } from './uang.contract.ts'

/** The shop's accounts as choices. */
export const useRekeningOptions = (): Options => {
  const { data, isPending } = useQuery(query(saldoUang, {}))
  const options = useMemo(
    () => (data?.bank ?? []).map((one) => ({ kode: one.no_rekening, nama: `${one.kode_bank}, ${one.atas_nama}` })),
    [data],
  )
  return { options, loading: isPending }
}
