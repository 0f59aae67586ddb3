import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, TextField } from '@kencana/ui'
import { tukang } from './tukang.contract.ts'

type Row = OutputOf<typeof tukang.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_tukang', title: 'Kode Tukang', kind: 'kode' },
  { key: 'nama_tukang', title: 'Nama Tukang', kind: 'name' },
]

const BLANK = { kode_tukang: '', nama_tukang: '' }

export default function TukangScreen() {
  return (
    <MasterScreen
      master={tukang}
      path={['Data Master', 'Master Tukang']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Tukang Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid>
          <TextField {...field('kode_tukang')} label="Kode Tukang" required readOnly={editing} autoFocus={!editing} />
          <TextField {...field('nama_tukang')} label="Nama Tukang" required autoFocus={editing} />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
