import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, GramField, IntField, KodeSelect, RupiahField } from '@kencana/ui'
import { useGroupOptions } from '../group/group.picker.tsx'
import { parameterPoint } from './parameter-point.contract.ts'

type Row = OutputOf<typeof parameterPoint.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_group', title: 'Kode Group', kind: 'kode' },
  { key: 'type', title: 'Dihitung Per' },
  { key: 'per_gram', title: 'Setiap Gram (g)', kind: 'gram' },
  { key: 'per_rp', title: 'Setiap Rupiah (Rp)', kind: 'rupiah' },
  { key: 'poin', title: 'Poin', kind: 'int' },
]

const TYPE = [
  { kode: 'GRAM', nama: '' },
  { kode: 'RUPIAH', nama: '' },
]

const BLANK = { kode_group: '', type: '', per_gram: '', per_rp: null, poin: null } as const

export default function ParameterPointScreen() {
  const group = useGroupOptions()
  return (
    <MasterScreen
      master={parameterPoint}
      path={['Data Master', 'Master Parameter Point']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Parameter Point Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid columns={2}>
          <KodeSelect
            {...field('kode_group')}
            label="Kode Group"
            required
            readOnly={editing}
            autoFocus={!editing}
            {...group}
          />
          <KodeSelect {...field('type')} label="Dihitung Per" required autoFocus={editing} options={TYPE} />
          <GramField {...field('per_gram')} label="Setiap Gram" required />
          <RupiahField {...field('per_rp')} label="Setiap Rupiah" required />
          <IntField {...field('poin')} label="Poin" required />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
