import { useEffect, useState } from 'react'

const OPEN = 'menu_terbuka'
const FOLDED = 'menu_ciut'

const stored = (): string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(OPEN) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/**
 * Which groups are open: those a person opened, remembered on this computer, and those above the current screen, which close
 * again when it is left.
 */
export const useMenuState = (current: readonly string[]) => {
  const [open, setOpen] = useState(stored)
  const wanted = current.join('|')
  // A group above the current screen that was folded by hand stays so until another screen opens.
  const [shut, setShut] = useState<{ under: string; keys: readonly string[] }>({ under: wanted, keys: [] })
  const folded = shut.under === wanted ? shut.keys : []
  const all = [...new Set([...open, ...current.filter((key) => !folded.includes(key))])]
  useEffect(() => localStorage.setItem(OPEN, JSON.stringify(open)), [open])
  const toggle = (key: string) => {
    const opened = all.includes(key)
    setOpen((now) => (opened ? now.filter((one) => one !== key) : [...now, key]))
    setShut({ under: wanted, keys: opened ? [...folded, key] : folded.filter((one) => one !== key) })
  }
  return { open: all, toggle }
}

// The commonest monitor of a counter is 1024 wide: there the room belongs to the work.
const foldedFirst = (): boolean => {
  const chosen = localStorage.getItem(FOLDED)
  return chosen === null ? matchMedia('(max-width: 1199px)').matches : chosen === 'ya'
}

/** Whether the sidebar is folded to icons: as chosen on this computer, else where there is little room. */
export const useFolded = () => {
  const [folded, setFolded] = useState(foldedFirst)
  const toggle = () => {
    localStorage.setItem(FOLDED, folded ? 'tidak' : 'ya')
    setFolded(!folded)
  }
  return [folded, toggle] as const
}
