/** Screens and what may be done on them. The application lists its own once (features/menu.ts); the kit knows only types. */

/** One screen of the product: its right to be seen, and a right for each action. */
export interface MenuEntry {
  /** Route, and name of the right to open it. */
  readonly path: `/${string}`
  readonly title: string
  /** Groups above it: ['Data Master'], ['Laporan', 'Laporan Barang']; none for Dashboard. */
  readonly group: readonly string[]
  /** File of its screen, `<area>/<folder>/<name>`, where that does not follow from the path. */
  readonly screen?: string
  /** Levels that start with it (menu_template); OWN and SU have all. ['OWN']: nobody else may have it. */
  readonly levels?: readonly string[]
  /** What may be done there; each write names one. */
  readonly aksi?: readonly string[]
  /** Its totals lead to the ledger lines behind them (mutasi/reports). */
  readonly mutasi?: true
  /** Nothing to draw: choosing it calls what its file exports, which opens a PDF, say. */
  readonly run?: true
  /** Not in the menu: reached from the screen whose path it begins with, under that screen's right. */
  readonly below?: `/${string}`
}

/** What may be done to a master. */
export const AKSI_MASTER = ['tambah', 'ubah', 'hapus', 'impor'] as const

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
  [M in Menu]: (typeof AKSI_MASTER)[number] extends Known[M] ? M : never
}[Menu]
