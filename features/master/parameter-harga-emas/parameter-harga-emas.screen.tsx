import type { OutputOf } from '@kencana/contract'
import {
  isOwner,
  LoadError,
  LookOnly,
  masterChanged,
  mutation,
  query,
  useMay,
  useTableUrl,
  useTitle,
  useUser,
  useZodForm,
} from '@kencana/screens'
import {
  type Column,
  DataTable,
  FieldGrid,
  FormModal,
  IconButton,
  IconEdit,
  Page,
  popup,
  RupiahField,
} from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { HargaKategori } from './arti-harga.shared.tsx'
import { hargaEmas, ubahHargaEmas } from './parameter-harga-emas.contract.ts'

type Row = OutputOf<typeof hargaEmas>[number]

function Ubah({ row, onClose }: { row: Row; onClose: () => void }) {
  const cache = useQueryClient()
  const { kode_group, harga, harga_modal, versi } = row
  const form = useZodForm(ubahHargaEmas.input, { kode_group, harga, harga_modal, versi })
  const simpan = useMutation({
    ...mutation(ubahHargaEmas),
    onSuccess: async ({ message }) => {
      await masterChanged(cache, hargaEmas)
      popup('success', message)
      onClose()
    },
  })
  const submit = () => {
    const input = simpan.isPending ? null : form.validate()
    if (input) simpan.mutate(input)
  }
  return (
    <FormModal
      title="Edit Data Parameter Harga Emas"
      titleNote={<span className="k-dim">{`${kode_group} ${row.nama_group}`}</span>}
      busy={simpan.isPending}
      onClose={onClose}
      hint="Berlaku saat ini juga di semua toko"
      kind={form.touched ? 'primary' : 'default'}
      onSave={submit}
    >
      <FieldGrid>
        <HargaKategori {...form.field('harga')} label="Harga" required autoFocus kode_group={kode_group} />
        {harga_modal !== null && <RupiahField {...form.field('harga_modal')} label="Harga Modal" required />}
      </FieldGrid>
    </FormModal>
  )
}

const columnsOf = (timeZone: string, pemilik: boolean): readonly Column<Row>[] => [
  { key: 'kode_group', title: 'Kode Group', kind: 'kode' },
  { key: 'nama_group', title: 'Nama Group', kind: 'name' },
  { key: 'harga', title: 'Harga (Rp)', kind: 'rupiah' },
  { key: 'harga_modal', title: 'Harga Modal (Rp)', kind: 'rupiah', hidden: !pemilik },
  {
    key: 'sejak',
    title: 'Sejak',
    kind: 'date',
    value: (row) => (row.sejak ? new Date(row.sejak).toLocaleString('sv-SE', { timeZone }).slice(0, 16) : '-'),
  },
  { key: 'user_id', title: 'Oleh' },
]

/** Price per gram of each category, since when and by whom; a click changes it. */
export default function ParameterHargaEmasScreen() {
  useTitle('Master Parameter Harga Emas')
  const user = useUser()
  const list = useQuery(query(hargaEmas, {}))
  const view = useTableUrl({ sort: 'kode_group' })
  const [open, setOpen] = useState<Row | null>(null)
  const boleh = useMay(ubahHargaEmas)
  const ubahTombol = (row: Row) => (
    <IconButton size="sm" label={`Edit ${row.kode_group}`} onClick={() => setOpen(row)}>
      <IconEdit />
    </IconButton>
  )
  const [columns] = useState(() => columnsOf(user.zona_waktu, isOwner(user)))
  return (
    <Page
      fill
      path={['Data Master', 'Master Parameter Harga Emas']}
      title="Master Parameter Harga Emas"
      actions={
        <>
          <LookOnly write={ubahHargaEmas} />
          <Link to="/laporan-harga-emas">Laporan perubahan</Link>
        </>
      }
    >
      {list.isError && !list.data ? (
        <LoadError error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <DataTable
          columns={columns}
          rows={list.data}
          rowId={(row) => row.kode_group}
          view={view}
          emptyText="Data Parameter Harga Emas Kosong"
          noun="kategori"
          {...(boleh && { onRowClick: setOpen, rowActions: ubahTombol })}
        />
      )}
      {open && <Ubah row={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}
