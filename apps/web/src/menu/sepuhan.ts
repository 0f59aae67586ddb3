import type { ScreenEntry } from './entry.ts'

const SEPUHAN = ['Sepuhan']
const LAPORAN = ['Laporan', 'Laporan Sepuhan']

export const sepuhanMenu: readonly ScreenEntry[] = [
  {
    path: '/sortir-pembelian',
    title: 'Sortir Pembelian',
    group: SEPUHAN,
    load: () => import('../../../../features/sepuhan/sortir-pembelian/sortir-pembelian.screen.tsx'),
  },
  {
    path: '/pindah-sortir',
    title: 'Pindah Sortir',
    group: SEPUHAN,
    load: () => import('../../../../features/sepuhan/pindah-sortir/pindah-sortir.screen.tsx'),
  },
  {
    path: '/sortir-sepuh',
    title: 'Sortir Sepuh',
    group: SEPUHAN,
    load: () => import('../../../../features/sepuhan/sortir-sepuh/sortir-sepuh.screen.tsx'),
  },
  {
    path: '/kirim-sepuh',
    title: 'Kirim Sepuh',
    group: SEPUHAN,
    load: () => import('../../../../features/sepuhan/kirim-sepuh/kirim-sepuh.screen.tsx'),
  },
  {
    path: '/terima-sepuh',
    title: 'Terima Sepuh',
    group: SEPUHAN,
    load: () => import('../../../../features/sepuhan/terima-sepuh/terima-sepuh.screen.tsx'),
  },
  {
    path: '/kirim-labeling',
    title: 'Kirim Labeling',
    group: SEPUHAN,
    load: () => import('../../../../features/sepuhan/kirim-labeling/kirim-labeling.screen.tsx'),
  },
  {
    path: '/laporan-sortir-pembelian',
    title: 'Laporan Sortir Pembelian',
    group: LAPORAN,
    load: () => import('../../../../features/sepuhan/laporan-sortir-pembelian/laporan-sortir-pembelian.screen.tsx'),
  },
  {
    path: '/laporan-sortir-sepuh',
    title: 'Laporan Sortir Sepuh',
    group: LAPORAN,
    load: () => import('../../../../features/sepuhan/laporan-sortir-sepuh/laporan-sortir-sepuh.screen.tsx'),
  },
  {
    path: '/laporan-kirim-sepuh',
    title: 'Laporan Kirim Sepuh',
    group: LAPORAN,
    load: () => import('../../../../features/sepuhan/laporan-kirim-sepuh/laporan-kirim-sepuh.screen.tsx'),
  },
  {
    path: '/laporan-terima-barang-sepuh',
    title: 'Laporan Terima Barang Sepuh',
    group: LAPORAN,
    load: () => import('../../../../features/sepuhan/laporan-terima-sepuh/laporan-terima-sepuh.screen.tsx'),
  },
  {
    path: '/laporan-kirim-labeling',
    title: 'Laporan Kirim Labeling',
    group: LAPORAN,
    load: () => import('../../../../features/sepuhan/laporan-kirim-labeling/laporan-kirim-labeling.screen.tsx'),
  },
  {
    path: '/laporan-sortir-pembelian/alur',
    title: 'Alur Lot',
    group: LAPORAN,
    below: '/laporan-sortir-pembelian',
    load: () => import('../../../../features/sepuhan/alur-lot/alur-lot.screen.tsx'),
  },
  {
    path: '/laporan-terima-barang-sepuh/susut',
    title: 'Laporan Susut Sepuh',
    group: LAPORAN,
    below: '/laporan-terima-barang-sepuh',
    load: () => import('../../../../features/sepuhan/susut-sepuh/susut-sepuh.screen.tsx'),
  },
]
