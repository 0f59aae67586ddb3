import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, PersenField, TextField } from '@kencana/ui'
import { marketplace } from './marketplace.contract.ts'

type Row = OutputOf<typeof marketplace.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_marketplace', title: 'Kode Marketplace', kind: 'kode' },
  { key: 'nama_marketplace', title: 'Nama Marketplace', kind: 'name' },
  { key: 'biaya', title: 'Biaya', kind: 'persen' },
]

const BLANK = { kode_marketplace: '', nama_marketplace: '', biaya: null }

export default function MarketplaceScreen() {
  return (
    <MasterScreen
      master={marketplace}
      path={['Data Master', 'Master Marketplace']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Marketplace Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid>
          <TextField
            {...field('kode_marketplace')}
            label="Kode Marketplace"
            required
            readOnly={editing}
            autoFocus={!editing}
          />
          <TextField {...field('nama_marketplace')} label="Nama Marketplace" required autoFocus={editing} />
          <PersenField {...field('biaya')} label="Biaya" />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
