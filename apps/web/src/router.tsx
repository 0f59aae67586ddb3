/** Routes, made from the menu: one lazy route per screen. */
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { SCREENS } from './menu.tsx'
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
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })
const blank = createRoute({ getParentRoute: () => shell, path: '/blank', component: Blank })
const lost = createRoute({ getParentRoute: () => shell, path: '/$', component: NotFound })
const screens = SCREENS.flatMap(({ path, load }) =>
  load ? [createRoute({ getParentRoute: () => shell, path, component: lazyRouteComponent(load) })] : [],
)

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
  routeTree: root.addChildren([entry, shell.addChildren([blank, lost, ...screens]), ...dev]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: LoadFailed,
  defaultPendingMs: 150,
})
