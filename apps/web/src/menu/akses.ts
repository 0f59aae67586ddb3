import type { ScreenEntry } from './entry.ts'

const USERS = ['Manage Users']
const PENGATURAN = ['Pengaturan']

export const aksesMenu: readonly ScreenEntry[] = [
  {
    path: '/data-users',
    title: 'Data Users',
    group: USERS,
    load: () => import('../../../../features/akses/users/data-users.screen.tsx'),
  },
  {
    path: '/hak-akses-users',
    title: 'Hak Akses Users',
    group: USERS,
    load: () => import('../../../../features/akses/hak-akses/hak-akses.screen.tsx'),
  },
  {
    path: '/api/docs',
    title: 'Dokumentasi API',
    group: PENGATURAN,
    load: () => import('../../../../features/akses/openapi/openapi.screen.tsx'),
  },
]
