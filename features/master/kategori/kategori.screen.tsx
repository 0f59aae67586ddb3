import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, KadarField, TextField } from '@kencana/ui'
import { PilihPpn } from '../group/group.picker.tsx'
import { HargaKategori, PersentaseKategori } from '../parameter-harga-emas/arti-harga.shared.tsx'
import { kategori } from './kategori.contract.ts'

type Row = OutputOf<typeof kategori.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_kategori', title: 'Kode Kategori', kind: 'kode' },
  { key: 'nama_kategori', title: 'Nama Kategori', kind: 'name' },
  { key: 'harga_pergram', title: 'Harga Per Gram (Rp)', kind: 'rupiah' },
  { key: 'presentase', title: 'Presentase (%)', kind: 'persen' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'jenis_ppn', title: 'PPN' },
]

const BLANK = { kode_kategori: '', nama_kategori: '', harga_pergram: null, presentase: '', kadar: '', jenis_ppn: null }

export default function KategoriScreen() {
  return (
    <MasterScreen
      master={kategori}
      path={['Data Master', 'Master Kategori']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Kategori Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid columns={2}>
          <TextField
            {...field('kode_kategori')}
            label="Kode Kategori"
            required
            readOnly={editing}
            autoFocus={!editing}
          />
          <TextField {...field('nama_kategori')} label="Nama Kategori" required autoFocus={editing} />
          <HargaKategori
            {...field('harga_pergram')}
            label="Harga Per Gram"
            required
            kode_group={field('kode_kategori').value}
            persentase={field('presentase').value}
          />
          <PersentaseKategori
            {...field('presentase')}
            label="Presentase"
            required
            kode_group={field('kadar').value}
            nama=""
          />
          <KadarField {...field('kadar')} label="Kadar" required />
          <PilihPpn {...field('jenis_ppn')} />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
