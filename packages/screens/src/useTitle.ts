import { useEffect } from 'react'
import { useSession } from './session/session.ts'

/** The tab title: shop name, ' | ', the upper-cased page title; on the login page just 'LOGIN'. */
export const useTitle = (title: string): void => {
  const { user } = useSession()
  useEffect(() => {
    document.title = user ? `${user.nama_toko} | ${title.toUpperCase()}` : 'LOGIN'
  }, [user, title])
}
