import { IconButton, IconClock } from '@kencana/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { JenisRiwayat } from './dialog-riwayat.part.tsx'

// A history is asked for now and then: what shows it comes when it is.
const RiwayatDialog = lazy(() => import('./dialog-riwayat.part.tsx'))

/** Buttons that show who changed something, and the dialog they open: draw it beside the list. */
export const useRiwayat = (jenis: JenisRiwayat): { tombol: (kunci: string) => ReactNode; dialog: ReactNode } => {
  const [kunci, setKunci] = useState<string | null>(null)
  return {
    tombol: (satu) => (
      <IconButton size="sm" label={`Riwayat ${satu}`} onClick={() => setKunci(satu)}>
        <IconClock />
      </IconButton>
    ),
    dialog: kunci !== null && (
      <Suspense>
        <RiwayatDialog jenis={jenis} kunci={kunci} onClose={() => setKunci(null)} />
      </Suspense>
    ),
  }
}
