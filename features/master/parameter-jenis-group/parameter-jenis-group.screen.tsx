import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, TextField } from '@kencana/ui'
import { parameterJenisGroup } from './parameter-jenis-group.contract.ts'

type Row = OutputOf<typeof parameterJenisGroup.list>[number]

const COLUMNS: readonly Column<Row>[] = [{ key: 'jenis_group', title: 'Kode Jenis Group', kind: 'name' }]

const BLANK = { jenis_group: '' }

export default function ParameterJenisGroupScreen() {
  return (
    <MasterScreen
      master={parameterJenisGroup}
      path={['Data Master', 'Master Parameter Jenis Group']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Baki Kosong"
    >
      {({ field }) => (
        <FieldGrid>
          <TextField
            {...field('jenis_group')}
            label="Kode Jenis Group"
            required
            autoFocus
            placeholder="Masukan Kode Jenis Group"
          />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
