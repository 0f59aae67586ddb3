import type { ScreenEntry } from './entry.ts'

const PENGATURAN = ['Pengaturan']

export const pengaturanMenu: readonly ScreenEntry[] = [
  {
    path: '/settingsystem',
    title: 'Setting System',
    group: PENGATURAN,
    load: () => import('../../../../features/pengaturan/para-system/setting-system.screen.tsx'),
  },
  {
    path: '/settingtoko',
    title: 'Setting Toko',
    group: PENGATURAN,
    load: () => import('../../../../features/pengaturan/setting-toko/setting-toko.screen.tsx'),
  },
  {
    path: '/settingNota',
    title: 'Setting Nota',
    group: PENGATURAN,
    load: () => import('../../../../features/pengaturan/setting-nota/setting-nota.screen.tsx'),
  },
]
