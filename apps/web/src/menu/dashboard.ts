import type { ScreenEntry } from './entry.ts'

export const dashboardMenu: readonly ScreenEntry[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    group: [],
    load: () => import('../../../../features/dashboard/dashboard.screen.tsx'),
  },
]
