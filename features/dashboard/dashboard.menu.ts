import type { MenuEntry } from '@kencana/contract'

export const dashboardMenu = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    group: [],
    screen: 'dashboard/dashboard',
    levels: ['GUDANG', 'KASIR', 'SALES'],
    aksi: { saksi: { text: 'Menyaksikan timbangan dan uang user lain, di layar sendiri atau dengan PIN' } },
  },
] as const satisfies readonly MenuEntry[]
