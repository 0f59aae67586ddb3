import type { ScreenEntry } from './entry.ts'

const PENGATURAN = ['Pengaturan']

export const neracaMenu: readonly ScreenEntry[] = [
  {
    path: '/audit-neraca',
    title: 'Audit Neraca',
    group: PENGATURAN,
    ownOnly: true,
    load: () => import('../../../../features/neraca/neraca.screen.tsx'),
  },
]
