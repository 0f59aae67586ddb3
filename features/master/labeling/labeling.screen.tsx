import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, TextField } from '@kencana/ui'
import { labeling } from './labeling.contract.ts'

type Row = OutputOf<typeof labeling.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_labeling', title: 'Kode Labeling', kind: 'kode' },
  { key: 'nama_labeling', title: 'Nama Labeling', kind: 'name' },
]

const BLANK = { kode_labeling: '', nama_labeling: '' }

export default function LabelingScreen() {
  return (
    <MasterScreen
      master={labeling}
      path={['Data Master', 'Master Labeling']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Labeling Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid>
          <TextField
            {...field('kode_labeling')}
            label="Kode Labeling"
            required
            readOnly={editing}
            autoFocus={!editing}
          />
          <TextField {...field('nama_labeling')} label="Nama Labeling" required autoFocus={editing} />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
