/** Where the till takes the deposit of an order, wherever it is opened from. */
import { LoadError, query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import { SlipTitip } from '../titip-uang/slip-titip.shared.tsx'
import type { Kertas } from './aksi.part.tsx'
import { TambahTitip } from './tambah-titip.shared.tsx'

interface Props {
  no_pesanan: string
  onClose: () => void
  /** Its money is in, and its paper is out. */
  onMasuk: () => void
}

/** One order read as it is now, its deposit taken, its proof printed. */
export default function TerimaTitip({ no_pesanan, onClose, onMasuk }: Props) {
  const pesanan = useQuery({ ...query(getPesanan, { no_pesanan }), staleTime: 0, gcTime: 0 })
  const [kertas, setKertas] = useState<Extract<Kertas, { jenis: 'TITIP' }> | null>(null)
  // The dialog closes once its money is in: then the paper comes, and only after it whoever opened this goes on.
  const masuk = useRef(false)
  if (kertas) return <SlipTitip slip={kertas.isi} message={kertas.message ?? ''} onClose={onMasuk} />
  if (pesanan.error) return <LoadError error={pesanan.error} onRetry={() => void pesanan.refetch()} />
  if (!pesanan.data) return null
  return (
    <TambahTitip
      pesanan={pesanan.data}
      onClose={() => !masuk.current && onClose()}
      onKertas={(baru) => {
        if (baru.jenis !== 'TITIP') return
        masuk.current = true
        setKertas(baru)
      }}
    />
  )
}
