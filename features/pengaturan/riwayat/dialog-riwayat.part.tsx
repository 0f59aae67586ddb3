import { LoadError, query } from '@kencana/screens'
import { Button, Modal, Skeleton } from '@kencana/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TabelRiwayat } from '../../barang/data-barang/tabel-riwayat.shared.tsx'
import { PER_HALAMAN, riwayatGroup, riwayatHak, riwayatKadar, riwayatParameter } from './riwayat.contract.ts'

const JENIS = { group: riwayatGroup, kadar: riwayatKadar, parameter: riwayatParameter, hak: riwayatHak } as const

/** Whose history it is: of which kind of thing. */
export type JenisRiwayat = keyof typeof JENIS

interface DialogProps {
  jenis: JenisRiwayat
  kunci: string
  nama: string
  onClose: () => void
}

/** A page of a history, the newest first. */
export default function RiwayatDialog({ jenis, kunci, nama, onClose }: DialogProps) {
  const [hal, setHal] = useState(1)
  const { data, isError, error, refetch } = useQuery({
    // The four calls differ in what their key is called by people, not in how it is asked for.
    ...query(JENIS[jenis] as typeof riwayatGroup, { kunci, hal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const akhir = Math.max(1, Math.ceil((data?.total ?? 0) / PER_HALAMAN))
  return (
    <Modal
      title={`Riwayat ${nama}`}
      size={840}
      onClose={onClose}
      hint={`Halaman ${hal} dari ${akhir}`}
      actions={
        <>
          <Button disabled={hal <= 1} onClick={() => setHal(hal - 1)}>
            Lebih Baru
          </Button>
          <Button disabled={hal >= akhir} onClick={() => setHal(hal + 1)}>
            Lebih Lama
          </Button>
          <Button onClick={onClose} autoFocus data-autofocus>
            Tutup
          </Button>
        </>
      }
    >
      {isError && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="60%" />}
      {data && <TabelRiwayat rows={data.rows} />}
    </Modal>
  )
}
