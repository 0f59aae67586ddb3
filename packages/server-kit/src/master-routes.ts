/** masterRoutes(): the server of a master table. Soft delete, reactivation, stale edits, in-use refusals, import, audit. */
import type { Endpoint, Master } from '@kencana/contract'
import { type Sql, sql } from '@kencana/database'
import { isOwner, type ReadContext, type WriteContext } from './context.ts'
import { importMaster } from './master-import.ts'
import { type PerluSetuju, setujuiMaster } from './master-setuju.ts'
import { type Input, MasterStore, type MasterTable, type Row } from './master-store.ts'
import { kunciMaster } from './post-journal.ts'
import { Refusal } from './refusal.ts'
import { type Route, route } from './route.ts'

const create =
  (store: MasterStore, table: MasterTable) =>
  async (input: Record<string, unknown>, ctx: WriteContext, perlu: PerluSetuju[]) => {
    await store.checkRefs(ctx, input)
    await table.checkNew?.(input, ctx)
    const data = await store.insert(ctx, input)
    await table.checkAdded?.(data, ctx)
    const kasus = await table.kasus?.(null, data, ctx)
    if (kasus) perlu.push({ kunci: store.kode(data), kasus })
    await table.changed?.(null, data, ctx)
    ctx.audit({ dokumen: store.kode(data), sesudah: data })
    return { message: 'Data Berhasil Disimpan', data }
  }

/** Changes one row. @param perlu what of it somebody has to agree to is added here */
const change =
  (store: MasterStore, table: MasterTable) => async (diisi: Input, ctx: WriteContext, perlu: PerluSetuju[]) => {
    await store.holdRefs(ctx, diisi)
    const before = await store.lock(ctx, diisi.id)
    if (before.dihapus) throw new Refusal('missing', `${store.label} ${store.kode(before)} Tidak Ada`)
    if (diisi.versi !== undefined && diisi.versi !== before.versi)
      throw new Refusal('conflict', 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
    const input = store.edited(before, diisi)
    await store.checkRefs(ctx, { ...before, ...input })
    await table.checkChange?.(before, input, ctx, (kunci) => kunciMaster(ctx.db, kunci))
    const kasus = await table.kasus?.(before, input, ctx)
    if (kasus) perlu.push({ kunci: store.kode(before), kasus })
    const data = await store.change(ctx, before._id, store.setOf(input))
    await table.changed?.(before, data, ctx)
    ctx.audit({ dokumen: store.kode(data), sebelum: before, sesudah: data })
    return { message: 'Data Berhasil Diedit', data }
  }

/** One row by a form: what somebody has to agree to is asked right after. */
const satu =
  <I, A>(work: (input: I, ctx: WriteContext, perlu: PerluSetuju[]) => Promise<A>) =>
  async (input: I, ctx: WriteContext): Promise<A> => {
    const perlu: PerluSetuju[] = []
    const answer = await work(input, ctx, perlu)
    await setujuiMaster(ctx, perlu)
    return answer
  }

const remove = (store: MasterStore, table: MasterTable) => async (input: Input, ctx: WriteContext) => {
  const before = await store.lock(ctx, input.id)
  if (before.dihapus) throw new Refusal('missing', `${store.label} ${store.kode(before)} Tidak Ada`)
  await table.inUse?.(before, ctx)
  const data = await store.change(ctx, before._id, sql`dihapus_pada = ${ctx.waktu}`)
  ctx.audit({ dokumen: store.kode(data), sebelum: before, sesudah: null })
  return { message: 'Data Berhasil Di Hapus', data }
}

const reactivate = (store: MasterStore, table: MasterTable) => async (input: Input, ctx: WriteContext) => {
  const before = await store.lock(ctx, input.id)
  if (!before.dihapus) throw new Refusal('conflict', `${store.label} ${store.kode(before)} Sudah Aktif`)
  await store.checkRefs(ctx, before)
  await table.checkAktif?.(before, ctx)
  const data = await store.change(ctx, before._id, sql`dihapus_pada = NULL`)
  ctx.audit({ dokumen: store.kode(data), sebelum: null, sesudah: data })
  return { message: 'Berhasil', data }
}

type AnyEndpoint<E extends 'read' | 'write'> = Endpoint<never, never, E>

/** A row as its reader may see it: without what is the owners'. */
const terlihat = (row: Row, rahasia: readonly string[]): Row => ({
  ...row,
  ...Object.fromEntries(rahasia.map((name) => [name, null])),
})

/**
 * Reads rows of a master for a lookup of its own, e.g. the trays of one gudang.
 * @param only `AND ...` on the table `t`; the active rows unless told
 */
export const masterList =
  (master: Master, table: MasterTable) =>
  async (ctx: ReadContext, only?: Sql): Promise<never[]> => {
    const rows = await new MasterStore(master, table).list(ctx.db, ctx.sesi.kode_toko, only)
    const { rahasia = [] } = master
    return (isOwner(ctx.sesi.level) ? rows : rows.map((row) => terlihat(row, rahasia))) as never[]
  }

/** What changes a master: its routes without the list, for one that is too long to be read whole. */
export const masterWrites = (master: Master, table: MasterTable): Route[] => {
  const store = new MasterStore(master, table)
  const write = (endpoint: Endpoint, handler: (input: never, ctx: WriteContext) => Promise<unknown>): Route =>
    route(endpoint as AnyEndpoint<'write'>, handler as (input: never, ctx: WriteContext) => Promise<never>)
  return [
    write(master.create, satu(create(store, table))),
    write(master.update, satu(change(store, table))),
    write(master.remove, remove(store, table)),
    write(master.reactivate, reactivate(store, table)),
    ...importMaster(master, table, {
      store,
      create: create(store, table),
      update: change(store, table),
      reactivate: reactivate(store, table),
    }),
  ]
}

/**
 * The routes of a master. Rules that every master shares live here; what one master adds is in `table`.
 * Source: specification sections 4 and 7 (DELETED answer, Aktifkan), design of the masters in ARCHITECTURE.md.
 */
export const masterRoutes = (master: Master, table: MasterTable): Route[] => [
  route(
    master.list as AnyEndpoint<'read'>,
    (_: never, ctx: ReadContext) => masterList(master, table)(ctx) as Promise<never>,
  ),
  ...masterWrites(master, table),
]
