/** The menu (features/menu.ts) with the screens themselves: each a file of its own, loaded when it is opened. */

import { LOADS } from 'virtual:screens'
import type { MenuEntry } from '@kencana/contract'
import { canOpen, type FirstRead, type UserData } from '@kencana/screens'
import type { ComponentType } from 'react'
import { MENU } from '../../../features/menu.ts'

/** A screen; `first` names what it reads first, so that this can begin before it is drawn. */
type ScreenComponent = ComponentType & { first?: (search: Readonly<Record<string, string>>) => FirstRead }

/** One screen of the menu, and how it is loaded or what choosing it does. */
export interface ScreenEntry extends Omit<MenuEntry, 'run'> {
  load?: () => Promise<{ default: ScreenComponent }>
  run?: () => Promise<void>
}

const withLoad = ({ run, ...entry }: (typeof MENU)[number], at: number): ScreenEntry => {
  const load = LOADS[at]
  if (!load) throw new Error(`${entry.path} has no screen`)
  if (run) return { ...entry, run: async () => ((await load()).default as () => Promise<void>)() }
  return { ...entry, load: load as NonNullable<ScreenEntry['load']> }
}

/** In the order of the sidebar inside each of its groups. */
export const SCREENS: readonly ScreenEntry[] = MENU.map(withLoad)

/** The screen of a path. */
export const screenAt = (path: string): ScreenEntry | undefined => SCREENS.find((screen) => screen.path === path)

/** For owners alone; otherwise the menu right decides. */
export const ownOnly = ({ levels }: Pick<MenuEntry, 'levels'>): boolean => levels?.includes('OWN') ?? false

/** Whether this user may open a screen; the server decides again on every call. */
export const mayOpen = (user: UserData, screen: Pick<MenuEntry, 'path' | 'levels' | 'below'>): boolean =>
  ownOnly(screen) ? screen.levels?.includes(user.level) === true : canOpen(user, screen.below ?? screen.path)
