import type { OutputOf } from '@kencana/contract'
import { type Options, query, useOptions } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { jenis } from './jenis.contract.ts'

type Jenis = OutputOf<typeof jenis.list>[number]

/** The types (jenis) to choose from, of all categories. */
export const useJenisOptions = (): Options => useOptions(jenis.list, {}, JENIS)

const JENIS = (row: Jenis) => ({ kode: row.kode_dept, nama: `${row.nama_dept}, ${row.kode_group}` })

/** Finds a type by its code, with the category it belongs to. */
export const useCariJenis = (): ((kode_dept: unknown) => Jenis | undefined) => {
  const { data = [] } = useQuery(query(jenis.list, {}))
  return (kode_dept) => data.find((row) => row.kode_dept === kode_dept)
}

/** The types of one category; none before it is chosen. */
export const useJenisKategoriOptions = (kode_group: unknown): Options => {
  const { data, isPending } = useQuery(query(jenis.list, {}))
  const options = useMemo(
    () =>
      (data ?? [])
        .filter((row) => row.kode_group === kode_group)
        .map((row) => ({ kode: row.kode_dept, nama: row.nama_dept })),
    [data, kode_group],
  )
  return { options, loading: isPending }
}
