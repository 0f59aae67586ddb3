/** masterEndpoints(): the six calls of a master table, from one list of its fields. */
import { z } from 'zod'
import { otorisasiBila } from './dokumen.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { bilaDisebut, id } from './fields.ts'
import type { AksiMaster, MasterMenu, Menu } from './menu.ts'

type Fields = Readonly<Record<string, z.ZodType>>

interface MasterFields<F extends Fields, R extends Fields, C extends keyof F> {
  /** First part of its paths and name of its table unless the server says otherwise: 'baki'. */
  name: string
  /** What people call one row: 'Baki'. */
  label: string
  /** The field that identifies a row for people; fixed once created. */
  key: keyof F & string
  /** What is entered, key included. */
  fields: F
  /** What an answer shows besides: names of referred rows. */
  shown?: R
  /** Fields that OWN and SU alone read, null to everybody else: what gold costs. */
  rahasia?: readonly C[]
  /** An edit may change the key itself: the specification's masters that are nothing but a name. */
  renames?: true
  /** Two or more fields that together identify a row, when no single one does; `key` is then the first of them. */
  unique?: readonly (keyof F & string)[]
  /** Paths of the specification that do not follow its neighbours. Without `{id}` the row is named in the body. */
  paths?: Partial<Record<'list' | 'create' | 'update' | 'remove' | 'reactivate', string>>
  /** Method of remove where it is not DELETE. */
  removeBy?: 'PUT'
  /** Names under which the body may carry the row's identity instead of `id`. */
  idAlias?: { update?: string; remove?: string }
  /** The head office's where the shop follows one: seen there, and changed by its letters and imports alone. */
  pusat?: true
  /** An edit may break a limit, so that somebody has to agree to it: edit and import take the agreement. */
  disetujui?: true
  /** Told when a save got no answer; a refusal is then shown as info too (specification, section 8). */
  gagalSimpan?: string
  /** Question before a row is deleted; 'Ingin Menghapus Data Ini ?' unless told. */
  tanyaHapus?: (kunci: string) => string
}

/** Whose it is: of those who have the actions of its menu, or of OWN and SU alone, since prices or money follow from it. */
type Writers =
  | {
      /** Route of its screen; its actions are the rights to change it. */
      menu: MasterMenu
      ownersOnly?: undefined
    }
  | { menu: Menu; ownersOnly: true }

/** What a master is; every call, form and server rule reads from here. */
export type MasterOptions<F extends Fields, R extends Fields, C extends keyof F = never> = MasterFields<F, R, C> &
  Writers

/** The fields of a row as they are told: those that are the owners' may be null. */
type Told<F extends Fields, C extends keyof F> = { [K in keyof F]: K extends C ? z.ZodNullable<F[K]> : F[K] }

const told = <F extends Fields, C extends keyof F>(fields: F, rahasia: readonly C[]): Told<F, C> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, rahasia.includes(name as never) ? z.nullable(field) : field]),
  ) as Told<F, C>

type Left<F extends Fields> = { [K in keyof F]: z.ZodOptional<F[K]> }

/** The fields of an edit: one that is not named keeps its value. */
const leftOut = <F extends Fields>(fields: F): Left<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, bilaDisebut(field)])) as Left<F>

const setuju = (disetujui: true | undefined) => (disetujui ? { otorisasi: otorisasiBila() } : {})

/** A row of a sheet as read: column names to what stands there, with its number in the sheet as `baris`. */
const lembar = (disetujui: true | undefined) => ({
  ...setuju(disetujui),
  baris: z
    .array(z.record(z.string().max(60), z.union([z.string(), z.number(), z.null()])))
    .min(1, 'Tidak Ada Baris Di Berkas')
    .max(5000, 'Paling Banyak 5000 Baris Sekali Impor'),
})

const hitungan = { baru: z.int(), diubah: z.int(), sama: z.int() }

interface Right {
  access: 'session'
  aksi: null
}

/**
 * The right to an action. endpoint() holds a menu and its action together by their types; here the menu is only known to
 * have all actions of a master, which Writers says.
 */
const rightTo = ({ menu, ownersOnly }: Writers, aksi: AksiMaster): Right =>
  (ownersOnly ? { access: 'OWN/SU', aksi: null } : { access: [menu], aksi }) as unknown as Right

