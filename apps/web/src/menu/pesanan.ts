import type { ScreenEntry } from './entry.ts'

const PESANAN = ['Pesanan']
const LAPORAN = ['Laporan', 'Laporan Pesanan']

export const pesananMenu: readonly ScreenEntry[] = [
  {
    path: '/transaksi-pesanan',
    title: 'Transaksi Pesanan',
    group: PESANAN,
    load: () => import('../../../../features/pesanan/transaksi-pesanan/transaksi-pesanan.screen.tsx'),
  },
  {
    path: '/lihat-pesanan',
    title: 'Lihat Pesanan',
    group: PESANAN,
    load: () => import('../../../../features/pesanan/lihat-pesanan/lihat-pesanan.screen.tsx'),
  },
  {
    path: '/pembagian-pesanan',
    title: 'Pembagian Pesanan',
    group: PESANAN,
    load: () => import('../../../../features/pesanan/pembagian-pesanan/pembagian-pesanan.screen.tsx'),
  },
  {
    path: '/pindah-pesanan',
    title: 'Pindah Pesanan',
    group: PESANAN,
    load: () => import('../../../../features/pesanan/pembagian-pesanan/pindah-pesanan.screen.tsx'),
  },
  {
    path: '/pesanan-selesai',
    title: 'Pesanan Selesai',
    group: PESANAN,
    load: () => import('../../../../features/pesanan/pesanan-selesai/pesanan-selesai.screen.tsx'),
  },
  {
    path: '/stock-opname-pesanan',
    title: 'Stock Opname Pesanan',
    group: ['Stock Opname'],
    load: () => import('../../../../features/pesanan/stock-opname-pesanan/stock-opname-pesanan.screen.tsx'),
  },
  {
    path: '/ongkos-tukang',
    title: 'Ongkos Tukang',
    group: PESANAN,
    load: () => import('../../../../features/tukang/ongkos-tukang/ongkos-tukang.screen.tsx'),
  },
  {
    path: '/kartu-tukang',
    title: 'Kartu Tukang',
    group: PESANAN,
    load: () => import('../../../../features/tukang/kartu-tukang/kartu-tukang.screen.tsx'),
  },
  {
    path: '/laporan-pesanan-tukang',
    title: 'Laporan Pesanan Tukang',
    group: LAPORAN,
    load: () => import('../../../../features/pesanan/laporan-pesanan-tukang/laporan-pesanan-tukang.screen.tsx'),
  },
  {
    path: '/laporan-pesanan-so',
    title: 'Laporan Pesanan So',
    group: LAPORAN,
    load: () => import('../../../../features/pesanan/laporan-pesanan-so/laporan-pesanan-so.screen.tsx'),
  },
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
