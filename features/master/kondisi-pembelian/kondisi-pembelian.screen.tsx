import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, KodeSelect, PersenField, RupiahField, TextField } from '@kencana/ui'
import { kondisiPembelian } from './kondisi-pembelian.contract.ts'

type Row = OutputOf<typeof kondisiPembelian.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kondisi_barang', title: 'Kondisi Barang', kind: 'kode' },
  { key: 'type', title: 'Jenis Potongan' },
  { key: 'potongan', title: 'Potongan (Rp)', kind: 'rupiah' },
  { key: 'persentase', title: 'Presentase (%)', kind: 'persen' },
  { key: 'status_aktif', title: 'Status Aktif' },
]

const TYPE = [
  { kode: 'RP', nama: 'per gram' },
  { kode: 'PERSENTASE', nama: '' },
]
const STATUS_AKTIF = [
  { kode: 'YA', nama: '' },
  { kode: 'TIDAK', nama: '' },
]

const BLANK = { kondisi_barang: '', type: '', potongan: null, persentase: '', status_aktif: 'YA' } as const

/** A field that the chosen kind asks for, or not. */
const hanya = (diminta: boolean) => ({ required: diminta, readOnly: !diminta })

/** What the other kind takes off is nothing: nobody is asked for it. */
const lainnya = (type: string) =>
  type === 'RP' ? { potongan: null, persentase: '0' } : { potongan: 0, persentase: '' }

export default function KondisiPembelianScreen() {
  return (
    <MasterScreen
      master={kondisiPembelian}
      path={['Data Master', 'Master Kondisi Pembelian']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Kondisi Pembelian Kosong"
    >
      {({ field, values, set, editing }) => (
        <FieldGrid columns={2}>
          <TextField
            {...field('kondisi_barang')}
            label="Kondisi Barang"
            required
            readOnly={editing}
            autoFocus={!editing}
          />
          <KodeSelect
            {...field('type')}
            label="Jenis Potongan"
            required
            autoFocus={editing}
            options={TYPE}
            onChange={(type) => type !== values.type && set({ type: type as Row['type'], ...lainnya(type) })}
          />
          <RupiahField {...field('potongan')} label="Potongan" {...hanya(values.type !== 'PERSENTASE')} />
          <PersenField {...field('persentase')} label="Presentase" {...hanya(values.type !== 'RP')} />
          <KodeSelect {...field('status_aktif')} label="Status Aktif" required options={STATUS_AKTIF} />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
