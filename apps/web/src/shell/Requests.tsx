import { isOwner, onMinta, useUser } from '@kencana/screens'
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react'

// Whoever loses the connection right after the login reads so, and the page is loaded anew once it is back.
const RequestBadge = lazy<ComponentType>(() => import('./RequestBadge.tsx').catch(() => ({ default: () => null })))
const MintaDialog = lazy(() => import('../../../../features/akses/otorisasi/minta.shared.tsx'))

interface Asked {
  id: string
  resolve: (agreed: boolean) => void
}

/** Agreements: what waits for this user, and the dialog of what he himself asks for, over whatever screen stands open. */
export function Requests() {
  const user = useUser()
  // One dialog at a time; what is refused behind it waits for its turn.
  const [queue, setQueue] = useState<readonly Asked[]>([])
  const asked = queue[0]
  useEffect(() => onMinta((id) => new Promise((resolve) => setQueue((now) => [...now, { id, resolve }]))), [])
  const done = useCallback(
    (agreed: boolean) => {
      setQueue((now) => now.filter((one) => one !== asked))
      asked?.resolve(agreed)
    },
    [asked],
  )
  const looks = isOwner(user) || user.aksi.includes('/dashboard#saksi')
  return (
    <Suspense>
      {looks && <RequestBadge />}
      {asked && <MintaDialog key={asked.id} id={asked.id} onDone={done} />}
    </Suspense>
  )
}
