/** Documents: what each is, said once for numbers, tables, jurnal, prints and calls alike. */
import type { Kind } from '@kencana/ledger'
import { z } from 'zod'
import { type Access, type Endpoint, endpoint } from './endpoint.ts'
import { kode, pesan, tanggal, teks } from './fields.ts'
import type { Aksi, Menu } from './menu.ts'

/** When a document posts its jurnal, where that is neither always nor never. */
type Berjurnal =
  /** As soon as it is written, when something moved: an SQL condition on its row `k`. */
  | { readonly bilaAda: string }
  /** Later, when somebody says that it is right: the column of its table that holds the day of that. */
  | { readonly saatSah: string }

interface SifatDokumen {
  /** Its table: the number, kode_toko, tgl_system, user_id, dibuat_pada and, where it can be undone, no_batal. */
  readonly tabel: string
  /** Column of its number, in the table, in that of its lines and on the wire. */
  readonly nomor: string
  /** Table of its lines: the number, urut and whatever a line says. */
  readonly detail?: string
  /** Code of its numbers: 'PD' gives PD-TK01-261118-0001. */
  readonly kode: string
  /** Code of the numbers under which it is undone; without it nobody undoes it. */
  readonly batal?: string
  /** Column of its day: tgl_system unless told; null where its number alone says it. */
  readonly hari?: string | null
  /** What its paper is called in the print ledger. */
  readonly cetak?: string
  /** What sentences call it: 'Kiriman X Tidak Ada'; 'Dokumen' unless told. */
  readonly nama?: string
}

/**
 * One kind of document: one code of numbers. Two documents may share a table, and a number's code says which it is. `kind` names
 * the kinds of jurnal it may post: always one of them, or never (null), or, with null among them, when `berjurnal` says.
 */
export type Dokumen = SifatDokumen &
  (
    | { readonly kind: Kind | null | readonly Kind[]; readonly berjurnal?: undefined }
    | { readonly kind: readonly (Kind | null)[]; readonly berjurnal: Berjurnal }
  )

/** Describes a document. Its feature lists it (Feature.dokumen), so that numbers and audit can be held against it. */
export const defineDokumen = <const D extends Dokumen>(dokumen: D): D => dokumen

/** Number of a document as people enter or pass it on. */
export const nomor = (label = 'Nomor') => kode(label, { max: 60 })

/** Why somebody undoes something. */
export const alasan = () => teks('Alasan', { max: 200 })

const idOtorisasi = () => z.uuid('Otorisasi Tidak Dikenal')

/** Agreement of OWN or SU that goes with a draft; null as long as nobody was asked. */
export const otorisasi = () => idOtorisasi().nullable().default(null)

/** The same where one is needed beyond a limit only. */
export const otorisasiBila = () => idOtorisasi().nullish()

/** Versions of the items as they were seen, in the same order; a changed item is refused. */
export const versiBarang = (max = 500) => z.array(z.int()).max(max).optional()

/** What undoing a document answers. */
export const dibatalkan = () => pesan().extend({ no_batal: z.string() })

/** What a row of every list of documents has, beside its own fields. */
interface Umum {
  tgl_system: ReturnType<typeof tanggal>
  waktu: z.ZodString
  user_id: z.ZodString
  /** Number of the document that undid it, null while it stands. */
  no_batal: z.ZodNullable<z.ZodString>
}

/** A document as its list shows it: number, day and time, its own fields, whose it is, and what undid it. */
export const dokumenRow = <K extends string, S extends z.ZodRawShape>(
  { nomor: kolom }: { readonly nomor: K },
  own: S,
): z.ZodObject<{ [P in K]: z.ZodString } & Umum & S> =>
  z.object({
    [kolom]: z.string(),
    tgl_system: tanggal(),
    waktu: z.string(),
    ...own,
    user_id: z.string(),
    no_batal: z.string().nullable(),
  })

type Field<K extends string, F extends z.ZodType> = z.ZodObject<{ [P in K]: F }>
type Nomor<K extends string> = Field<K, ReturnType<typeof nomor>>
type Batal<K extends string> = z.ZodObject<{
  [P in K | 'alasan' | 'otorisasi']: P extends K
    ? ReturnType<typeof nomor>
    : P extends 'alasan'
      ? ReturnType<typeof alasan>
      : ReturnType<typeof otorisasiBila>
}>

