import type { MenuEntry } from '@kencana/contract'

const PENGATURAN = ['Pengaturan'] as const

export const pengaturanMenu = [
  {
    path: '/settingsystem',
    title: 'Setting System',
    group: PENGATURAN,
    screen: 'pengaturan/para-system/setting-system',
  },
  {
    path: '/settingtoko',
    title: 'Setting Toko',
    group: PENGATURAN,
    screen: 'pengaturan/setting-toko/setting-toko',
    aksi: { toko: { text: 'Mengubah nama, alamat, zona waktu dan logo toko ini', levels: [] } },
  },
  {
    path: '/settingNota',
    title: 'Setting Nota',
    group: PENGATURAN,
    screen: 'pengaturan/setting-nota/setting-nota',
    aksi: { ubah: { text: 'Mengubah tampilan nota' } },
  },
  {
    path: '/cadangan',
    title: 'Cadangan Data',
    group: PENGATURAN,
    screen: 'pengaturan/cadangan/cadangan',
    levels: ['OWN'],
  },
] as const satisfies readonly MenuEntry[]
