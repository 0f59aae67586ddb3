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

/** A field that the chosen way asks for, or not. */
const hanya = (diminta: boolean) => ({ required: diminta, readOnly: !diminta })

/** What the other way of counting takes is nothing: nobody is asked for it. */
const lainnya = (type: string) => (type === 'GRAM' ? { per_gram: '', per_rp: 0 } : { per_gram: '0', per_rp: null })

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
      {({ field, values, set, editing }) => (
        <FieldGrid columns={2}>
          <KodeSelect
            {...field('kode_group')}
            label="Kode Group"
            required
            readOnly={editing}
            autoFocus={!editing}
            {...group}
          />
          <KodeSelect
            {...field('type')}
            label="Dihitung Per"
            required
            autoFocus={editing}
            options={TYPE}
            onChange={(type) => type !== values.type && set({ type: type as Row['type'], ...lainnya(type) })}
          />
          <GramField {...field('per_gram')} label="Setiap Gram" {...hanya(values.type !== 'RUPIAH')} />
          <RupiahField {...field('per_rp')} label="Setiap Rupiah" {...hanya(values.type !== 'GRAM')} />
          <IntField {...field('poin')} label="Poin" required />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
