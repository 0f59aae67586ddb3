import type { ScreenEntry } from './entry.ts'

const PEMBELIAN = ['Pembelian']
const KASIR = ['Kasir']
const LAPORAN = ['Laporan', 'Laporan Pembelian']

export const pembelianMenu: readonly ScreenEntry[] = [
  {
    path: '/transaksi-pembelian',
    title: 'Transaksi Pembelian',
    group: PEMBELIAN,
    load: () => import('../../../../features/pembelian/transaksi-pembelian/transaksi-pembelian.screen.tsx'),
  },
  {
    path: '/lihat-pembelian',
    title: 'Lihat Pembelian',
    group: PEMBELIAN,
    load: () => import('../../../../features/pembelian/lihat-pembelian/lihat-pembelian.screen.tsx'),
  },
  {
    path: '/batal-pembelian',
    title: 'Batal Pembelian',
    group: PEMBELIAN,
    load: () => import('../../../../features/pembelian/batal-pembelian/batal-pembelian.screen.tsx'),
  },
  {
    path: '/validasi-jual-beli',
    title: 'Validasi Jual Beli',
    group: KASIR,
    load: () => import('../../../../features/pembelian/validasi-jual-beli/validasi-jual-beli.screen.tsx'),
  },
  {
    path: '/laporan-pembelian-sales',
    title: 'Laporan Pembelian Sales',
    group: LAPORAN,
    load: () => import('../../../../features/pembelian/laporan-pembelian/laporan-pembelian-sales.screen.tsx'),
  },
  {
    path: '/laporan-transaksi-pembelian',
    title: 'Laporan Transaksi Pembelian',
    group: LAPORAN,
    load: () => import('../../../../features/pembelian/laporan-pembelian/laporan-transaksi-pembelian.screen.tsx'),
  },
  {
    path: '/laporan-transaksi-pembelian-history',
    title: 'Laporan Transaksi Pembelian History',
    group: LAPORAN,
    load: () =>
      import('../../../../features/pembelian/laporan-pembelian/laporan-transaksi-pembelian-history.screen.tsx'),
  },
  {
    path: '/laporan-batal-pembelian',
    title: 'Laporan Batal Pembelian',
    group: LAPORAN,
    load: () => import('../../../../features/pembelian/laporan-pembelian/laporan-batal-pembelian.screen.tsx'),
  },
]
