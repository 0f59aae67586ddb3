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

/** Which groups are open, remembered on this computer; those above the current screen open by themselves. */
export const useMenuState = (current: readonly string[]) => {
  const [open, setOpen] = useState(stored)
  const wanted = current.join('|')
  useEffect(() => {
    const keys = wanted.split('|').filter(Boolean)
    setOpen((now) => (keys.every((key) => now.includes(key)) ? now : [...new Set([...now, ...keys])]))
  }, [wanted])
  useEffect(() => localStorage.setItem(OPEN, JSON.stringify(open)), [open])
  const toggle = (key: string) =>
    setOpen((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key]))
  return { open, toggle }
}

/** Whether the sidebar is folded to icons, remembered on this computer. */
export const useFolded = () => {
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED) === 'ya')
  const toggle = () => {
    localStorage.setItem(FOLDED, folded ? 'tidak' : 'ya')
    setFolded(!folded)
  }
  return [folded, toggle] as const
}
