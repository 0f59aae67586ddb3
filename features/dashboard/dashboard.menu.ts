import type { MenuEntry } from '@kencana/contract'

export const dashboardMenu = [
  { path: '/dashboard', title: 'Dashboard', group: [], screen: 'dashboard/dashboard' },
] as const satisfies readonly MenuEntry[]
