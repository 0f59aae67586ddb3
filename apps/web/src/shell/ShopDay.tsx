import { useSession } from '@kencana/screens'
import { TodayContext } from '@kencana/ui'
import type { ReactNode } from 'react'

/** Tells every date field what 'today' is: the server's date. */
export function ShopDay({ children }: { children: ReactNode }) {
  const { hariIni } = useSession()
  return <TodayContext value={hariIni}>{children}</TodayContext>
}
