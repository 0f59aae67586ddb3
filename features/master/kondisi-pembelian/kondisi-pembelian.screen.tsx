import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, KodeSelect, PersenField, RupiahField, TextField } from '@kencana/ui'
import { kondisiPembelian } from './kondisi-pembelian.contract.ts'

type Row = OutputOf<typeof kondisiPembelian.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kondisi_barang', title: 'Kondisi Barang', kind: 'kode' },
  { key: 'type', title: 'Type' },
  { key: 'potongan', title: 'Potongan (Rp)', kind: 'rupiah' },
  { key: 'persentase', title: 'Presentase (%)', kind: 'persen' },
  { key: 'status_aktif', title: 'Status Aktif' },
]

const TYPE = [
  { kode: 'RP', nama: '' },
  { kode: 'PERSENTASE', nama: '' },
]
const STATUS_AKTIF = [
  { kode: 'YA', nama: '' },
  { kode: 'TIDAK', nama: '' },
]

const BLANK = { kondisi_barang: '', type: '', potongan: null, persentase: '', status_aktif: '' } as const

export default function KondisiPembelianScreen() {
  return (
    <MasterScreen
      master={kondisiPembelian}
      path={['Data Master', 'Master Kondisi Pembelian']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Kondisi Pembelian Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid columns={2}>
          <TextField
            {...field('kondisi_barang')}
            label="Kondisi Barang"
            required
            readOnly={editing}
            autoFocus={!editing}
          />
          <KodeSelect {...field('type')} label="Type" required autoFocus={editing} options={TYPE} />
          <RupiahField {...field('potongan')} label="Potongan" required />
          <PersenField {...field('persentase')} label="Presentase" required />
          <KodeSelect {...field('status_aktif')} label="Status Aktif" required options={STATUS_AKTIF} />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
