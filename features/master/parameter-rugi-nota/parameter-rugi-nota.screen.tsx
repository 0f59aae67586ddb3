import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, KadarField, KodeSelect, RupiahField } from '@kencana/ui'
import { useGroupOptions } from '../group/group.picker.tsx'
import { parameterRugiNota } from './parameter-rugi-nota.contract.ts'

type Row = OutputOf<typeof parameterRugiNota.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_kategori', title: 'Kode Kategori', kind: 'kode' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'rugi', title: 'Rugi Per Gram (Rp)', kind: 'rupiah' },
  { key: 'rusak', title: 'Tambahan Bila Rusak Per Gram (Rp)', kind: 'rupiah' },
]

const BLANK = { kode_kategori: '', kadar: '', rugi: null, rusak: null }

export default function ParameterRugiNotaScreen() {
  const group = useGroupOptions()
  return (
    <MasterScreen
      master={parameterRugiNota}
      path={['Data Master', 'Master Parameter Rugi Nota']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Parameter Rugi Nota Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid columns={2}>
          <KodeSelect
            {...field('kode_kategori')}
            label="Kode Kategori"
            required
            readOnly={editing}
            autoFocus={!editing}
            {...group}
          />
          <KadarField {...field('kadar')} label="Kadar" required readOnly={editing} />
          <RupiahField {...field('rugi')} label="Rugi Per Gram" required autoFocus={editing} />
          <RupiahField {...field('rusak')} label="Tambahan Bila Rusak Per Gram" required />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
