import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, TextField } from '@kencana/ui'
import { {{camel}} } from './{{nama}}.contract.ts'

type Row = OutputOf<typeof {{camel}}.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_{{snake}}', title: 'Kode {{Judul}}', kind: 'kode' },
  { key: 'nama_{{snake}}', title: 'Nama {{Judul}}', kind: 'name' },
]

const BLANK = { kode_{{snake}}: '', nama_{{snake}}: '' }

export default function {{Pascal}}Screen() {
  return (
    <MasterScreen
      master={{{camel}}}
      path={['Data Master', 'Master {{Judul}}']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data {{Judul}} Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid>
          <TextField {...field('kode_{{snake}}')} label="Kode {{Judul}}" required readOnly={editing} autoFocus={!editing} />
          <TextField {...field('nama_{{snake}}')} label="Nama {{Judul}}" required autoFocus={editing} />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
