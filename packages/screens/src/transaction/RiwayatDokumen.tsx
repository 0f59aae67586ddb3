import type { Dokumen, Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { call } from '../api/api.ts'
import { query } from '../api/query.ts'
import { type UserData, useUser } from '../session/session.ts'
import { HistoryCard } from './HistoryCard.tsx'

/** What each row of a list of documents has, beside what it says of its own. */
interface RowBase {
  no_batal: string | null
  waktu?: string
  user_id?: string
}

type ListEndpoint = Endpoint<z.ZodType, z.ZodType<readonly RowBase[]>>
type RowOf<L extends ListEndpoint> = OutputOf<L>[number]

export interface RiwayatDokumenProps<L extends ListEndpoint, G extends Endpoint> {
  dokumen: Pick<Dokumen, 'nomor'>
  /** 'Pindah hari ini'. */
  title: string
  emptyText: string
  list: L
  /** What the list takes beside the day. */
  input?: Omit<InputOf<L>, 'tanggal'>
  /** What a document did, and how much: 'ke CN02', ['3 pcs', '10.455 g']. */
  isi: (row: RowOf<L>) => ReactNode
  jumlah: (row: RowOf<L>) => readonly ReactNode[]
  /** Neither its time nor whose it is. */
  plain?: boolean
  /** Whose it is, unless something else is worth saying. */
  status?: (row: RowOf<L>) => ReactNode
  /** Prints again: reads the document, hands it to onSlip. */
  get?: G
  onSlip?: (slip: OutputOf<G>) => void
  cancel?: {
    endpoint: Endpoint
    title: string
    /** What will happen, as a sentence. */
    text: (row: RowOf<L>) => string
    /** Documents that this user may take back; all that stand when left out. */
    may?: (row: RowOf<L>, user: UserData) => boolean
    /** Lists that change with it; the list itself when left out. */
    changes?: readonly Endpoint[]
    /** Shows the paper of the undo, of rows that have one. */
    paper?: { of: (row: RowOf<L>) => boolean; show: (no_batal: string) => void }
  }
}

/** The documents of the open day: print again, undo. */
export function RiwayatDokumen<L extends ListEndpoint, G extends Endpoint>(props: RiwayatDokumenProps<L, G>) {
  const { dokumen, title, emptyText, list, input, isi, jumlah, plain, status, get, onSlip, cancel } = props
  const user = useUser()
  const nomor = (row: RowOf<L>) => (row as unknown as Record<string, string>)[dokumen.nomor] ?? ''
  const rows = useQuery({ ...query(list, { tanggal: user.tgl_system, ...input } as InputOf<L>), staleTime: 0 })
  return (
    <HistoryCard<RowOf<L>>
      title={title}
      note={user.tgl_system}
      list={{ ...rows, data: rows.data as RowOf<L>[] | undefined } as never}
      emptyText={emptyText}
      entry={(row) => ({
        nomor: nomor(row),
        waktu: plain ? undefined : row.waktu,
        isi: isi(row),
        jumlah: jumlah(row),
        no_batal: row.no_batal,
        status: status || plain ? status?.(row) : row.user_id,
      })}
      onReprint={get && (async (no) => onSlip?.(await call(get, { [dokumen.nomor]: no } as InputOf<G>)))}
      cancel={
        cancel && {
          ...cancel,
          param: dokumen.nomor,
          may: (row) => cancel.may?.(row, user) ?? true,
          changes: cancel.changes ?? [list],
        }
      }
    />
  )
}
