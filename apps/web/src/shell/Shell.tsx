import {
  endSession,
  forgetPlace,
  isLate,
  isLoggedIn,
  MenuContext,
  serverNow,
  useSession,
  useTitle,
  useUser,
} from '@kencana/screens'
import { cx, Dot, useKeys, useScanner } from '@kencana/ui'
import { Navigate, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { mayOpen, screenAt } from '../menu.ts'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionDialog, useConnection } from './connection.tsx'
import { Header } from './Header.tsx'
import { kertasScreen } from './kertas.ts'
import { menuItems } from './menuTree.ts'
import { Denied } from './pages/Notice.tsx'
import { keepRecent } from './recents.ts'
import css from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { useFolded } from './useMenuState.ts'
import { useSaya } from './useSaya.ts'

const MENU = menuItems()
// Once a day at most: nobody waits for it on any other page.
const LateDay = lazy(() => import('./pages/LateDay.tsx'))
// Once in the life of a user.
const PasswordPertama = lazy(() => import('./pages/PasswordPertama.tsx'))
const MenuDrawer = lazy(() => import('./MenuDrawer.tsx'))

/** Screens on which what blocks closing is settled: they work on a late day too (specification, section 4). */
const LATE_OPEN = new Set(['/validasi-jual-beli', '/validasi-hutang', '/hitung-kas'])

// What stands in the content: the screen, the notice of a late day, or the refusal.
function Content() {
  const session = useSession()
  const user = useUser()
  const path = useLocation({ select: (location) => location.pathname })
  const screen = screenAt(path)
  useTitle(screen?.title ?? (path === '/blank' ? 'Blank' : 'Tidak Ditemukan'))
  const closed = screen !== undefined && !mayOpen(user, screen)
  useSaya(closed)
  if (closed) return <Denied screen={screen} />
  if (isLate(session) && screen && !LATE_OPEN.has(path))
    return (
      <Suspense>
        <LateDay />
      </Suspense>
    )
  return <Outlet />
}

function StatusBar() {
  const user = useUser()
  const here = useConnection() === 'here'
  return (
    <footer className={css.status}>
      <span>
        © {serverNow().getFullYear()} {user.nama_toko}
      </span>
      <span>
        <Dot tone={here ? 'green' : 'red'} /> {here ? 'Tersambung' : 'Terputus'}
      </span>
    </footer>
  )
}

// Toasts stand over the middle of the content, not of the window; they are drawn outside of this grid.
const useContentShift = (folded: boolean) => {
  useEffect(() => {
    const root = document.documentElement.style
    root.setProperty('--k-content-shift', folded ? '28px' : '112px')
    return () => void root.removeProperty('--k-content-shift')
  }, [folded])
}

const KARTU = '/data-barang/asal-usul'

// What was scanned where nothing waits for it: what a customer's paper is of, the card of a piece, for those who may read it.
const usePieceScanned = () => {
  const user = useUser()
  const navigate = useNavigate()
  useScanner((kode) => {
    const kertas = kertasScreen(user, kode)
    if (kertas) return void navigate({ to: kertas.to, search: kertas.search })
    const card = screenAt(KARTU)
    if (card && mayOpen(user, card)) void navigate({ to: KARTU, search: { kode } })
  })
}

const KeysHelp = lazy(() => import('./KeysHelp.tsx'))

function Layout() {
  const user = useUser()
  const path = useLocation({ select: (location) => location.pathname })
  const [folded, fold] = useFolded()
  const [helping, setHelping] = useState(false)
  useKeys({ '?': () => setHelping(true), F1: () => setHelping(true) })
  useEffect(() => {
    if (screenAt(path)?.load && !screenAt(path)?.below) keepRecent(user.user_id, path)
  }, [path, user.user_id])
  // Whoever is in again is where he was, or wanted to be elsewhere.
  useEffect(forgetPlace, [])
  // null until it was opened once: only phones load it.
  const [drawer, setDrawer] = useState<boolean | null>(null)
  useContentShift(folded)
  usePieceScanned()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever the path changes
  useEffect(() => setDrawer((now) => now && false), [path])
  return (
    <div className={cx(css.shell, folded && css.folded)}>
      <a href="#isi" className={css.skip}>
        Ke isi
      </a>
      <aside className={css.side} aria-label="Samping">
        <Sidebar folded={folded} onFold={fold} />
      </aside>
      <Header onMenu={() => setDrawer(true)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <main className={css.main} id="isi" tabIndex={0}>
        <MenuContext value={MENU}>
          <Content />
        </MenuContext>
      </main>
      <StatusBar />
      <BottomBar onMenu={() => setDrawer(true)} />
      {drawer !== null && (
        <Suspense>
          <MenuDrawer opened={drawer} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
      {helping && (
        <Suspense>
          <KeysHelp onClose={() => setHelping(false)} />
        </Suspense>
      )}
      <ConnectionDialog />
    </div>
  )
}

/** The main layout: only while the login flag equals the server's date; otherwise storage is cleared and `/` shown. */
export function Shell() {
  const session = useSession()
  const inside = isLoggedIn(session)
  useEffect(() => {
    if (!inside) endSession()
  }, [inside])
  if (!inside) return <Navigate to="/" replace />
  if (session.user?.ganti_password)
    return (
      <Suspense>
        <PasswordPertama />
      </Suspense>
    )
  return <Layout />
}
