import type { InputOf, OutputOf } from '@kencana/contract'
import {
  ApiError,
  call,
  GAGAL_EDIT,
  LoadError,
  masterChanged,
  pause,
  query,
  showError,
  useTableUrl,
  useTitle,
  useZodForm,
  WAIT,
} from '@kencana/screens'
import { type Column, DataTable, FieldGrid, FormModal, IconButton, IconEdit, Page, popup, TextField } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listToko, updateToko } from './toko.contract.ts'

type Row = OutputOf<typeof listToko>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_toko', title: 'Kode Toko', kind: 'kode' },
  { key: 'nama_toko', title: 'Nama Toko', kind: 'name' },
]

function Edit({ toko, onClose }: { toko: Row; onClose: () => void }) {
  const cache = useQueryClient()
  const form = useZodForm(updateToko.input, { id: toko._id, nama_toko: toko.nama_toko })
  const simpan = useMutation({
    mutationKey: [updateToko.path],
    meta: { silent: true },
    mutationFn: async (input: InputOf<typeof updateToko>) => {
      await pause(WAIT)
      return call(updateToko, input)
    },
    onError: (error: Error) => {
      if (error instanceof ApiError && error.failure === 'refused') popup('info', error.message)
      else if (error instanceof ApiError && error.failure === 'offline') popup('info', GAGAL_EDIT)
      else showError(error)
    },
    onSuccess: async ({ message }) => {
      await masterChanged(cache, listToko)
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
      title="Edit Data Toko"
      busy={simpan.isPending}
      onClose={onClose}
      hint="Enter ke kolom berikutnya"
      kind={form.visited ? 'primary' : 'default'}
      onSave={submit}
    >
      <FieldGrid>
        <TextField name="kode_toko" label="Kode Toko" value={toko.kode_toko} onChange={() => undefined} readOnly />
        <TextField {...form.field('nama_toko')} label="Nama Toko" required autoFocus />
      </FieldGrid>
    </FormModal>
  )
}

/** The shops of the chain: their names can be changed, nothing can be added or deleted here. */
export default function TokoScreen() {
  useTitle('Master Toko')
  const list = useQuery(query(listToko, {}))
  const view = useTableUrl({ sort: 'kode_toko' })
  const [open, setOpen] = useState<Row | null>(null)
  return (
    <Page fill path={['Data Master', 'Master Toko']} title="Master Toko">
      {list.isError && !list.data ? (
        <LoadError error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <DataTable
          columns={COLUMNS}
          rows={list.data}
          rowId={(row) => row._id}
          view={view}
          emptyText="Data Toko Kosong"
          noun="toko"
          onRowClick={setOpen}
          rowActions={(row) => (
            <IconButton size="sm" label={`Edit ${row.kode_toko}`} onClick={() => setOpen(row)}>
              <IconEdit />
            </IconButton>
          )}
        />
      )}
      {open && <Edit toko={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}
