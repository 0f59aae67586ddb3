import type { OutputOf } from '@kencana/contract'
import { MasterScreen, useMay, useOptions } from '@kencana/screens'
import { type Column, FieldGrid, IconButton, IconScale, KodeSelect, RupiahField, TextField } from '@kencana/ui'
import { lazy, Suspense, useState } from 'react'
import { useRiwayat } from '../../pengaturan/riwayat/riwayat.shared.tsx'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { HargaKategori, PersentaseKategori } from '../parameter-harga-emas/arti-harga.shared.tsx'
import { parameterJenisGroup } from '../parameter-jenis-group/parameter-jenis-group.contract.ts'
import { group } from './group.contract.ts'
import { PilihPpn } from './group.picker.tsx'

// It is put right once in the life of a category: what asks for it comes when it is.
const KoreksiPersentase = lazy(() => import('./koreksi-persentase.part.tsx'))

type Row = OutputOf<typeof group.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_group', title: 'Kode Group', kind: 'kode' },
  { key: 'nama_group', title: 'Nama Group', kind: 'name' },
  { key: 'jenis_group', title: 'Jenis Group', kind: 'kode' },
  { key: 'harga', title: 'Harga (Rp)', kind: 'rupiah' },
  { key: 'harga_modal', title: 'Harga Modal (Rp)', kind: 'rupiah' },
  { key: 'persentase', title: 'Persentase', kind: 'persen' },
  { key: 'jenis_ppn', title: 'PPN', hidden: true },
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

const BELUM = <JalanKeluar ke="jenis_group" />

/** Where a wrong one is put right once goods are in the books. */
const SETELAH = 'Setelah kategori dipakai: tombol Betulkan persentase di barisnya'

export default function GroupScreen() {
  const jenis = useOptions(parameterJenisGroup.list, {}, JENIS, BELUM)
  const riwayat = useRiwayat('group')
  // Whose right it is to change a category it is to put it right; the call itself comes with its dialog.
  const boleh = useMay(group.update)
  const [dibetulkan, setDibetulkan] = useState<Row | null>(null)
  return (
    <>
      <MasterScreen
        master={group}
        path={['Data Master', 'Master Group']}
        columns={COLUMNS}
        blank={BLANK}
        emptyText="Data Group Kosong"
        extras={boleh ? 2 : 1}
        rowExtra={(row: Row) => (
          <>
            {boleh && (
              <IconButton size="sm" label={`Betulkan persentase ${row.kode_group}`} onClick={() => setDibetulkan(row)}>
                <IconScale />
              </IconButton>
            )}
            {riwayat.tombol(row.kode_group)}
          </>
        )}
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
              hint={SETELAH}
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
      {dibetulkan && (
        <Suspense>
          <KoreksiPersentase row={dibetulkan} onClose={() => setDibetulkan(null)} />
        </Suspense>
      )}
    </>
  )
}
