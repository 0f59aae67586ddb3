import type { OutputOf } from '@kencana/contract'
import { type Options, query, useOptions } from '@kencana/screens'
import { useQueryClient } from '@tanstack/react-query'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { sales } from './sales.contract.ts'

const SALES = (row: OutputOf<typeof sales.list>[number]) => ({ kode: row.kode_sales, nama: row.nama_sales })

const BELUM = <JalanKeluar ke="sales" />

/** The sales people of the shop. */
export const useSalesOptions = (): Options => useOptions(sales.list, {}, SALES, BELUM)

/** Finds a sales person by his code, waiting for the list where it is not here yet: the first scan of a page may be his card. */
export const useCariSales = () => {
  const client = useQueryClient()
  return async (kode: string): Promise<OutputOf<typeof sales.list>[number] | undefined> => {
    const list = await client.ensureQueryData(query(sales.list, {})).catch(() => [])
    return list.find((one) => one.kode_sales === kode)
  }
}
