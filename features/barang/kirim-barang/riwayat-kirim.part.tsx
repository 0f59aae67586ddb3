import type { OutputOf } from '@kencana/contract'
import { type ApiError, call, LoadError, mutation, query, queryKey, useUser, useZodForm } from '@kencana/screens'
import {
  Badge,
  Button,
  Card,
  cellText,
  Empty,
  Form,
  IconAlert,
  IconButton,
  IconPrinter,
  IconTrash,
  Modal,
  oops,
  popup,
  Status,
  TextField,
} from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { batalKirim, getKirim, hapusKirim, listKirim } from './kirim-barang.contract.ts'
import css from './riwayat-kirim.module.css'

type Row = OutputOf<typeof listKirim>[number]
type Aksi = 'batal' | 'hapus'

const KATA = {
  batal: { title: 'Batal Kirim Barang', ok: 'Batalkan Kirim', text: 'kembali ke baki asalnya.' },
  hapus: { title: 'Hapus Sisa Kiriman', ok: 'Hapus Sisa', text: 'dicatat hilang di buku toko ini.' },
} as const

function Tanya({ row, aksi, onClose }: { row: Row; aksi: Aksi; onClose: () => void }) {
  const cache = useQueryClient()
  const endpoint = aksi === 'batal' ? batalKirim : hapusKirim
  const form = useZodForm(endpoint.input, { no_kirim: row.no_kirim, alasan: '' })
  const kerja = useMutation({
    ...mutation(endpoint as typeof batalKirim),
    onSuccess: async ({ message }) => {
      await cache.invalidateQueries({ queryKey: queryKey(listKirim) })
      popup('success', message)
      onClose()
    },
  })
  const submit = () => {
    const input = kerja.isPending ? null : form.validate()
    if (input) kerja.mutate(input)
  }
  const kata = KATA[aksi]
  return (
    <Modal
      title={kata.title}
      titleNote={<span className="k-mono k-dim">{row.no_kirim}</span>}
      busy={kerja.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={kerja.isPending}>
            Tidak
          </Button>
          <Button kind="danger" kbd="F9" data-save busy={kerja.isPending} busyText="Sedang Menyimpan" onClick={submit}>
            {kata.ok}
          </Button>
        </>
      }
    >
      <Form onSave={submit}>
        <p>
          {row.sisa} barang, {cellText('gram', row.sisa_berat)} g {kata.text}
        </p>
        <TextField {...form.field('alasan')} label="Alasan" required autoFocus />
      </Form>
    </Modal>
  )
}

function Tombol({ row, onAksi, onCetak }: { row: Row; onAksi: (aksi: Aksi) => void; onCetak: () => void }) {
  const { level } = useUser()
  return (
    <span className={css.actions}>
      <IconButton size="sm" label={`Cetak ulang ${row.no_kirim}`} onClick={onCetak}>
        <IconPrinter />
      </IconButton>
      {row.sisa === row.pcs && (
        <IconButton size="sm" label={`Batalkan ${row.no_kirim}`} onClick={() => onAksi('batal')}>
          <IconTrash />
        </IconButton>
      )}
      {row.sisa > 0 && level === 'OWN' && (
        <IconButton size="sm" label={`Hapus sisa ${row.no_kirim}`} onClick={() => onAksi('hapus')}>
          <IconAlert />
        </IconButton>
      )}
    </span>
  )
}

interface RiwayatProps {
  tanggal: string
  onSlip: (kirim: OutputOf<typeof getKirim>) => void
}

/** Today's dispatches and all that are still on their way. */
export function RiwayatKirim({ tanggal, onSlip }: RiwayatProps) {
  const list = useQuery(query(listKirim, { tanggal }))
  const [tanya, setTanya] = useState<{ row: Row; aksi: Aksi } | null>(null)
  const cetak = (no_kirim: string) =>
    call(getKirim, { no_kirim }).then(onSlip, (error: ApiError) => oops(`${error.message}, Silahkan Ulangi Lagi !!`))
  return (
    <Card title="Kiriman hari ini dan yang masih di jalan" note={tanggal} flush>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <Empty title="Tidak ada kiriman" />}
      <ul className={css.rows}>
        {list.data?.map((row) => (
          <li key={row.no_kirim}>
            <span className="k-mono">{row.no_kirim}</span>
            <span>ke {row.tujuan}</span>
            <span>{row.pcs} pcs</span>
            <b>{cellText('gram', row.berat)} g</b>
            {row.no_batal ? (
              <Status value="BATAL" />
            ) : row.sisa > 0 ? (
              <Badge tone={row.sisa < row.pcs ? 'red' : 'blue'}>{row.sisa} di jalan</Badge>
            ) : (
              <Badge tone="green">diterima</Badge>
            )}
            <Tombol row={row} onAksi={(aksi) => setTanya({ row, aksi })} onCetak={() => void cetak(row.no_kirim)} />
          </li>
        ))}
      </ul>
      {tanya && <Tanya {...tanya} onClose={() => setTanya(null)} />}
    </Card>
  )
}
