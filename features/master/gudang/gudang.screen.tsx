import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { Badge, type Column, FieldGrid, TextField } from '@kencana/ui'
import { gudang } from './gudang.contract.ts'

type Row = OutputOf<typeof gudang.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_gudang', title: 'Kode Gudang', kind: 'kode' },
  { key: 'nama_gudang', title: 'Nama Gudang', kind: 'name' },
  {
    key: 'bawaan',
    title: 'Bawaan',
    width: 112,
    value: (row) => (row.bawaan ? 'BAWAAN' : ''),
    render: (row) => row.bawaan && <Badge>BAWAAN</Badge>,
  },
]

const BLANK = { kode_gudang: '', nama_gudang: '' }

// The seeded gudang carry the workflows (SP, SS, KS, KC ...): without them goods would have nowhere to go.
const keep = (row: Row) => (row.bawaan ? 'Gudang Bawaan Tidak Bisa Dihapus' : null)

export default function GudangScreen() {
  return (
    <MasterScreen
      master={gudang}
      path={['Data Master', 'Master Gudang']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Gudang Kosong"
      keep={keep}
    >
      {({ field, editing }) => (
        <FieldGrid>
          <TextField {...field('kode_gudang')} label="Kode Gudang" required readOnly={editing} autoFocus={!editing} />
          <TextField {...field('nama_gudang')} label="Nama Gudang" required autoFocus={editing} />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
