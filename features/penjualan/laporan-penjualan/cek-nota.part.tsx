/** Why a nota is not in a report: typed or scanned, it says on which days it stands. */
import type { OutputOf } from '@kencana/contract'
import { call, canOpen, ScanLine, useUser } from '@kencana/screens'
import { Button, Modal } from '@kencana/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { cekNota, letakNota } from './laporan-penjualan.contract.ts'

/** Where the nota itself is seen: an order among the orders. */
const tempat = ({ no_faktur_jual, no_pesanan }: OutputOf<typeof cekNota>) =>
  no_pesanan === null
    ? ({ to: '/lihat-penjualan', q: no_faktur_jual, judul: 'Lihat Penjualan' } as const)
    : ({ to: '/lihat-pesanan', q: no_pesanan, judul: 'Lihat Pesanan' } as const)

function Dialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const user = useUser()
  const [nota, setNota] = useState<OutputOf<typeof cekNota> | null>(null)
  const lihat = nota && tempat(nota)
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
          {lihat && canOpen(user, lihat.to) && (
            <Button kind="primary" onClick={() => void navigate({ to: lihat.to, search: { q: lihat.q } })}>
              {lihat.judul}
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
