import type { Master } from '@kencana/contract'
import { ask, popup, toast } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { ApiError, showError } from '../api/errors.ts'
import { masterChanged } from '../api/query.ts'
import type { MasterRow } from './MasterModal.tsx'

/** Asks, deletes softly, tells; a refusal (still in use) is an error toast with the server's text. */
export const useRemove = (master: Master): ((row: MasterRow) => Promise<void>) => {
  const cache = useQueryClient()
  return async (row) => {
    const text = master.tanyaHapus?.(String(row[master.key])) ?? 'Ingin Menghapus Data Ini ?'
    const sure = await ask({ title: 'Anda Yakin !!', text, destructive: true })
    if (!sure) return
    try {
      const { message } = (await call(master.remove, { id: row._id })) as { message: string }
      await masterChanged(cache, master.list)
      popup('success', message)
    } catch (error) {
      if (error instanceof ApiError && error.failure === 'refused') toast('error', error.message)
      else showError(error)
    }
  }
}
