import type { OutputOf } from '@kencana/contract'
import { LinesTable, mutation, query, queryKey, useZodForm } from '@kencana/screens'
import { Button, type Column, FieldGrid, Form, IntField, Modal, popup, Segment, TextField } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hadiah, riwayatHadiah, stokHadiah } from './data-hadiah.contract.ts'

type Hadiah = OutputOf<typeof hadiah.list>[number]
type Perubahan = OutputOf<typeof riwayatHadiah>[number]

const ARAH = ['TAMBAH', 'AMBIL'] as const

const COLUMNS: readonly Column<Perubahan>[] = [
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'keterangan', title: 'Keterangan', kind: 'name' },
  { key: 'jumlah', title: 'Jumlah', kind: 'int', total: true },
  { key: 'user_id', title: 'User' },
]

/** Adds gifts to the stock or takes some out, with the reason; every change is kept. */
export function StokHadiah({ hadiah: row, onClose }: { hadiah: Hadiah; onClose: () => void }) {
  const cache = useQueryClient()
  const { kode_hadiah, nama_hadiah, stock } = row
  const [arah, setArah] = useState<(typeof ARAH)[number]>('TAMBAH')
  const form = useZodForm(stokHadiah.input, { kode_hadiah, jumlah: null, keterangan: '' })
  const riwayat = useQuery({ ...query(riwayatHadiah, { kode_hadiah }), staleTime: 0 })
  const simpan = useMutation({
    ...mutation(stokHadiah),
    onSuccess: async ({ message }) => {
      await cache.invalidateQueries({ queryKey: queryKey(hadiah.list) })
      popup('success', message)
      onClose()
    },
  })
  const submit = () => {
    const input = simpan.isPending ? null : form.validate()
    if (input) simpan.mutate({ ...input, jumlah: arah === 'AMBIL' ? -input.jumlah : input.jumlah })
  }
  return (
    <Modal
      title="Stok Hadiah"
      titleNote={<span className="k-dim">{`${kode_hadiah} ${nama_hadiah}, stok ${stock}`}</span>}
      size={600}
      busy={simpan.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={simpan.isPending}>
            Batal
          </Button>
          <Button
            kind="primary"
            kbd="F9"
            data-save
            busy={simpan.isPending}
            busyText="Sedang Menyimpan"
            onClick={submit}
          >
            Simpan Data
          </Button>
        </>
      }
    >
      <Form onSave={submit}>
        <FieldGrid>
          <Segment label="Tambah atau ambil" value={arah} onChange={setArah} options={ARAH} />
          <IntField {...form.field('jumlah')} label="Jumlah" required autoFocus />
          <TextField {...form.field('keterangan')} label="Keterangan" required />
        </FieldGrid>
      </Form>
      <LinesTable
        columns={COLUMNS}
        rows={riwayat.data ?? []}
        rowId={(one) => String(one.id)}
        noun="perubahan"
        emptyText="Belum ada perubahan stok"
      />
    </Modal>
  )
}
