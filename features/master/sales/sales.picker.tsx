import type { OutputOf } from '@kencana/contract'
import { type Draft, JalanKeluar, type Options, query, useOptions, useUser } from '@kencana/screens'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sales } from './sales.contract.ts'

const SALES = (row: OutputOf<typeof sales.list>[number]) => ({ kode: row.kode_sales, nama: row.nama_sales })

const BELUM = <JalanKeluar apa="Belum ada Sales di toko ini" path="/master-sales" judul="Master Sales" pemilik />

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

/** Which sales person the user is himself; '' where he is none, and until it is known. */
export const useSalesSendiri = (): string => {
  const { user_id } = useUser()
  return useQuery(query(sales.list, {})).data?.find((one) => one.user_id === user_id)?.kode_sales ?? ''
}

/** Chooses him in a form that names nobody; call it beside the draft whose blank form has him already. */
export const useIsiSendiri = <T extends { kepala: { kode_sales: string } }>(
  draft: Pick<Draft<T>, 'loaded' | 'value' | 'set'>,
  kode_sales: string,
): void => {
  const { loaded, value, set } = draft
  // Not before it is known what an earlier visit left: a form that is stored takes the place of that.
  const kosong = loaded && kode_sales !== '' && value.kepala.kode_sales === ''
  useEffect(() => {
    if (kosong) set((now) => ({ ...now, kepala: { ...now.kepala, kode_sales } }))
  })
}