// Who may undo has 'batal' among the actions of each of these menus.
type Undoes<A extends Access> = [A] extends [readonly (infer M extends Menu)[]]
  ? 'batal' extends Aksi<M>
    ? A
    : never
  : A

type PadaHari<S extends z.ZodRawShape> = z.ZodObject<{ tanggal: ReturnType<typeof tanggal> } & S>
type List<R extends z.ZodType, S extends z.ZodRawShape> = Endpoint<PadaHari<S>, z.ZodArray<R>, 'read'>

interface Call {
  summary: string
  /** Where it differs from the regular one. */
  path?: string
}

interface DokumenOptions<A extends Access, R extends z.ZodType, D extends z.ZodType, S extends z.ZodRawShape> {
  /** `<path>` lists, `<path>/get/{nomor}` gets, `<path>/{nomor}/batal` undoes; paths of the specification win. */
  path: string
  access: A
  /** What the number is called when it is missing. */
  label?: string
  list: Call & { access?: Access; row: R; input?: S }
  get: Call & { access?: Access; data: D }
  /** Under the right 'batal' of its menus, unless the owners alone may. */
  batal: (Call & { access: 'OWN' | 'OWN/SU' }) | ([Undoes<A>] extends [never] ? never : Call & { access?: undefined })
}

/**
 * The three calls that every document has: those of one shop day, one with all it holds, and undoing one.
 * @returns `list` takes `tanggal`, `get` the number, `batal` the number and `alasan`; it answers message and no_batal
 */
export const dokumenEndpoints = <
  K extends string,
  R extends z.ZodType,
  D extends z.ZodType,
  const A extends Access,
  S extends z.ZodRawShape = Record<never, never>,
>(
  { nomor: kolom }: { readonly nomor: K },
  { path, access, label, list, get, batal }: DokumenOptions<A, R, D, S>,
): {
  list: List<R, S>
  get: Endpoint<Nomor<K>, D, 'read'>
  batal: Endpoint<Batal<K>, ReturnType<typeof dibatalkan>, 'write'>
} => ({
  list: listEndpoint({ path, ...list, access: list.access ?? access }),
  get: endpoint<Nomor<K>, D, 'read', 'session'>({
    method: 'GET',
    path: get.path ?? `${path}/get/{${kolom}}`,
    summary: get.summary,
    effect: 'read',
    access: (get.access ?? access) as 'session',
    input: z.object({ [kolom]: nomor(label) }) as unknown as Nomor<K>,
    output: get.data,
  }),
  batal: batalEndpoint({ nomor: kolom }, { path, label, ...batal, access: (batal.access ?? access) as 'OWN' }),
})

/** The documents of one shop day alone, for a document whose other calls are of their own. */
export const listEndpoint = <R extends z.ZodType, S extends z.ZodRawShape = Record<never, never>>({
  path,
  summary,
  access,
  row,
  input,
}: Call & { path: string; access: Access; row: R; input?: S }): List<R, S> =>
  endpoint<PadaHari<S>, z.ZodArray<R>, 'read', 'session'>({
    method: 'GET',
    path,
    summary,
    effect: 'read',
    access: access as 'session',
    input: z.object({ tanggal: tanggal(), ...input }) as PadaHari<S>,
    output: z.array(row),
  })

/** Undoing alone, for a document whose other calls are of their own. `path` is its list's, or the whole path. */
export const batalEndpoint = <K extends string, const A extends Access>(
  { nomor: kolom }: { readonly nomor: K },
  { path, access, label, summary }: Call & { path: string; access: A & Undoes<A>; label?: string },
): Endpoint<Batal<K>, ReturnType<typeof dibatalkan>, 'write'> => {
  const common = {
    method: 'POST',
    path: path.includes('{') ? path : `${path}/{${kolom}}/batal`,
    summary,
    effect: 'write',
    input: z.object({
      [kolom]: nomor(label),
      alasan: alasan(),
      otorisasi: otorisasiBila(),
    }) as unknown as Batal<K>,
    output: dibatalkan(),
  } as const
  if (typeof access === 'string') return endpoint({ ...common, access: access as 'OWN' })
  const menus: readonly Menu[] = access
  return endpoint({ ...common, access: menus, aksi: 'batal' as never })
}
