/** Routes, made from the menu: one lazy route per screen. */

import { getSession, isLate, isLoggedIn } from '@kencana/screens'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { mayOpen, SCREENS, type ScreenEntry } from './menu.ts'
import { queries } from './queries.ts'
import { Blank, LoadFailed, NotFound } from './shell/pages/Notice.tsx'
import { Shell } from './shell/Shell.tsx'

// Search parameters are plain text: `?q=CN01&hal=2`, readable and writable by hand.
const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))
const stringifySearch = (search: Record<string, unknown>): string => {
  const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString()
  return text ? `?${text}` : ''
}

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound })
const entry = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./shell/pages/Entry.tsx')),
})
// For who holds a nota, outside of the shell: nobody is logged in there.
const nota = createRoute({
  getParentRoute: () => root,
  path: '/nota/$token',
  component: lazyRouteComponent(() => import('../../../features/penjualan/nota-publik/nota-publik.screen.tsx')),
})
// The same for who has a piece in repair.
const service = createRoute({
  getParentRoute: () => root,
  path: '/service/$token',
  component: lazyRouteComponent(() => import('../../../features/service/service-publik/service-publik.screen.tsx')),
})
// The prices on a television of the shop.
const papan = createRoute({
  getParentRoute: () => root,
  path: '/papan-harga/$kunci',
  component: lazyRouteComponent(() => import('../../../features/luar/papan-harga/papan-harga.screen.tsx')),
})
// The second screen at the counter, turned to the customer.
const layar = createRoute({
  getParentRoute: () => root,
  path: '/layar-pelanggan/tampil',
  component: lazyRouteComponent(() => import('../../../features/penjualan/layar-pelanggan/layar-pelanggan.screen.tsx')),
})
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })
const blank = createRoute({ getParentRoute: () => shell, path: '/blank', component: Blank })
const lost = createRoute({ getParentRoute: () => shell, path: '/$', component: NotFound })

/** How long a screen waits for its first rows before it is drawn without, in ms. */
const PATIENCE = 60

const isShown = (screen: ScreenEntry): boolean => {
  const session = getSession()
  const { user } = session
  return isLoggedIn(session) && user !== null && !user.ganti_password && mayOpen(user, screen) && !isLate(session)
}

const screens = SCREENS.flatMap((screen) => {
  const { path, load } = screen
  if (!load) return []
  const route = createRoute({
    getParentRoute: () => shell,
    path,
    component: lazyRouteComponent(load),
    loader: async ({ location, preload }) => {
      // A file that does not come is the component's to tell.
      const file = await load().catch(() => undefined)
      if (preload || !isShown(screen)) return
      const read = file?.default.first?.(location.search)(queries)
      // Drawn once with its rows is less work than drawn empty and again; a slow answer is not waited for.
      if (read) await Promise.race([read, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
    },
    // Once on the way in; from then on the screen reads what its address says.
    shouldReload: ({ cause }) => cause === 'enter',
  })
  return [route]
})

// In the development build only: the condition is a constant, so the page and its data are not in the product.
const dev = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/dev/ui',
        component: lazyRouteComponent(() => import('./dev/DevPage.tsx'), 'DevPage'),
      }),
      createRoute({
        getParentRoute: () => root,
        path: '/dev/laporan',
        component: lazyRouteComponent(() => import('./dev/DevLaporan.tsx'), 'DevLaporan'),
      }),
      createRoute({
        getParentRoute: () => root,
        path: '/dev/transaksi',
        component: lazyRouteComponent(() => import('./dev/DevTransaksi.tsx'), 'DevTransaksi'),
      }),
    ]
  : []

export const router = createRouter({
  routeTree: root.addChildren([
    entry,
    nota,
    service,
    papan,
    layar,
    shell.addChildren([blank, lost, ...screens]),
    ...dev,
  ]),
  parseSearch,
  stringifySearch,
  // Access and late day are decided by the exact path.
  caseSensitive: true,
  defaultPreload: 'intent',
  defaultErrorComponent: LoadFailed,
  defaultPendingMs: 150,
})
