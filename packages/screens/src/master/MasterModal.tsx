import type { Master } from '@kencana/contract'
import { FormModal, popup } from '@kencana/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { type ApiError, askReactivate, showError } from '../api/errors.ts'
import { masterChanged, mutation, queryKey } from '../api/query.ts'
import { type FormOf, type FormValues, useZodForm, type ZodForm } from '../useZodForm.ts'

/** Master saves wait this long before calling (specification, section 9). */
export const WAIT = 300

/** A stored row of a master, whatever its fields. */
export type MasterRow = Record<string, unknown> & { _id: string; versi: number }

/** What a master's form is given to draw its fields. */
export interface MasterFormParts<S extends z.ZodType> extends Pick<ZodForm<S>, 'field' | 'values' | 'set'> {
  /** Editing a stored row: its key is read-only. */
  editing: boolean
}

/** The fields of a master as JSX. */
export type MasterForm<S extends z.ZodType = z.ZodType> = (parts: MasterFormParts<S>) => ReactNode

export interface MasterModalProps<M extends Master> {
  master: M
  /** The stored row when editing. */
  row: MasterRow | null
  blank: FormOf<M['create']['input']>
  onClose: () => void
  onSaved: (id: string) => void
  children: MasterForm<M['create']['input']>
}

interface Saved {
  message: string
  data: MasterRow
}

/** Waits before a master's save is sent. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A master's edit that got no answer (specification, section 8). */
export const GAGAL_EDIT = 'Terjadi Kesalahan Saat Mengirim Data'

/** What a row is called, also one that was only typed: by its number, or by all that make it one. 'MM 16K' */
export const namaBaris = (master: Master, input: Readonly<Record<string, unknown>>): string =>
  (master.unique ?? [master.key]).map((name) => String(input[name])).join(' ')

/** The row that a refusal calls deleted, where its number was left to the server: the word before its state. */
const namaDihapus = (text: string): string => / (\S+) Berstatus DELETED/.exec(text)?.[1] ?? ''

const useSave = ({ master, row, onSaved }: Pick<MasterModalProps<Master>, 'master' | 'row' | 'onSaved'>) => {
  const cache = useQueryClient()
  const done = async (saved: Saved) => {
    await masterChanged(cache, master.list)
    popup('success', saved.message)
    onSaved(saved.data._id)
  }
  const reactivate = useMutation({ ...mutation(master.reactivate), onSuccess: (saved) => done(saved as Saved) })
  const tell = (error: ApiError) => {
    const silent = master.gagalSimpan ?? (row ? GAGAL_EDIT : undefined)
    if (error.failure === 'offline' && silent !== undefined) popup('info', silent)
    else if (error.failure === 'refused' && master.gagalSimpan !== undefined) popup('info', error.message)
    else showError(error)
  }
  const offer = async (error: ApiError, kode: string) => {
    // Whatever went wrong, the list may know more by now.
    void cache.invalidateQueries({ queryKey: queryKey(master.list) })
    if (!error.deleted) return tell(error)
    if (await askReactivate(error.message)) reactivate.mutate({ id: kode || namaDihapus(error.message) })
  }
  const save = useMutation({
    mutationKey: [master.name, 'save'],
    meta: { silent: true },
    mutationFn: async (input: FormValues): Promise<Saved> => {
      await pause(WAIT)
      const endpoint = row ? master.update : master.create
      const body = row ? { ...input, id: row._id, versi: row.versi } : input
      return (await mutation(endpoint).mutationFn?.(body, undefined as never)) as Saved
    },
    onSuccess: done,
    onError: (error, input) => void offer(error as ApiError, namaBaris(master, input)),
  })
  return { save: (input: FormValues) => save.mutate(input), busy: save.isPending || reactivate.isPending }
}

/** Add or edit one row: 'Tambah Data Baki', 'Edit Data Baki'. */
export function MasterModal<M extends Master>(props: MasterModalProps<M>) {
  const { master, row, blank, onClose, children } = props
  const schema: M['create']['input'] = master.create.input
  const [initial] = useState(() => (row ? (z.encode(schema, row as z.output<typeof schema>) as typeof blank) : blank))
  const form = useZodForm(schema, initial)
  const { save, busy } = useSave(props)
  const submit = () => {
    if (busy) return
    const input = form.validate()
    if (input) save(input)
  }
  return (
    <FormModal
      onClose={() => !busy && onClose()}
      busy={busy}
      title={`${row ? 'Edit' : 'Tambah'} Data ${master.label}`}
      hint="Enter ke kolom berikutnya"
      kind={form.visited ? 'primary' : 'default'}
      onSave={submit}
    >
      {children({ field: form.field, values: form.values, set: form.set, editing: row !== null })}
    </FormModal>
  )
}
