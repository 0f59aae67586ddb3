import type { Endpoint } from '@kencana/contract'
import { Badge, Card, Empty, IconButton, IconPrinter, IconTrash, oops, TextField } from '@kencana/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { ApiError } from '../api/errors.ts'
import { LoadError } from '../master/MasterScreen.tsx'
import { may, useUser } from '../session/session.ts'
import { useJam } from '../session/useJam.ts'
import { FormDialog } from './FormDialog.tsx'
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
  /** Shows the paper of the undo, new or again; rows whose undo has none are asked about first. */
  paper?: { of: (row: Row) => boolean; show: (no_batal: string) => void }
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

type Undo = Endpoint<
  z.ZodType<{ alasan: string }, { alasan: string }>,
  z.ZodType<{ message: string; no_batal?: string }>
>

interface AskProps<Row> {
  row: Row
  nomor: string
  cancel: HistoryCancel<Row>
  onClose: () => void
}

function Ask<Row>({ row, nomor, cancel, onClose }: AskProps<Row>) {
  return (
    <FormDialog
      endpoint={cancel.endpoint as Undo}
      initial={{ [cancel.param]: nomor, alasan: '' }}
      title={cancel.title}
      about={nomor}
      saveText="Batalkan Dokumen"
      danger
      changes={cancel.changes}
      note={({ no_batal }) => no_batal}
      onSaved={({ no_batal }) => {
        if (no_batal !== undefined && cancel.paper?.of(row)) cancel.paper.show(no_batal)
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>{cancel.text(row)}</p>
          <TextField {...field('alasan')} label="Alasan" required autoFocus />
        </>
      )}
    </FormDialog>
  )
}

/** The documents of a day under their form: reprint and, where it may be, taking back with a reason. */
export function HistoryCard<Row>(props: HistoryCardProps<Row>) {
  const { title, note, list, entry, emptyText, onReprint, cancel } = props
  const user = useUser()
  const jam = useJam()
  const mayCancel = cancel !== undefined && may(user, cancel.endpoint)
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
                {no_batal !== null && cancel?.paper?.of(row) && (
                  <IconButton size="sm" label={`Cetak ulang ${no_batal}`} onClick={() => cancel.paper?.show(no_batal)}>
                    <IconPrinter />
                  </IconButton>
                )}
                {mayCancel && no_batal === null && (cancel.may?.(row) ?? true) && (
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
