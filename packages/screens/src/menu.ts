import { createContext, useContext } from 'react'

/** A group or a screen of the sidebar, as screens that show menus need it. */
export interface MenuItem {
  /** Unique in the tree. */
  key: string
  title: string
  /** The route of a screen; groups have none. */
  path?: string
  children: readonly MenuItem[]
}

/** The sidebar as the application has it; provided by the shell, since no feature may reach into the application. */
export const MenuContext = createContext<readonly MenuItem[]>([])

/** All groups and screens of the sidebar that are given by menu right. */
export const useMenuTree = (): readonly MenuItem[] => useContext(MenuContext)
