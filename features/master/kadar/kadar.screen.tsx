import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, KadarField, PersenField } from '@kencana/ui'
import { useRiwayat } from '../../pengaturan/riwayat/riwayat.shared.tsx'
import { kadar } from './kadar.contract.ts'

type Row = OutputOf<typeof kadar.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode', title: 'Kadar' },
  { key: 'persentase', title: 'Persentase (%)', kind: 'persen' },
]

const BLANK = { kode: '', persentase: '' }

export default function KadarScreen() {
  const riwayat = useRiwayat('kadar')
  return (
    <>
      <MasterScreen
        master={kadar}
        path={['Data Master', 'Master Kadar']}
        columns={COLUMNS}
        blank={BLANK}
        emptyText="Data Kadar Kosong"
        rowExtra={(row: Row) => riwayat.tombol(row.kode)}
      >
        {({ field, editing }) => (
          <FieldGrid>
            <KadarField {...field('kode')} label="Kadar" required readOnly={editing} autoFocus={!editing} />
            <PersenField {...field('persentase')} label="Persentase" required autoFocus={editing} />
          </FieldGrid>
        )}
      </MasterScreen>
      {riwayat.dialog}
    </>
  )
}
