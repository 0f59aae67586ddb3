/** Opening material of craftsmen, for owners while a shop begins. */
import { gramText, RiwayatDokumen, useMay } from '@kencana/screens'
import { Button } from '@kencana/ui'
import { lazy, Suspense, useState } from 'react'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import { kartuTukang } from '../kartu-tukang/kartu-tukang.contract.ts'
import { batalImporBahan, DOKUMEN_IMPOR_BAHAN, imporBahan, listImporBahan } from './impor-bahan.contract.ts'

// Once, when a shop begins.
const ImporBahan = lazy(() => import('./impor-bahan.part.tsx'))

/** The sheet that is entered, and those of today with their undo; nothing for anybody else, nor later. */
export function BahanAwal() {
  const [buka, setBuka] = useState(false)
  const boleh = useMay(imporBahan)
  const awal = usePara()('stok_awal') === 'YA'
  if (!boleh || !awal) return null
  return (
    <>
      <div>
        <Button onClick={() => setBuka(true)}>Impor Bahan Awal</Button>
      </div>
      <RiwayatDokumen
        dokumen={DOKUMEN_IMPOR_BAHAN}
        title="Bahan awal hari ini"
        emptyText="Belum ada bahan awal"
        list={listImporBahan}
        isi={(row) => `${row.baris} baris`}
        jumlah={(row) => [gramText(row.berat)]}
        cancel={{
          endpoint: batalImporBahan,
          title: 'Batal Bahan Awal',
          text: (row) => `${gramText(row.berat)} bahan keluar lagi dari tangan tukang.`,
          may: () => true,
          changes: [listImporBahan, kartuTukang],
        }}
      />
      {buka && (
        <Suspense>
          <ImporBahan onClose={() => setBuka(false)} />
        </Suspense>
      )}
    </>
  )
}
