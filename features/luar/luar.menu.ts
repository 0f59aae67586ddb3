import type { MenuEntry } from '@kencana/contract'

const PENGATURAN = ['Pengaturan'] as const

export const luarMenu = [
  { path: '/bukti', title: 'Bukti', group: PENGATURAN, levels: ['OWN'] },
  { path: '/kunci-baca', title: 'Kunci Baca', group: PENGATURAN, levels: ['OWN'] },
  {
    path: '/kunci-papan',
    title: 'Papan Harga',
    group: PENGATURAN,
    screen: 'luar/papan-harga/kunci-papan',
    levels: ['OWN', 'SU'],
  },
] as const satisfies readonly MenuEntry[]
