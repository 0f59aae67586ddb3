import type { Endpoint } from '@kencana/contract'
import {
  Badge,
  Button,
  Card,
  Empty,
  Form,
  IconButton,
  IconPrinter,
  IconTrash,
  Modal,
  oops,
  popup,
  TextField,
} from '@kencana/ui'
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ApiError } from '../api/errors.ts'
import { mutation, queryKey } from '../api/query.ts'
import { LoadError } from '../master/MasterScreen.tsx'
import { useUser } from '../session/session.ts'
import { useZodForm } from '../useZodForm.ts'
import css from './HistoryCard.module.css'

/** How one document of the list is shown. */
export interface HistoryEntry {
  nomor: string
  /** When it was entered, ISO; shown as the shop's time of day. */
  waktu?: string
  /** What it did: 'ke CN02'. */
  isi: ReactNode
  /** Amounts, right: '3 pcs', '10.455 g'. */
  jumlah: readonly ReactNode[]
  /** Number of its cancel; it is struck then. */
  no_batal: string | null
  status?: ReactNode
}

/** How a document is taken back. */
export interface HistoryCancel<Row> {
  /** Takes the number under the name `param`, and `alasan`. */
  endpoint: Endpoint
  param: string
  title: string
  /** What will happen, as a sentence. */
  text: (row: Row) => string
  /** Documents that can be taken back; all that are not cancelled when left out. */
  may?: (row: Row) => boolean
  /** Lists that change with it. */
  changes: readonly Endpoint[]
}

export interface HistoryCardProps<Row> {
  title: string
  note?: ReactNode
  list: UseQueryResult<Row[]>
  entry: (row: Row) => HistoryEntry
  emptyText: string
  /** Fetches the document and shows its slip. */
  onReprint?: (nomor: string) => Promise<unknown>
  cancel?: HistoryCancel<Row>
}

interface AskProps<Row> {
  row: Row
  nomor: string
  cancel: HistoryCancel<Row>
  onClose: () => void
}

function Ask<Row>({ row, nomor, cancel, onClose }: AskProps<Row>) {
  const cache = useQueryClient()
  const form = useZodForm(cancel.endpoint.input, { [cancel.param]: nomor, alasan: '' })
  const work = useMutation({
    ...mutation(cancel.endpoint),
    onSuccess: async (answer) => {
      await Promise.all(cancel.changes.map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
      const { message, no_batal } = answer as { message: string; no_batal?: string }
      popup('success', message, no_batal)
      onClose()
    },
  })
  const submit = () => {
    const input = work.isPending ? null : form.validate()
    if (input) work.mutate(input)
  }
  return (
    <Modal
      title={cancel.title}
      titleNote={<span className="k-mono k-dim">{nomor}</span>}
      busy={work.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={work.isPending}>
            Tidak
          </Button>
          <Button kind="danger" kbd="F9" data-save busy={work.isPending} busyText="Sedang Menyimpan" onClick={submit}>
            Batalkan Dokumen
          </Button>
        </>
      }
    >
      <Form onSave={submit}>
        <p>{cancel.text(row)}</p>
        <TextField {...form.field('alasan')} label="Alasan" required autoFocus />
      </Form>
    </Modal>
  )
}

/** The documents of a day under their form: reprint and, where it may be, taking back with a reason. */
export function HistoryCard<Row>(props: HistoryCardProps<Row>) {
  const { title, note, list, entry, emptyText, onReprint, cancel } = props
  const { zona_waktu } = useUser()
  const jam = (waktu: string) =>
    new Date(waktu).toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: zona_waktu })
  const [asked, setAsked] = useState<{ row: Row; nomor: string } | null>(null)
  const reprint = (nomor: string) =>
    onReprint?.(nomor).catch((error: ApiError) => oops(`${error.message}, Silahkan Ulangi Lagi !!`))
  return (
    <Card title={title} note={note} flush>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <Empty title={emptyText} />}
      <ul className={css.rows}>
        {list.data?.map((row) => {
          const { nomor, waktu, isi, jumlah, no_batal, status } = entry(row)
          return (
            <li key={nomor} data-cancelled={no_batal !== null || undefined}>
              <span className="k-mono">{nomor}</span>
              <span className={css.isi}>
                {waktu !== undefined && <small className="k-mono">{jam(waktu)} </small>}
                {isi}
              </span>
              <span className={css.jumlah}>
                {jumlah.map((text, at) => (
                  <b key={at}>{text}</b>
                ))}
              </span>
              <span className={css.status}>{no_batal === null ? status : <Badge tone="red">BATAL</Badge>}</span>
              <span className={css.actions}>
                {onReprint && (
                  <IconButton size="sm" label={`Cetak ulang ${nomor}`} onClick={() => void reprint(nomor)}>
                    <IconPrinter />
                  </IconButton>
                )}
                {cancel && no_batal === null && (cancel.may?.(row) ?? true) && (
                  <IconButton size="sm" label={`Batalkan ${nomor}`} onClick={() => setAsked({ row, nomor })}>
                    <IconTrash />
                  </IconButton>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {asked && cancel && <Ask {...asked} cancel={cancel} onClose={() => setAsked(null)} />}
    </Card>
  )
}
