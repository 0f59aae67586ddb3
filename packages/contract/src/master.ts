/** masterEndpoints(): the six calls of a master table, from one list of its fields. */
import { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint.ts'
import { id } from './fields.ts'

type Fields = Readonly<Record<string, z.ZodType>>

/** What a master is; every call, form and server rule reads from here. */
export interface MasterOptions<F extends Fields, R extends Fields> {
  /** First part of its paths and name of its table unless the server says otherwise: 'baki'. */
  name: string
  /** What people call one row: 'Baki'. */
  label: string
  /** Route of its screen, which is also the right to change it. */
  menu: `/${string}`
  /** The field that identifies a row for people; fixed once created. */
  key: keyof F & string
  /** What is entered, key included. */
  fields: F
  /** What an answer shows besides: names of referred rows. */
  shown?: R
  /** An edit may change the key itself: the specification's masters that are nothing but a name. */
  renames?: true
  /** Further menu routes whose owners may change it. */
  alsoMenu?: readonly `/${string}`[]
}

/** Names a field as the paths of the specification do: kode_baki → by-kode-baki. */
const by = (field: string) => `by-${field.replaceAll('_', '-')}`

/**
 * The calls of a master: list (any session), create, update, remove, reactivate (its menu).
 * Paths follow the neighbours in the specification: `baki/get/all`, `baki/add`, `baki/edit/by-kode-baki/{id}`,
 * `baki/delete/by-kode-baki/{id}`, `baki/reactive/by-kode-baki/{id}`; `{id}` takes `_id` or the key itself.
 */
export const masterEndpoints = <F extends Fields, R extends Fields = Record<never, never>>(o: MasterOptions<F, R>) => {
  const row = z.object({ _id: z.string(), versi: z.int(), ...o.fields, ...((o.shown ?? {}) as R) })
  const saved = z.object({ message: z.string(), data: row })
  const changes = Object.fromEntries(
    Object.entries(o.fields).filter(([name]) => o.renames === true || name !== o.key),
  ) as Omit<F, typeof o.key>
  const access = [o.menu, ...(o.alsoMenu ?? [])]
  const write = { effect: 'write' as const, access }
  return {
    ...o,
    row,
    list: endpoint({
      method: 'GET',
      path: `${o.name}/get/all`,
      summary: `Daftar ${o.label}`,
      effect: 'read',
      access: 'session',
      input: z.object({}),
      output: z.array(row),
    }),
    create: endpoint({
      ...write,
      method: 'POST',
      path: `${o.name}/add`,
      summary: `Tambah ${o.label}`,
      input: z.object(o.fields),
      output: saved,
    }),
    update: endpoint({
      ...write,
      method: ['PUT', 'PATCH'],
      path: `${o.name}/edit/${by(o.key)}/{id}`,
      summary: `Edit ${o.label}`,
      input: z.object({ id: id(), versi: z.int().optional(), ...changes }),
      output: saved,
    }),
    remove: endpoint({
      ...write,
      method: 'DELETE',
      path: `${o.name}/delete/${by(o.key)}/{id}`,
      summary: `Hapus ${o.label}`,
      input: z.object({ id: id() }),
      output: saved,
    }),
    reactivate: endpoint({
      ...write,
      method: 'PUT',
      path: `${o.name}/reactive/${by(o.key)}/{id}`,
      summary: `Aktifkan ${o.label}`,
      input: z.object({ id: id() }),
      output: saved,
    }),
  }
}

/** A master seen without its particular fields: what the generic screen and the generic server need. */
export interface Master {
  readonly name: string
  readonly label: string
  readonly menu: `/${string}`
  readonly key: string
  readonly renames?: true
  readonly fields: Fields
  readonly list: Endpoint
  readonly create: Endpoint
  readonly update: Endpoint
  readonly remove: Endpoint
  readonly reactivate: Endpoint
}
