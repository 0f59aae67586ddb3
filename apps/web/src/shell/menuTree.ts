/** The sidebar as a tree, made from the list of screens. */
import type { MenuItem } from '@kencana/screens'
import { GROUPS } from '../groups.ts'
import { ownOnly, SCREENS, type ScreenEntry } from '../menu.ts'

/** A group or a screen of the sidebar. */
export interface MenuNode {
  /** Path of titles, unique: 'Laporan/Laporan Barang'. */
  key: string
  title: string
  screen?: ScreenEntry
  children: MenuNode[]
}

const insert = (nodes: MenuNode[], groups: readonly string[], screen: ScreenEntry, above = ''): void => {
  const [title, ...rest] = groups
  if (title === undefined) {
    nodes.push({ key: screen.path, title: screen.title, screen, children: [] })
    return
  }
  const key = `${above}${title}`
  let node = nodes.find((one) => one.key === key)
  if (!node) {
    node = { key, title, children: [] }
    nodes.push(node)
  }
  insert(node.children, rest, screen, `${key}/`)
}

const order = (node: MenuNode): number => GROUPS.findIndex((group) => group.title === node.title)

/** Of the reports the specification lists these first; those of each further area follow. */
const REPORTS_FIRST = 'Laporan/Laporan Barang'

const reportsFirst = (node: MenuNode): MenuNode => ({
  ...node,
  children: node.children.toSorted((a, b) => Number(b.key === REPORTS_FIRST) - Number(a.key === REPORTS_FIRST)),
})

/** All groups that have screens, in the order of the sidebar; screens without group first. */
export const menuTree = (): MenuNode[] => {
  const nodes: MenuNode[] = []
  for (const screen of SCREENS) if (!screen.below) insert(nodes, screen.group, screen)
  return nodes.toSorted((a, b) => order(a) - order(b)).map(reportsFirst)
}

const itemsOf = (nodes: readonly MenuNode[]): MenuItem[] =>
  nodes.flatMap(({ key, title, screen, children }) => {
    if (screen) return ownOnly(screen) ? [] : [{ key, title, path: screen.path, children: [] }]
    const inside = itemsOf(children)
    return inside.length > 0 ? [{ key, title, children: inside }] : []
  })

/** The tree for screens that show it: without what belongs to the owner alone. */
export const menuItems = (): MenuItem[] => itemsOf(menuTree())

/** The tree with only what contains the words; groups that match by name keep all their screens. */
export const filterTree = (nodes: readonly MenuNode[], words: string): MenuNode[] => {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return [...nodes]
  return nodes.flatMap((node) => {
    if (node.title.toLowerCase().includes(wanted)) return [node]
    const children = filterTree(node.children, wanted)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** Keys of the groups above a path. */
export const groupsOf = (nodes: readonly MenuNode[], path: string): string[] =>
  nodes.flatMap((node) => {
    if (node.screen) return []
    const inside = node.children.some((child) => child.screen?.path === path)
    const deeper = groupsOf(node.children, path)
    return inside || deeper.length > 0 ? [node.key, ...deeper] : []
  })
