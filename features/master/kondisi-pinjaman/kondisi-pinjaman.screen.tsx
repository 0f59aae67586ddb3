import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, TextField } from '@kencana/ui'
import { kondisiPinjaman } from './kondisi-pinjaman.contract.ts'

type Row = OutputOf<typeof kondisiPinjaman.list>[number]

const COLUMNS: readonly Column<Row>[] = [{ key: 'kondisi_pinjaman', title: 'Kondisi Pinjaman', kind: 'name' }]

const BLANK = { kondisi_pinjaman: '' }

export default function KondisiPinjamanScreen() {
  return (
    <MasterScreen
      master={kondisiPinjaman}
      path={['Data Master', 'Master Kondisi Pinjaman']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Kondisi Pinjaman Kosong"
    >
      {({ field }) => (
        <FieldGrid>
          <TextField {...field('kondisi_pinjaman')} label="Kondisi Pinjaman" required autoFocus />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
