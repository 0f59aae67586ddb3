import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, TextField } from '@kencana/ui'
import { pabrik } from './pabrik.contract.ts'

type Row = OutputOf<typeof pabrik.list>[number]

const COLUMNS: readonly Column<Row>[] = [{ key: 'nama_pabrik', title: 'Pabrik', kind: 'name' }]

const BLANK = { nama_pabrik: '' }

export default function PabrikScreen() {
  return (
    <MasterScreen
      master={pabrik}
      path={['Data Master', 'Master Pabrik']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Pabrik Kosong"
    >
      {({ field }) => (
        <FieldGrid>
          <TextField {...field('nama_pabrik')} label="Pabrik" required autoFocus />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
