import type { OutputOf } from '@kencana/contract'
import { type Options, query, useOptions } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { jenis } from './jenis.contract.ts'

type Jenis = OutputOf<typeof jenis.list>[number]

const BELUM = <JalanKeluar ke="jenis" />

/** The types (jenis) to choose from, of all categories. */
export const useJenisOptions = (): Options => useOptions(jenis.list, {}, JENIS, BELUM)

const JENIS = (row: Jenis) => ({ kode: row.kode_dept, nama: `${row.nama_dept}, ${row.kode_group}` })

const DARI_KATEGORI = ({ kode_dept, nama_dept, kode_group }: Jenis) => ({
  kode: kode_dept,
  nama: nama_dept,
  kode_group,
})

/** Finds a type by its code, with the category it belongs to. */
export const useCariJenis = (): ((kode_dept: unknown) => Jenis | undefined) => {
  const { data = [] } = useQuery(query(jenis.list, {}))
  return (kode_dept) => data.find((row) => row.kode_dept === kode_dept)
}

/** The types of one category; none before it is chosen. */
export const useJenisKategoriOptions = (kode_group: unknown): Options => {
  const dari = useCallback((one: ReturnType<typeof DARI_KATEGORI>) => one.kode_group === kode_group, [kode_group])
  const kategori = typeof kode_group === 'string' ? kode_group : ''
  const empty = kategori === '' ? 'Pilih kategori dulu.' : <JalanKeluar ke="jenis" di={`di kategori ${kategori}`} />
  return useOptions(jenis.list, {}, DARI_KATEGORI, empty, dari)
}
