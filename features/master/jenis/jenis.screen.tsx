import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, KodeSelect, TextField } from '@kencana/ui'
import { useGroupOptions } from '../group/group.picker.tsx'
import { jenis } from './jenis.contract.ts'

type Row = OutputOf<typeof jenis.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_dept', title: 'Kode Jenis', kind: 'kode' },
  { key: 'nama_dept', title: 'Nama Jenis', kind: 'name' },
  { key: 'kode_group', title: 'Kategori', kind: 'kode' },
  { key: 'nama_group', title: 'Nama Kategori' },
]

const BLANK = { kode_dept: '', nama_dept: '', kode_group: '' }

export default function JenisScreen() {
  const groups = useGroupOptions()
  return (
    <MasterScreen
      master={jenis}
      path={['Data Master', 'Master Jenis']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Jenis Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid>
          <TextField {...field('kode_dept')} label="Kode Jenis" required readOnly={editing} autoFocus={!editing} />
          <TextField {...field('nama_dept')} label="Nama Jenis" required autoFocus={editing} />
          <KodeSelect {...field('kode_group')} label="Kategori" required {...groups} />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
