import type { ScreenEntry } from './entry.ts'

const STOCK_PEMBELIAN = ['Stock Pembelian']
const STOCK_OPNAME = ['Stock Opname']
const LAPORAN = ['Laporan', 'Laporan Stock Pembelian']

export const bosMenu: readonly ScreenEntry[] = [
  {
    path: '/kirim-dari-barang-bos',
    title: 'Kirim Dari Barang Bos',
    group: STOCK_PEMBELIAN,
    load: () => import('../../../../features/bos/kirim-dari-barang-bos/kirim-dari-barang-bos.screen.tsx'),
  },
  {
    path: '/kirim-sepuh-dari-barang-bos',
    title: 'Kirim Sepuh Dari Barang Bos',
    group: STOCK_PEMBELIAN,
    load: () => import('../../../../features/bos/kirim-sepuh-dari-barang-bos/kirim-sepuh-dari-barang-bos.screen.tsx'),
  },
  {
    path: '/laporan-kirim-barang-dari-bos',
    title: 'Laporan Kirim Barang Dari Bos',
    group: LAPORAN,
    load: () =>
      import('../../../../features/bos/laporan-kirim-barang-dari-bos/laporan-kirim-barang-dari-bos.screen.tsx'),
  },
  {
    path: '/laporan-saldo-aktif-kirim-barnag-dari-bos',
    title: 'Laporan Saldo Aktif Kirim Barang Dari Bos',
    group: LAPORAN,
    load: () =>
      import('../../../../features/bos/laporan-saldo-aktif-kirim-bos/laporan-saldo-aktif-kirim-bos.screen.tsx'),
  },
  {
    path: '/stock-opname-kirim-barang-dari-bos',
    title: 'Stock Opname Kirim Barang Dari Bos',
    group: STOCK_OPNAME,
    load: () => import('../../../../features/bos/stock-opname-kirim-bos/stock-opname-kirim-bos.screen.tsx'),
  },
]
