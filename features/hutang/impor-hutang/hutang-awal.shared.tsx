/** Loans of the books of before, for owners while a shop begins. */
import { useMay } from '@kencana/screens'
import { Button } from '@kencana/ui'
import { lazy, Suspense, useState } from 'react'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import { imporHutang } from './impor-hutang.contract.ts'

// Once, when a shop begins.
const ImporHutang = lazy(() => import('./impor-hutang.part.tsx'))

/** Asks for the sheet; nothing for anybody else, nor later. */
export function HutangAwal() {
  const [buka, setBuka] = useState(false)
  const boleh = useMay(imporHutang)
  const awal = usePara()('stok_awal') === 'YA'
  if (!boleh || !awal) return null
  return (
    <>
      <Button onClick={() => setBuka(true)}>Impor Hutang Awal</Button>
      {buka && (
        <Suspense>
          <ImporHutang onClose={() => setBuka(false)} />
        </Suspense>
      )}
    </>
  )
}
