import type { OutputOf } from '@kencana/contract'
import { call, LinesTable, mutation, query, queryKey, showError, useFile, useMay, useZodForm } from '@kencana/screens'
import {
  Button,
  type Column,
  dataUrl,
  FieldGrid,
  Form,
  IntField,
  Modal,
  PhotoField,
  popup,
  Segment,
  TextField,
} from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  fotoHadiah,
  hadiah,
  hapusFotoHadiah,
  riwayatHadiah,
  simpanFotoHadiah,
  stokHadiah,
} from './data-hadiah.contract.ts'

type Hadiah = OutputOf<typeof hadiah.list>[number]
type Perubahan = OutputOf<typeof riwayatHadiah>[number]

const ARAH = ['TAMBAH', 'AMBIL'] as const

const COLUMNS: readonly Column<Perubahan>[] = [
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'keterangan', title: 'Keterangan', kind: 'name' },
  { key: 'jumlah', title: 'Jumlah', kind: 'int', total: true },
  { key: 'user_id', title: 'User' },
]

/** Its photo: stored as soon as it is chosen, since it stands beside the form, not in it. */
function Foto({ hadiah: { kode_hadiah, nama_hadiah, foto } }: { hadiah: Hadiah }) {
  const cache = useQueryClient()
  const [ada, setAda] = useState(foto)
  const [baru, setBaru] = useState<Blob | null>(null)
  const url = useFile(fotoHadiah, ada ? { kode_hadiah, hash: ada } : null)
  const boleh = useMay(simpanFotoHadiah)
  const ganti = async (isi: Blob | null) => {
    setBaru(isi)
    try {
      const simpan = async (blob: Blob) => call(simpanFotoHadiah, { kode_hadiah, foto: await dataUrl(blob) })
      const jawab = isi ? await simpan(isi) : { ...(await call(hapusFotoHadiah, { kode_hadiah })), foto: null }
      setAda(jawab.foto)
      popup('success', jawab.message)
    } catch (error) {
      showError(error)
    }
    await cache.invalidateQueries({ queryKey: queryKey(hadiah.list) })
    setBaru(null)
  }
  return (
    <PhotoField
      value={baru}
      url={url ?? null}
      label={`Foto ${nama_hadiah}`}
      readOnly={!boleh}
      onChange={(isi) => void ganti(isi)}
    />
  )
}

/** Adds gifts to the stock or takes some out, with the reason; every change is kept. */
export default function StokHadiah({ hadiah: row, onClose }: { hadiah: Hadiah; onClose: () => void }) {
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
      <Foto hadiah={row} />
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
