import type { OutputOf } from '@kencana/contract'
import { MasterScreen, useOptions } from '@kencana/screens'
import { type Column, FieldGrid, KodeSelect, RupiahField, TextField } from '@kencana/ui'
import { useRiwayat } from '../../pengaturan/riwayat/riwayat.shared.tsx'
import { HargaKategori, PersentaseKategori } from '../parameter-harga-emas/arti-harga.shared.tsx'
import { parameterJenisGroup } from '../parameter-jenis-group/parameter-jenis-group.contract.ts'
import { group } from './group.contract.ts'
import { PilihPpn } from './group.picker.tsx'

type Row = OutputOf<typeof group.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_group', title: 'Kode Group', kind: 'kode' },
  { key: 'nama_group', title: 'Nama Group', kind: 'name' },
  { key: 'jenis_group', title: 'Jenis Group', kind: 'kode' },
  { key: 'harga', title: 'Harga (Rp)', kind: 'rupiah' },
  { key: 'harga_modal', title: 'Harga Modal (Rp)', kind: 'rupiah' },
  { key: 'persentase', title: 'Persentase', kind: 'persen' },
  { key: 'jenis_ppn', title: 'PPN' },
]

const BLANK = {
  kode_group: '',
  nama_group: '',
  jenis_group: '',
  harga: null,
  harga_modal: null,
  persentase: '',
  jenis_ppn: null,
}

const JENIS = ({ jenis_group }: { jenis_group: string }) => ({ kode: jenis_group, nama: '' })

export default function GroupScreen() {
  const jenis = useOptions(parameterJenisGroup.list, {}, JENIS)
  const riwayat = useRiwayat('group')
  return (
    <>
      <MasterScreen
        master={group}
        path={['Data Master', 'Master Group']}
        columns={COLUMNS}
        blank={BLANK}
        emptyText="Data Group Kosong"
        rowExtra={(row: Row) => riwayat.tombol(row.kode_group)}
      >
        {({ field, editing }) => (
          <FieldGrid columns={2}>
            <TextField {...field('kode_group')} label="Kode Group" required readOnly={editing} autoFocus={!editing} />
            <TextField {...field('nama_group')} label="Nama Group" required autoFocus={editing} />
            <KodeSelect {...field('jenis_group')} label="Jenis Group" required {...jenis} />
            <PersentaseKategori
              {...field('persentase')}
              label="Persentase"
              required
              kode_group={field('kode_group').value}
              nama={field('nama_group').value}
            />
            <HargaKategori
              {...field('harga')}
              label="Harga"
              required
              kode_group={field('kode_group').value}
              persentase={field('persentase').value}
            />
            <RupiahField {...field('harga_modal')} label="Harga Modal" required />
            <PilihPpn {...field('jenis_ppn')} />
          </FieldGrid>
        )}
      </MasterScreen>
      {riwayat.dialog}
    </>
  )
}
