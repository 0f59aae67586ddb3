import type { OutputOf } from '@kencana/contract'
import { LinesTable, useTanggalJam } from '@kencana/screens'
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

const barisOf = (rows: readonly Perubahan[], tanggalJam: (waktu: string) => string): Baris[] =>
  rows.flatMap(({ id, waktu, user_id, isi }) =>
    isi.map((satu) => ({
      id: `${id} ${satu.nama}`,
      waktu: tanggalJam(waktu),
      user_id,
      ...satu,
    })),
  )

/** Changes by one line for each value: when, who, what, from, to. */
export function TabelRiwayat({ rows }: { rows: readonly Perubahan[] }) {
  const tanggalJam = useTanggalJam()
  return (
    <LinesTable
      columns={COLUMNS}
      rows={barisOf(rows, tanggalJam)}
      rowId={(row) => row.id}
      noun="perubahan"
      emptyText="Belum Ada Perubahan"
    />
  )
}
