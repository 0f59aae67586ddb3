import { useUser } from '@kencana/screens'
import { type Icon, IconMenu } from '@kencana/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { DASHBOARD_ICON, GROUPS } from '../groups.ts'
import { mayOpen, SCREENS } from '../menu.ts'
import css from './Shell.module.css'

interface Tab {
  title: string
  icon: Icon
  path: string
  group: string | null
}

/** What a thumb reaches: Dashboard, and of each of these areas the screen named here, or else the first that the user may open. */
const AREAS: readonly { title: string; group: string; path?: string }[] = [
  { title: 'Validasi', group: 'Kasir' },
  { title: 'Barang', group: 'Barang' },
  { title: 'Laporan', group: 'Laporan', path: '/laporan-transaksi-penjualan' },
]

/** The bar at the bottom of the phone. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const user = useUser()
  const path = useLocation({ select: (location) => location.pathname })
  // Screens below the dashboard are its own, whichever group of the menu lists them.
  const home = path === '/dashboard' || path.startsWith('/dashboard/')
  const here = SCREENS.find((screen) => screen.path === path)
  const tabs: Tab[] = [{ title: 'Dashboard', icon: DASHBOARD_ICON, path: '/dashboard', group: null }]
  for (const area of AREAS) {
    const there = SCREENS.filter(
      (screen) =>
        screen.load &&
        !screen.below &&
        !screen.path.startsWith('/dashboard/') &&
        screen.group[0] === area.group &&
        mayOpen(user, screen),
    )
    const first = there.find((screen) => screen.path === area.path) ?? there[0]
    const icon = GROUPS.find((group) => group.title === area.group)?.icon
    if (first && icon) tabs.push({ title: area.title, icon, path: first.path, group: area.group })
  }
  return (
    <nav className={css.bottom} aria-label="Pintas">
      {tabs.map((tab) => {
        const current = tab.group === null ? home : !home && here?.group[0] === tab.group
        return (
          <Link key={tab.title} to={tab.path} aria-current={current ? 'page' : undefined}>
            <tab.icon size={20} />
            {tab.title}
          </Link>
        )
      })}
      <button type="button" onClick={onMenu}>
        <IconMenu size={20} />
        Menu
      </button>
    </nav>
  )
}
