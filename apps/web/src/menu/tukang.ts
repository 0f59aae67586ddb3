import type { ScreenEntry } from './entry.ts'

const MASTER = ['Data Master']

export const tukangMenu: readonly ScreenEntry[] = [
  {
    path: '/tambah-bahan-tukang',
    title: 'Tambah Bahan Tukang',
    group: MASTER,
    load: () => import('../../../../features/tukang/bahan-tukang/tambah-bahan-tukang.screen.tsx'),
  },
  {
    path: '/ambil-bahan-tukang',
    title: 'Ambil Bahan Tukang',
    group: MASTER,
    load: () => import('../../../../features/tukang/bahan-tukang/ambil-bahan-tukang.screen.tsx'),
  },
]
