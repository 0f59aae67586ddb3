import { bentuk } from '@kencana/ledger'
import { DENIED, query, renewSession, useSession } from '@kencana/screens'
import { popup } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saya } from '../../../../features/akses/sesi/sesi.contract.ts'

const MENIT = 60_000

// Once for as long as the page stands.
let told = false

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
    if (!data) return
    renewSession({ bentuk: undefined, ...data })
    // A page half in one form and half in the other would be worse than one that waits.
    if ((data.bentuk ?? 'INTERNASIONAL') === bentuk() || told) return
    told = true
    popup('info', 'Bentuk Angka Berubah, Muat Ulang Halaman')
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
