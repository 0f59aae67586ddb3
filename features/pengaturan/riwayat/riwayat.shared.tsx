import { IconButton, IconClock } from '@kencana/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { JenisRiwayat } from './dialog-riwayat.part.tsx'

// A history is asked for now and then: what shows it comes when it is.
const RiwayatDialog = lazy(() => import('./dialog-riwayat.part.tsx'))

interface Riwayat {
  /** @param nama what people call it, where its key is a word of the program */
  tombol: (kunci: string, nama?: string) => ReactNode
  dialog: ReactNode
}

/** Buttons that show who changed something, and the dialog they open: draw it beside the list. */
export const useRiwayat = (jenis: JenisRiwayat): Riwayat => {
  const [buka, setBuka] = useState<{ kunci: string; nama: string } | null>(null)
  return {
    tombol: (kunci, nama = kunci) => (
      <IconButton size="sm" label={`Riwayat ${nama}`} onClick={() => setBuka({ kunci, nama })}>
        <IconClock />
      </IconButton>
    ),
    dialog: buka !== null && (
      <Suspense>
        <RiwayatDialog jenis={jenis} {...buka} onClose={() => setBuka(null)} />
      </Suspense>
    ),
  }
}
