import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, GramField, KodeSelect, TextField } from '@kencana/ui'
import { useGudangOptions } from '../gudang/gudang.picker.tsx'
import { baki } from './baki.contract.ts'

type Row = OutputOf<typeof baki.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_baki', title: 'Kode Baki', kind: 'kode' },
  { key: 'nama_baki', title: 'Nama Baki', kind: 'name' },
  { key: 'kode_gudang', title: 'Gudang', kind: 'kode' },
  { key: 'nama_gudang', title: 'Nama Gudang' },
  { key: 'berat_baki', title: 'Berat Baki (g)', kind: 'gram' },
  { key: 'berat_bandrol', title: 'Berat Bandrol (g)', kind: 'gram' },
]

const BLANK = { kode_baki: '', nama_baki: '', kode_gudang: '', berat_baki: '', berat_bandrol: '' }

export default function BakiScreen() {
  const gudang = useGudangOptions()
  return (
    <MasterScreen
      master={baki}
      path={['Data Master', 'Master Baki']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Baki Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid columns={2}>
          <TextField {...field('kode_baki')} label="Kode Baki" required readOnly={editing} autoFocus={!editing} />
          <TextField {...field('nama_baki')} label="Nama Baki" required autoFocus={editing} />
          <KodeSelect {...field('kode_gudang')} label="Kode Gudang" required {...gudang} />
          <GramField {...field('berat_baki')} label="Berat Baki" required />
          <GramField {...field('berat_bandrol')} label="Berat Bandrol" required />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
