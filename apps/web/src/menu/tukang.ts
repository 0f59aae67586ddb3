import type { ScreenEntry } from './entry.ts'

const MASTER = ['Data Master']
const LAPORAN = ['Laporan', 'Laporan Pesanan']

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
  {
    path: '/laporan-bahan-tukang',
    title: 'Laporan Bahan Tukang',
    group: LAPORAN,
    load: () => import('../../../../features/tukang/laporan-bahan-tukang/laporan-bahan-tukang.screen.tsx'),
  },
]
