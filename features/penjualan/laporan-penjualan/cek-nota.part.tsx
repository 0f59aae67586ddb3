/** Why a nota is not in a report: typed or scanned, it says on which days it stands. */
import type { OutputOf } from '@kencana/contract'
import { call, canOpen, ScanLine, useUser } from '@kencana/screens'
import { Button, Modal } from '@kencana/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { cekNota, letakNota } from './laporan-penjualan.contract.ts'

const LIHAT = '/lihat-penjualan'

function Dialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const user = useUser()
  const [nota, setNota] = useState<OutputOf<typeof cekNota> | null>(null)
  const cari = async (no_faktur: string) => {
    setNota(null)
    const found = await call(cekNota, { no_faktur })
    setNota(found)
    return <b>{found.no_faktur_jual}</b>
  }
  return (
    <Modal
      title="Cek Nota"
      size={520}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} kbd="Esc">
            Tutup
          </Button>
          {nota && canOpen(user, LIHAT) && (
            <Button kind="primary" onClick={() => void navigate({ to: LIHAT, search: { q: nota.no_faktur_jual } })}>
              Lihat Penjualan
            </Button>
          )}
        </>
      }
    >
      <ScanLine onScan={cari} placeholder="No faktur, angka akhirnya, atau barcode" />
      <p role="status">{nota && `${nota.no_faktur_jual}: ${letakNota(nota)}`}</p>
    </Modal>
  )
}

/** The button beside a report's filters. */
export function CekNota() {
  const [buka, setBuka] = useState(false)
  return (
    <>
      <Button onClick={() => setBuka(true)}>Cek Nota</Button>
      {buka && <Dialog onClose={() => setBuka(false)} />}
    </>
  )
}
