import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, TextField } from '@kencana/ui'
import { kondisiBarang } from './kondisi-barang.contract.ts'

type Row = OutputOf<typeof kondisiBarang.list>[number]

const COLUMNS: readonly Column<Row>[] = [{ key: 'kondisi_barang', title: 'Kondisi Barang', kind: 'name' }]

const BLANK = { kondisi_barang: '' }

export default function KondisiBarangScreen() {
  return (
    <MasterScreen
      master={kondisiBarang}
      path={['Data Master', 'Master Kondisi Barang']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Kondisi Barang Kosong"
    >
      {({ field }) => (
        <FieldGrid>
          <TextField {...field('kondisi_barang')} label="Kondisi Barang" required autoFocus />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
