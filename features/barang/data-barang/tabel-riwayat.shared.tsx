import type { OutputOf } from '@kencana/contract'
import { LinesTable, useUser } from '@kencana/screens'
import type { Column } from '@kencana/ui'
import type { riwayatGroup } from '../../pengaturan/riwayat/riwayat.contract.ts'

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