const imporEndpoints = (
  name: string,
  label: string,
  right: Right & { milikPusat: boolean },
  disetujui: true | undefined,
) => ({
  periksaImpor: endpoint({
    method: 'POST',
    path: `${name}/impor/periksa`,
    summary: `Periksa berkas ${label}: semua kesalahan sekaligus, tanpa menyimpan`,
    effect: 'read',
    access: right.access,
    perBaris: true,
    input: z.object(lembar(undefined)),
    output: z.object({
      ...hitungan,
      /** How many known rows each field would lose its value of. */
      dikosongkan: z.array(z.object({ field: z.string(), jumlah: z.int() })),
      salah: z.array(z.object({ baris: z.int(), pesan: z.string() })),
    }),
  }),
  impor: endpoint({
    method: 'POST',
    path: `${name}/impor`,
    summary: `Masukkan berkas ${label}: semua baris atau tidak sama sekali`,
    effect: 'write',
    ...right,
    perBaris: true,
    input: z.object(lembar(disetujui)),
    output: z.object({ message: z.string(), ...hitungan }),
  }),
})

const aliasOf = (name: string | undefined): Record<string, string> => (name === undefined ? {} : { [name]: 'id' })

/** Names a field as the paths of the specification do: kode_baki → by-kode-baki. */
const by = (field: string) => `by-${field.replaceAll('_', '-')}`

/**
 * The calls of a master: list (any session), create, update, remove, reactivate, import from a sheet (its menu).
 * Paths follow the neighbours in the specification: `baki/get/all`, `baki/add`, `baki/edit/by-kode-baki/{id}`,
 * `baki/delete/by-kode-baki/{id}`, `baki/reactive/by-kode-baki/{id}`; `{id}` takes `_id` or the key itself, its parts with
 * a space between where it has several. In an update what is not named stays, and what is named empty is emptied.
 */
export const masterEndpoints = <
  F extends Fields,
  R extends Fields = Record<never, never>,
  const C extends keyof F & string = never,
>(
  o: MasterOptions<F, R, C>,
) => {
  const fields = told(o.fields, o.rahasia ?? [])
  const row = z.object({ _id: z.string(), versi: z.int(), ...fields, ...((o.shown ?? {}) as R) })
  const saved = z.object({ message: z.string(), data: row })
  const changes = Object.fromEntries(
    Object.entries(o.fields).filter(
      ([name]) => o.renames === true || (name !== o.key && !(o.unique ?? []).includes(name)),
    ),
  ) as Omit<F, typeof o.key>
  const hak = (aksi: AksiMaster) => ({ ...rightTo(o, aksi), milikPusat: o.pusat === true })
  const write = (aksi: AksiMaster) => ({ effect: 'write' as const, ...hak(aksi) })
  return {
    ...o,
    ...imporEndpoints(o.name, o.label, hak('impor'), o.disetujui),
    row,
    list: endpoint({
      method: 'GET',
      path: o.paths?.list ?? `${o.name}/get/all`,
      summary: `Daftar ${o.label}`,
      effect: 'read',
      access: 'session',
      input: z.object({}),
      output: z.array(row),
    }),
    create: endpoint({
      ...write('tambah'),
      method: 'POST',
      path: o.paths?.create ?? `${o.name}/add`,
      summary: `Tambah ${o.label}`,
      input: z.object({ ...o.fields, ...(setuju(o.disetujui) as Record<never, never>) }),
      output: saved,
    }),
    update: endpoint({
      ...write('ubah'),
      method: ['PUT', 'PATCH'],
      path: o.paths?.update ?? `${o.name}/edit/${by(o.key)}/{id}`,
      alias: aliasOf(o.idAlias?.update),
      summary: `Edit ${o.label}`,
      input: z.object({ id: id(), versi: z.int().optional(), ...leftOut(changes), ...setuju(o.disetujui) }),
      output: saved,
    }),
    remove: endpoint({
      ...write('hapus'),
      method: o.removeBy ?? 'DELETE',
      path: o.paths?.remove ?? `${o.name}/delete/${by(o.key)}/{id}`,
      alias: aliasOf(o.idAlias?.remove),
      summary: `Hapus ${o.label}`,
      input: z.object({ id: id() }),
      output: saved,
    }),
    reactivate: endpoint({
      ...write('hapus'),
      method: 'PUT',
      path: o.paths?.reactivate ?? `${o.name}/reactive/${by(o.key)}/{id}`,
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
  readonly menu: Menu
  readonly ownersOnly?: true
  readonly key: string
  readonly renames?: true
  readonly unique?: readonly string[]
  readonly gagalSimpan?: string
  readonly tanyaHapus?: (kunci: string) => string
  readonly fields: Fields
  readonly rahasia?: readonly string[]
  readonly row: z.ZodType<object>
  readonly list: Endpoint
  readonly create: Endpoint
  readonly update: Endpoint
  readonly remove: Endpoint
  readonly reactivate: Endpoint
  readonly periksaImpor: Endpoint
  readonly impor: Endpoint
}
