import type { ScreenEntry } from './entry.ts'

const LAPORAN = ['Laporan', 'Laporan Pesanan']

export const pesananMenu: readonly ScreenEntry[] = [
  {
    path: '/laporan-pesanan',
    title: 'Laporan Pesanan',
    group: LAPORAN,
    load: () => import('../../../../features/pesanan/laporan-pesanan/laporan-pesanan.screen.tsx'),
  },
  {
    path: '/laporan-titip-uang',
    title: 'Laporan Titip Uang',
    group: LAPORAN,
    load: () => import('../../../../features/pesanan/titip-uang/laporan-titip-uang.screen.tsx'),
  },
]
