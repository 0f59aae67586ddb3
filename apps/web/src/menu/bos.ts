import type { ScreenEntry } from './entry.ts'

const STOCK_PEMBELIAN = ['Stock Pembelian']
const LAPORAN = ['Laporan', 'Laporan Stock Pembelian']

export const bosMenu: readonly ScreenEntry[] = [
  {
    path: '/kirim-dari-barang-bos',
    title: 'Kirim Dari Barang Bos',
    group: STOCK_PEMBELIAN,
    load: () => import('../../../../features/bos/kirim-dari-barang-bos/kirim-dari-barang-bos.screen.tsx'),
  },
  {
    path: '/laporan-kirim-barang-dari-bos',
    title: 'Laporan Kirim Barang Dari Bos',
    group: LAPORAN,
    load: () =>
      import('../../../../features/bos/laporan-kirim-barang-dari-bos/laporan-kirim-barang-dari-bos.screen.tsx'),
  },
]
