import type { MenuEntry } from '@kencana/contract'

const USERS = ['Manage Users'] as const
const LAPORAN = ['Laporan', 'Laporan Otorisasi'] as const
const PENGATURAN = ['Pengaturan'] as const

export const aksesMenu = [
  {
    path: '/data-users',
    title: 'Data Users',
    group: USERS,
    screen: 'akses/users/data-users',
  },
  {
    path: '/hak-akses-users',
    title: 'Hak Akses Users',
    group: USERS,
    screen: 'akses/hak-akses/hak-akses',
  },
  {
    path: '/laporan-otorisasi',
    title: 'Laporan Otorisasi',
    group: LAPORAN,
    screen: 'akses/laporan-otorisasi/laporan-otorisasi',
  },
  {
    path: '/laporan-authorization',
    title: 'Laporan Authorization',
    group: LAPORAN,
    screen: 'akses/laporan-authorization/laporan-authorization',
  },
  { path: '/api/docs', title: 'Dokumentasi API', group: PENGATURAN, screen: 'akses/openapi/openapi' },
] as const satisfies readonly MenuEntry[]
