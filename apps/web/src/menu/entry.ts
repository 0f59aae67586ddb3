import type { FirstRead } from '@kencana/screens'
import type { ComponentType } from 'react'

/** A screen; `first` names what it reads first, so that this can begin before it is drawn. */
type ScreenComponent = ComponentType & { first?: (search: Readonly<Record<string, string>>) => FirstRead }

/** One screen: where it is, what it is called, where it stands in the menu, and how it is loaded. */
export interface ScreenEntry {
  path: `/${string}`
  title: string
  /** Groups above it: ['Data Master'], ['Laporan', 'Laporan Barang']; none for Dashboard. */
  group: readonly string[]
  /** For the owner alone; otherwise the menu right decides. */
  ownOnly?: true
  /** The screen; its component is the default export. */
  load?: () => Promise<{ default: ScreenComponent }>
  /** No screen of its own: choosing it does something, e.g. opens a PDF. */
  run?: () => Promise<void>
  /** Not in the menu: reached from the screen whose path it begins with, under that screen's right. */
  below?: `/${string}`
}
