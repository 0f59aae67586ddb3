import type { OutputOf } from '@kencana/contract'
import { LinesTable, useReckoned } from '@kencana/screens'
import { Button, type Column, Modal } from '@kencana/ui'
import { useState } from 'react'
import { statusTransaksi } from '../../service/transaksi-services/status-service.contract.ts'
import { riwayatPelanggan } from './pelanggan.contract.ts'

type Transaksi = OutputOf<typeof riwayatPelanggan>['transaksi'][number]

const COLUMNS: readonly Column<Transaksi>[] = [
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'jenis', title: 'Jenis', width: 104 },
  { key: 'nomor', title: 'Nomor', kind: 'kode' },
  { key: 'keterangan', title: 'Keterangan', kind: 'name' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram' },
  { key: 'status', title: 'Status', kind: 'status', value: statusTransaksi },
]

/** What a customer did in this shop before: how often, and the last of it in a dialog. */
export function Riwayat({ kode_member, no_hp }: { kode_member: string; no_hp: string }) {
  const [open, setOpen] = useState(false)
  const { result } = useReckoned(riwayatPelanggan, { kode_member, no_hp })
  if (!result || result.jumlah === 0) return null
  const [terakhir] = result.transaksi
  return (
    <>
      <Button size="sm" kind="subtle" onClick={() => setOpen(true)}>
        {result.jumlah} transaksi, terakhir {terakhir?.tgl_system}
      </Button>
      {open && (
        <Modal title="Riwayat Pelanggan" size={720} onClose={() => setOpen(false)}>
          <LinesTable
            columns={COLUMNS}
            rows={result.transaksi}
            rowId={(row) => row.nomor}
            noun="transaksi"
            emptyText="Belum ada transaksi"
          />
        </Modal>
      )}
    </>
  )
}
