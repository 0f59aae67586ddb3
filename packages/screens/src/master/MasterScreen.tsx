import type { Master } from '@kencana/contract'
import {
  Button,
  type Column,
  DataTable,
  Empty,
  IconAdd,
  IconAlert,
  IconButton,
  IconEdit,
  IconTrash,
  IconUpload,
  Page,
  useKeys,
} from '@kencana/ui'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { z } from 'zod'
import { query } from '../api/query.ts'
import { CsvButton } from '../list/CsvButton.tsx'
import { type AllRows, rowsHere } from '../list/useAllRows.ts'
import { LookOnly } from '../session/LookOnly.tsx'
import { useMay, useUser } from '../session/session.ts'
import { useTableUrl } from '../useTableUrl.ts'
import type { FormOf } from '../useZodForm.ts'
import { type MasterForm, MasterModal, type MasterRow, namaBaris } from './MasterModal.tsx'
import { useRemove } from './useRemove.ts'

// Excel is asked for now and then: it comes when it is.
const SheetDialog = lazy(() => import('./SheetDialog.tsx'))

/** A row of a master's list. */
type RowOf<M extends Master> = z.output<M['row']>

/** What a master's screen says about itself; everything else is the same for all masters. */
export interface MasterScreenProps<M extends Master> {
  master: M
  /** Menu path: ['Data Master', 'Master Baki']. */
  path: readonly string[]
  columns: readonly Column<RowOf<M>>[]
  /** The values of a new row, as on the wire. */
  blank: FormOf<M['create']['input']>
  /** 'Data Baki Kosong' */
  emptyText: string
  /** Why a row cannot be deleted, or null. */
  keep?: (row: RowOf<M>) => string | null
  /** Further buttons at the end of a row. */
  rowExtra?: (row: RowOf<M>) => ReactNode
  /** How many of them there are, where it is not one. */
  extras?: number
  /** The fields, as JSX. */
  children: MasterForm<M['create']['input']>
}

const idOf = (row: object): string => (row as MasterRow)._id

interface LoadErrorProps {
  error: Error
  onRetry: () => void
  /** What is not there; why stands under it. */
  title?: string
}

/** A list that could not be read: what happened and one button. */
export function LoadError({ error, onRetry, title }: LoadErrorProps) {
  const kenapa = error.message || 'Terjadi Kesalahan Saat Request Data'
  return (
    <Empty
      icon={<IconAlert size={22} />}
      title={title ?? kenapa}
      hint={title && kenapa}
      action={<Button onClick={onRetry}>Coba Lagi</Button>}
    />
  )
}

interface HeadActionsProps<Row> {
  master: Master
  columns: readonly Column<Row>[]
  /** Of the list, whatever page of it is shown. */
  all: AllRows<Row>
  /** Left out where he may add none. */
  onAdd?: () => void
}

/** CSV, Excel and the button that adds a row: what stands above a master's list. */
export function HeadActions<Row>({ master, columns, all, onAdd }: HeadActionsProps<Row>) {
  const name = `${master.name}-${useUser().tgl_system}.csv`
  const mayImport = useMay(master.impor)
  const [sheet, setSheet] = useState(false)
  return (
    <>
      <LookOnly write={master.create} />
      <CsvButton all={all} columns={columns} name={name} />
      {mayImport && (
        <Button icon={<IconUpload />} disabled={all.count === undefined} onClick={() => setSheet(true)}>
          Excel
        </Button>
      )}
      {onAdd && (
        <Button kind="primary" icon={<IconAdd />} kbd="F2" onClick={onAdd}>
          Tambah {master.label}
        </Button>
      )}
      {sheet && (
        <Suspense>
          <SheetDialog master={master} columns={columns as never} all={all} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Edit and delete at the end of a row, as far as its reader may. */
export function RowButtons({
  label,
  reason,
  onEdit,
  onRemove,
}: {
  label: string
  reason: string | null
  onEdit?: () => void
  onRemove?: () => void
}): ReactNode {
  return (
    <>
      {onEdit && (
        <IconButton size="sm" label={`Edit ${label}`} onClick={onEdit}>
          <IconEdit />
        </IconButton>
      )}
      {onRemove && (
        <IconButton size="sm" label={reason ?? `Hapus ${label}`} disabled={reason !== null} onClick={onRemove}>
          <IconTrash />
        </IconButton>
      )}
    </>
  )
}

/** The screen of a master: list, search, sort, CSV, add, edit, soft delete, reactivation of deleted rows. */
export function MasterScreen<M extends Master>(props: MasterScreenProps<M>) {
  type Row = RowOf<M>
  const { master, path, columns, blank, emptyText, keep, rowExtra, extras = 1, children } = props
  // While the first drawing is under way, not after it.
  usePrefetchQuery(query(master.list, {}))
  const list = useQuery(query(master.list, {}))
  const rows = list.data as readonly Row[] | undefined
  const view = useTableUrl({ sort: master.key })
  const [open, setOpen] = useState<{ row: MasterRow | null } | null>(null)
  const [newest, setNewest] = useState<string>()
  const remove = useRemove(master)
  const mayRemove = useMay(master.remove)
  const edit = useMay(master.update) ? (row: Row) => setOpen({ row: row as MasterRow }) : undefined
  const add = useMay(master.create) ? () => setOpen({ row: null }) : undefined
  useKeys({ F2: () => add?.() })
  return (
    <Page
      fill
      path={path}
      title={path[path.length - 1] ?? ''}
      actions={<HeadActions master={master} columns={columns} all={rowsHere(rows)} onAdd={add} />}
    >
      {list.isError && !rows ? (
        <LoadError error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <DataTable
          columns={columns}
          rows={rows}
          rowId={idOf}
          view={view}
          emptyText={emptyText}
          noun={master.label.toLowerCase()}
          newestId={newest}
          onRowClick={edit}
          actionsWidth={rowExtra ? 84 + 32 * extras : 84}
          rowActions={(row) => (
            <>
              {rowExtra?.(row)}
              <RowButtons
                label={namaBaris(master, row as MasterRow)}
                reason={keep?.(row) ?? null}
                onEdit={edit && (() => edit(row))}
                onRemove={mayRemove ? () => void remove(row as MasterRow) : undefined}
              />
            </>
          )}
        />
      )}
      {open && (
        <MasterModal
          master={master}
          row={open.row}
          blank={blank}
          onClose={() => setOpen(null)}
          onSaved={(id) => {
            setOpen(null)
            setNewest(id)
          }}
        >
          {children}
        </MasterModal>
      )}
    </Page>
  )
}
