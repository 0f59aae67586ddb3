import { type LabelItem, useInvalidate } from '@kencana/screens'
import { useState } from 'react'
import { LabelBarang, labelOf } from '../../barang/data-barang/label-barang.shared.tsx'
import { TambahBarang } from '../../barang/tambah-barang/tambah-barang.shared.tsx'
import { CHANGES, type Pesanan } from './aksi.part.tsx'

/** What the craftsman made becomes a piece of the shop, and gets its label: then it can be handed over. */
export function MasukkanBarang({ pesanan: { no_pesanan }, onClose }: { pesanan: Pesanan; onClose: () => void }) {
  const invalidate = useInvalidate()
  const [label, setLabel] = useState<LabelItem | null>(null)
  if (label) return <LabelBarang labels={[label]} onClose={onClose} />
  return (
    <TambahBarang
      pesanan={no_pesanan}
      onClose={onClose}
      onSaved={(barang) => {
        void invalidate(CHANGES)
        setLabel(labelOf(barang))
      }}
    />
  )
}
