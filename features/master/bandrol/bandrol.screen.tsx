import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, GramField, TextField } from '@kencana/ui'
import { bandrol } from './bandrol.contract.ts'

type Row = OutputOf<typeof bandrol.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'keterangan', title: 'Keterangan', kind: 'kode' },
  { key: 'berat_bandrol', title: 'Berat Bandrol (g)', kind: 'gram' },
]

const BLANK = { keterangan: '', berat_bandrol: '' }

export default function BandrolScreen() {
  return (
    <MasterScreen
      master={bandrol}
      path={['Data Master', 'Master Bandrol']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Bandrol Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid>
          <TextField {...field('keterangan')} label="Keterangan" required readOnly={editing} autoFocus={!editing} />
          <GramField {...field('berat_bandrol')} label="Berat Bandrol" required autoFocus={editing} />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
