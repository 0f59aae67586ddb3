import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, KodeSelect, PersenField, RupiahField } from '@kencana/ui'
import { useGroupOptions } from '../group/group.picker.tsx'
import { useKondisiBeliOptions } from '../kondisi-pembelian/kondisi-pembelian.picker.tsx'
import { parameterPotonganKategori } from './parameter-potongan-kategori.contract.ts'

type Row = OutputOf<typeof parameterPotonganKategori.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_group', title: 'Kode Group', kind: 'kode' },
  { key: 'potongan_harga', title: 'Potongan Harga (Rp)', kind: 'rupiah' },
  { key: 'potongan_markis', title: 'Potongan Markis (%)', kind: 'persen' },
  { key: 'kondisi_bawaan', title: 'Kondisi Bawaan', kind: 'kode' },
]

const BLANK = { kode_group: '', potongan_harga: null, potongan_markis: '', kondisi_bawaan: '' }

export default function ParameterPotonganKategoriScreen() {
  const group = useGroupOptions()
  const kondisi = useKondisiBeliOptions()
  return (
    <MasterScreen
      master={parameterPotonganKategori}
      path={['Data Master', 'Master Parameter Potongan Kategori']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Parameter Potongan Kategori Kosong"
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
          <RupiahField {...field('potongan_harga')} label="Potongan Harga" required autoFocus={editing} />
          <PersenField {...field('potongan_markis')} label="Potongan Markis" required />
          <KodeSelect
            {...field('kondisi_bawaan')}
            value={field('kondisi_bawaan').value ?? ''}
            label="Kondisi Bawaan"
            hint="Kondisi yang lebih baik dihitung sebagai diskon yang membeli."
            {...kondisi}
          />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
