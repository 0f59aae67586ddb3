/** Screens opened last on this computer, by whom they were opened. */

const RECENT = 'menu_terakhir'
const KEPT = 6

type Kept = Readonly<Record<string, readonly string[]>>

const read = (): Kept => {
  try {
    return (JSON.parse(localStorage.getItem(RECENT) ?? '{}') as Kept | null) ?? {}
  } catch {
    return {}
  }
}

/** Paths that this user opened last, the latest first. */
export const recentPaths = (user_id: string): readonly string[] => read()[user_id] ?? []

/** Remembers that he opened a screen. */
export const keepRecent = (user_id: string, path: string): void => {
  const paths = [path, ...recentPaths(user_id).filter((one) => one !== path)].slice(0, KEPT)
  localStorage.setItem(RECENT, JSON.stringify({ ...read(), [user_id]: paths }))
}
