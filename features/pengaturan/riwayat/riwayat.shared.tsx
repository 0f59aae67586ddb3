import type { OutputOf } from '@kencana/contract'
import { LinesTable, LoadError, query, useUser } from '@kencana/screens'
import { Button, type Column, IconButton, IconClock, Modal, Skeleton } from '@kencana/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { PER_HALAMAN, riwayatGroup, riwayatHak, riwayatKadar, riwayatParameter } from './riwayat.contract.ts'

const JENIS = { group: riwayatGroup, kadar: riwayatKadar, parameter: riwayatParameter, hak: riwayatHak } as const
type Jenis = keyof typeof JENIS
type Perubahan = OutputOf<typeof riwayatGroup>['rows'][number]

interface Baris {
  id: string
  waktu: string
  user_id: string
  nama: string
  dari: string
  ke: string
}

const COLUMNS: readonly Column<Baris>[] = [
  { key: 'waktu', title: 'Waktu', kind: 'date' },
  { key: 'user_id', title: 'Oleh' },
  { key: 'nama', title: 'Yang Berubah' },
  { key: 'dari', title: 'Dari' },
  { key: 'ke', title: 'Ke' },
]

const barisOf = (rows: readonly Perubahan[], timeZone: string): Baris[] =>
  rows.flatMap(({ id, waktu, user_id, isi }) =>
    isi.map((satu) => ({
      id: `${id} ${satu.nama}`,
      waktu: new Date(waktu).toLocaleString('sv-SE', { timeZone }).slice(0, 16),
      user_id,
      ...satu,
    })),
  )

/** Changes by one line for each value: when, who, what, from, to. */
export function TabelRiwayat({ rows }: { rows: readonly Perubahan[] }) {
  const { zona_waktu } = useUser()
  return (
    <LinesTable
      columns={COLUMNS}
      rows={barisOf(rows, zona_waktu)}
      rowId={(row) => row.id}
      noun="perubahan"
      emptyText="Belum Ada Perubahan"
    />
  )
}

interface DialogProps {
  jenis: Jenis
  kunci: string
  onClose: () => void
}

function RiwayatDialog({ jenis, kunci, onClose }: DialogProps) {
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
      title={`Riwayat ${kunci}`}
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

/** Buttons that show who changed something, and the dialog they open: draw it beside the list. */
export const useRiwayat = (jenis: Jenis): { tombol: (kunci: string) => ReactNode; dialog: ReactNode } => {
  const [kunci, setKunci] = useState<string | null>(null)
  return {
    tombol: (satu) => (
      <IconButton size="sm" label={`Riwayat ${satu}`} onClick={() => setKunci(satu)}>
        <IconClock />
      </IconButton>
    ),
    dialog: kunci !== null && <RiwayatDialog jenis={jenis} kunci={kunci} onClose={() => setKunci(null)} />,
  }
}
