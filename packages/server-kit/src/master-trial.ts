/**
 * The trial of an import: judged as the import itself, on what is read for the whole sheet at once. It writes
 * nothing and locks nobody, so that somebody who looks through a sheet of 5,000 rows keeps no order waiting.
 */
import type { ReadContext } from './context.ts'
import type { MasterStore, MasterTable, Stored } from './master-store.ts'

/** What the rows of a sheet are done with: the real import writes, the trial only reads. */
export interface Tangan {
  /** The row that has the key already, deleted or not. */
  find: (input: Record<string, unknown>) => Promise<Stored | undefined>
  create: (input: Record<string, unknown>) => Promise<unknown>
  update: (before: Stored, input: Record<string, unknown>) => Promise<unknown>
  reactivate: (before: Stored) => Promise<unknown>
}

const TIDAK_MENAHAN = async () => undefined

/** @param inputs the rows of the sheet that can be found, with what of them can be read */
export const tanganCoba = async (
  ctx: ReadContext,
  table: MasterTable,
  store: MasterStore,
  inputs: readonly Record<string, unknown>[],
): Promise<Tangan> => {
  const known = await store.readSame(ctx, inputs)
  const active = await store.readRefs(ctx, [...inputs, ...known.values()])
  const checkRefs = (row: Record<string, unknown>) => {
    for (const [field, codes] of active)
      if (!codes.has(String(row[field])) && row[field] !== null) throw store.refMissing(field, row[field])
  }
  return {
    find: async (input) => known.get(store.kunci(input)),
    create: async (input) => {
      checkRefs(input)
      await table.checkNew?.(input, ctx)
      await table.checkAdded?.(input, ctx)
    },
    update: async (before, named) => {
      const input = store.edited(before, named)
      checkRefs({ ...before, ...input })
      await table.checkChange?.(before, input, ctx, TIDAK_MENAHAN)
    },
    reactivate: async (before) => checkRefs(before),
  }
}
