import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, TextField } from '@kencana/ui'
import { sales } from './sales.contract.ts'

type Row = OutputOf<typeof sales.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_sales', title: 'Kode Sales', kind: 'kode' },
  { key: 'nama_sales', title: 'Nama Sales', kind: 'name' },
  { key: 'user_id', title: 'User', kind: 'kode', value: (row) => row.user_id ?? '-' },
]

const BLANK = { kode_sales: '', nama_sales: '' }

export default function SalesScreen() {
  return (
    <MasterScreen
      master={sales}
      path={['Data Master', 'Master Sales']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Sales Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid>
          <TextField {...field('kode_sales')} label="Kode Sales" required readOnly={editing} autoFocus={!editing} />
          <TextField {...field('nama_sales')} label="Nama Sales" required autoFocus={editing} />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
