import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, GramField, TextField } from '@kencana/ui'
import { atribut } from './atribut.contract.ts'

type Row = OutputOf<typeof atribut.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'nama_atribut', title: 'Atribut', kind: 'name' },
  { key: 'berat_atribut', title: 'Berat (g)', kind: 'gram' },
]

const BLANK = { nama_atribut: '', berat_atribut: '' }

export default function AtributScreen() {
  return (
    <MasterScreen
      master={atribut}
      path={['Data Master', 'Master Atribut']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Atribut Kosong"
    >
      {({ field }) => (
        <FieldGrid>
          <TextField {...field('nama_atribut')} label="Atribut" required autoFocus />
          <GramField {...field('berat_atribut')} label="Berat Atribut" />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
