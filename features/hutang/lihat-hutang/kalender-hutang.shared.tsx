/** The calendar of what falls due, drawn when it is asked for. */
import { Button, IconCalendar } from '@kencana/ui'
import { lazy, Suspense, useState } from 'react'

const KalenderHutang = lazy(() => import('./kalender-hutang.part.tsx'))

/** The button that opens it. */
export function TombolKalender() {
  const [buka, setBuka] = useState(false)
  return (
    <>
      <Button icon={<IconCalendar />} onClick={() => setBuka(true)}>
        Kalender
      </Button>
      {buka && (
        <Suspense>
          <KalenderHutang onClose={() => setBuka(false)} />
        </Suspense>
      )}
    </>
  )
}
