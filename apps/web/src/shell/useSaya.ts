import { DENIED, query, renewSession, useSession } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saya } from '../../../../features/akses/sesi/sesi.contract.ts'

const MENIT = 60_000

/**
 * Keeps menu, level and names of the session as the server has them now: every minute, when the window is looked at
 * again, when a screen is closed to the user, and whenever a call is refused for want of a right.
 * @param closed the screen that stands open is not in the menu
 */
export const useSaya = (closed: boolean): void => {
  const token = useSession().user?.token
  const { data, refetch } = useQuery({
    ...query(saya, {}, { guarded: false }),
    // Another shop or user is another session: nothing of the one before may come back.
    queryKey: [saya.path, token],
    enabled: token !== undefined,
    refetchInterval: MENIT,
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    // The form is left out where it is the default; a page that stands open takes a new one with its next load.
    if (data) renewSession({ bentuk: undefined, ...data })
  }, [data])
  useEffect(() => {
    const again = () => void refetch()
    window.addEventListener(DENIED, again)
    return () => window.removeEventListener(DENIED, again)
  }, [refetch])
  useEffect(() => {
    if (closed) void refetch()
  }, [closed, refetch])
}
