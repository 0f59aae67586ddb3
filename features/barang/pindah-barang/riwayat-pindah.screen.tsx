import type { OutputOf } from '@kencana/contract'
import { type ApiError, call, LoadError, mutation, query, queryKey, useUser, useZodForm } from '@kencana/screens'
import {
  Button,
  Card,
  cellText,
  Empty,
  FieldGrid,
  Form,
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
import { batalPindah, getPindah, listPindah } from './pindah-barang.contract.ts'
import css from './riwayat-pindah.module.css'

type Row = OutputOf<typeof listPindah>[number]

function Batal({ row, onClose }: { row: Row; onClose: () => void }) {
  const cache = useQueryClient()
  const form = useZodForm(batalPindah.input, { no_pindah: row.no_pindah, alasan: '' })
  const batal = useMutation({
    ...mutation(batalPindah),
    onSuccess: async ({ message, no_batal }) => {
      await cache.invalidateQueries({ queryKey: queryKey(listPindah) })
      popup('success', message, no_batal)
      onClose()
    },
  })
  const submit = () => {
    const input = batal.isPending ? null : form.validate()
    if (input) batal.mutate(input)
  }
  return (
    <Modal
      title="Batal Pindah Barang"
      titleNote={<span className="k-mono k-dim">{row.no_pindah}</span>}
      busy={batal.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={batal.isPending}>
            Tidak
          </Button>
          <Button kind="danger" kbd="F9" data-save busy={batal.isPending} busyText="Sedang Menyimpan" onClick={submit}>
            Batalkan Pindah
          </Button>
        </>
      }
    >
      <Form onSave={submit}>
        <FieldGrid>
          <p>
            {row.pcs} barang, {cellText('gram', row.berat)} g kembali ke baki asalnya.
          </p>
          <TextField {...form.field('alasan')} label="Alasan" required autoFocus />
        </FieldGrid>
      </Form>
    </Modal>
  )
}

/** The moves of the open day: print again, undo. */
export function RiwayatPindah({
  tanggal,
  onSlip,
}: {
  tanggal: string
  onSlip: (pindah: OutputOf<typeof getPindah>) => void
}) {
  const { zona_waktu } = useUser()
  const list = useQuery(query(listPindah, { tanggal }))
  const [batal, setBatal] = useState<Row | null>(null)
  const cetak = (no_pindah: string) =>
    call(getPindah, { no_pindah }).then(onSlip, (error: ApiError) => oops(`${error.message}, Silahkan Ulangi Lagi !!`))
  const jam = (waktu: string) =>
    new Date(waktu).toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: zona_waktu })
  return (
    <Card title="Pindah hari ini" note={tanggal} flush>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <Empty title="Belum ada pindah barang hari ini" />}
      <ul className={css.rows}>
        {list.data?.map((row) => (
          <li key={row.no_pindah}>
            <span className="k-mono k-dim">{jam(row.waktu)}</span>
            <span className="k-mono">{row.no_pindah}</span>
            <span>ke {row.kode_baki_tujuan}</span>
            <span>{row.pcs} pcs</span>
            <b>{cellText('gram', row.berat)} g</b>
            <small>{row.user_id}</small>
            {row.no_batal ? (
              <Status value="BATAL" />
            ) : (
              <span className={css.actions}>
                <IconButton size="sm" label={`Cetak ulang ${row.no_pindah}`} onClick={() => void cetak(row.no_pindah)}>
                  <IconPrinter />
                </IconButton>
                <IconButton size="sm" label={`Batalkan ${row.no_pindah}`} onClick={() => setBatal(row)}>
                  <IconTrash />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {batal && <Batal row={batal} onClose={() => setBatal(null)} />}
    </Card>
  )
}
