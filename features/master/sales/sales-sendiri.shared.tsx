import { type Draft, query, useUser } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sales } from './sales.contract.ts'

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
  const sudah = useRef(false)
  // Not before it is known what an earlier visit left: a form that is stored takes the place of that.
  const siap = loaded && kode_sales !== ''
  const kosong = value.kepala.kode_sales === ''
  useEffect(() => {
    if (!siap || sudah.current) return
    // Whoever empties the field afterwards means it, or types another one.
    sudah.current = true
    if (kosong) set((now) => ({ ...now, kepala: { ...now.kepala, kode_sales } }))
  })
}
