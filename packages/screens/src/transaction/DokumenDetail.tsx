import { Button, Modal, Skeleton, Status } from '@kencana/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '../master/MasterScreen.tsx'

export interface DokumenDetailProps<T> {
  /** Its title until it is read: 'Pesanan'. */
  nama: string
  nomor: string
  /** The document, as it is read. */
  baca: UseQueryResult<T>
  title: (data: T) => string
  /** What stands beside its status. */
  tanda?: (data: T) => ReactNode
  onClose: () => void
  children: (data: T) => ReactNode
}

/** One document in full, over the list that it was opened from: whose it is, its number and status, and all there is of it. */
export function DokumenDetail<T extends { status: string }>(props: DokumenDetailProps<T>) {
  const { nama, nomor, baca, title, tanda, onClose, children } = props
  const { data, isError, error, refetch } = baca
  return (
    <Modal
      title={data ? title(data) : nama}
      titleNote={
        <>
          <span className="k-mono k-dim">{nomor}</span>
          {data && <Status value={data.status} />}
          {data && tanda?.(data)}
        </>
      }
      size={1112}
      onClose={onClose}
      actions={<Button onClick={onClose}>Tutup</Button>}
    >
      {data ? (
        children(data)
      ) : isError ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width={240} />
      )}
    </Modal>
  )
}
