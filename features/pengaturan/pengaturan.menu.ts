import { AKSI_MASTER, type MenuEntry } from '@kencana/contract'

const PENGATURAN = ['Pengaturan'] as const

export const pengaturanMenu = [
  {
    path: '/settingsystem',
    title: 'Setting System',
    group: PENGATURAN,
    screen: 'pengaturan/para-system/setting-system',
    aksi: ['ubah'],
  },
  {
    path: '/settingtoko',
    title: 'Setting Toko',
    group: PENGATURAN,
    screen: 'pengaturan/setting-toko/setting-toko',
    aksi: [...AKSI_MASTER, 'toko'],
  },
  {
    path: '/settingNota',
    title: 'Setting Nota',
    group: PENGATURAN,
    screen: 'pengaturan/setting-nota/setting-nota',
    aksi: ['ubah'],
  },
] as const satisfies readonly MenuEntry[]
