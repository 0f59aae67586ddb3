import { type Options, query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { saldoUang } from '../uang/uang.contract.ts'

/** The drawers of the shop, its first one as '-'. */
export const useLaciOptions = (): Options => {
  const { data, isPending } = useQuery(query(saldoUang, {}))
  const options = useMemo(
    () => (data?.laci ?? []).map(({ kode_laci, nama_laci }) => ({ kode: kode_laci, nama: nama_laci })),
    [data],
  )
  return { options, loading: isPending }
}
