/** Screens and what may be done on them. The application lists its own once (features/menu.ts); the kit knows only types. */
import type { Akun } from '@kencana/ledger'

/** One screen of the product: its right to be seen, and a right for each action. */
export interface MenuEntry {
  /** Route, and name of the right to open it. */
  readonly path: `/${string}`
  readonly title: string
  /** Groups above it: ['Data Master'], ['Laporan', 'Laporan Barang']; none for Dashboard. */
  readonly group: readonly string[]
  /** File of its screen, `<area>/<folder>/<name>`, where that does not follow from the path. */
  readonly screen?: string
  /** Levels that start with it (menu_template); OWN and SU have all. ['OWN'], ['OWN', 'SU']: nobody else may have it. */
  readonly levels?: readonly string[]
  /** What may be done there, each a right of its own; each write names one. */
  readonly aksi?: Readonly<Record<string, AksiEntry>>
  /** Its totals lead to the ledger lines behind them (mutasi/reports). */
  readonly mutasi?: true
  /**
   * Money accounts whose lines whoever holds it may see behind a total: these, all that he books himself, or with HASIL also what
   * goods cost, what was earned and what the owner put in. Goods are seen by whoever has a report of goods. Source: controls,
   * reads that tell too much.
   */
  readonly uang?: true | 'HASIL' | readonly Akun[]
  /**
   * Goods accounts that its totals lead to; all of them unless told. Whoever has only such reports sees no other account behind a
   * total.
   */
  readonly barang?: readonly Akun[]
  /** Nothing to draw: choosing it calls what its file exports, which opens a PDF, say. */
  readonly run?: true
  /** Not in the menu: reached from the screen whose path it begins with, under that screen's right. */
  readonly below?: `/${string}`
}

/** One thing that may be done on a screen. What OWN and SU alone may do is none: it can be given to nobody. */
export interface AksiEntry {
  /** What it lets somebody do, as the matrix of rights says it. */
  readonly text: string
  /** Levels that start with it (template_aksi); those that start with the screen unless told. */
  readonly levels?: readonly string[]
}

/** What may be done to a master that is not the owners' alone. @param nama 'baki' */
export const aksiMaster = (nama: string) =>
  ({
    tambah: { text: `Menambah ${nama}` },
    ubah: { text: `Mengubah ${nama}` },
    hapus: { text: `Menghapus dan mengaktifkan lagi ${nama}` },
    impor: { text: `Memasukkan ${nama} dari berkas Excel` },
  }) as const satisfies Record<string, AksiEntry>

/** Name of a right in lists: '/kirim-barang#batal'. */
export const namaHak = (menu: string, aksi: string): string => `${menu}#${aksi}`

/** An action that every master has. */
export type AksiMaster = keyof ReturnType<typeof aksiMaster>

/** Where the application tells its menus: `declare module '@kencana/contract' { interface Register { aksi: ..., mutasi: ... } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the application
export interface Register {}

type Known = Register extends { aksi: infer A } ? A : Record<`/${string}`, string>

/** A path of the menu. */
export type Menu = keyof Known & `/${string}`

/** Menus whose totals lead to the ledger lines behind them. */
export type MutasiMenu = Register extends { mutasi: infer M } ? M & Menu : Menu

type Together<M extends Menu> = (M extends M ? (aksi: Known[M]) => void : never) extends (aksi: infer A) => void
  ? A
  : never

/** Actions that each of these menus has. */
export type Aksi<M extends Menu> = Together<M> & string

/** Menus that have all actions of a master. */
export type MasterMenu = {
  [M in Menu]: AksiMaster extends Known[M] ? M : never
}[Menu]
