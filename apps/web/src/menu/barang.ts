import type { ScreenEntry } from './entry.ts'

const BARANG = ['Barang']
const STOCK_OPNAME = ['Stock Opname']
const UTILITY = ['Utility']
const LAPORAN_BARANG = ['Laporan', 'Laporan Barang']

export const barangMenu: readonly ScreenEntry[] = [
  {
    path: '/data-barang',
    title: 'Data Barang',
    group: BARANG,
    load: () => import('../../../../features/barang/data-barang/data-barang.screen.tsx'),
  },
  {
    path: '/data-barang/asal-usul',
    title: 'Asal-usul Barang',
    group: BARANG,
    below: '/data-barang',
    load: () => import('../../../../features/barang/data-barang/asal-usul.screen.tsx'),
  },
  {
    path: '/kirim-barang',
    title: 'Kirim Barang',
    group: BARANG,
    load: () => import('../../../../features/barang/kirim-barang/kirim-barang.screen.tsx'),
  },
  {
    path: '/terima-barang',
    title: 'Terima Barang',
    group: BARANG,
    load: () => import('../../../../features/barang/terima-barang/terima-barang.screen.tsx'),
  },
  {
    path: '/hancur-data-barang',
    title: 'Hancur Data Barang',
    group: BARANG,
    load: () => import('../../../../features/barang/hancur-data-barang/hancur-data-barang.screen.tsx'),
  },
  {
    path: '/pindah-barang',
    title: 'Pindah Barang',
    group: BARANG,
    load: () => import('../../../../features/barang/pindah-barang/pindah-barang.screen.tsx'),
  },
  {
    path: '/pindah-barang-satu-baki',
    title: 'Pindah Barang Satu Baki',
    group: BARANG,
    load: () => import('../../../../features/barang/pindah-barang-satu-baki/pindah-barang-satu-baki.screen.tsx'),
  },
  {
    path: '/timbang-baki',
    title: 'Timbang Baki',
    group: BARANG,
    load: () => import('../../../../features/barang/timbang-baki/timbang-baki.screen.tsx'),
  },
  {
    path: '/stock-opname',
    title: 'Stock Opname',
    group: STOCK_OPNAME,
    load: () => import('../../../../features/barang/stock-opname/stock-opname.screen.tsx'),
  },
  {
    path: '/cucian',
    title: 'Cucian',
    group: BARANG,
    load: () => import('../../../../features/barang/cucian/cucian.screen.tsx'),
  },
  {
    path: '/laporan-tambah-barang',
    title: 'Laporan Tambah Barang',
    group: LAPORAN_BARANG,
    load: () => import('../../../../features/barang/laporan-tambah-barang/laporan-tambah-barang.screen.tsx'),
  },
  {
    path: '/laporan-barang-summary',
    title: 'Laporan Barang Summary',
    group: LAPORAN_BARANG,
    load: () => import('../../../../features/barang/laporan-barang-summary/laporan-barang-summary.screen.tsx'),
  },
  {
    path: '/laporan-kirim-barang',
    title: 'Laporan Kirim Barang',
    group: LAPORAN_BARANG,
    load: () => import('../../../../features/barang/laporan-kirim-barang/laporan-kirim-barang.screen.tsx'),
  },
  {
    path: '/laporan-terima-barang',
    title: 'Laporan Terima Barang',
    group: LAPORAN_BARANG,
    load: () => import('../../../../features/barang/laporan-terima-barang/laporan-terima-barang.screen.tsx'),
  },
  {
    path: '/laporan-pindah-barang',
    title: 'Laporan Pindah Barang',
    group: LAPORAN_BARANG,
    load: () => import('../../../../features/barang/laporan-pindah-barang/laporan-pindah-barang.screen.tsx'),
  },
  {
    path: '/laporan-hancur-barang',
    title: 'Laporan Hancur Barang',
    group: LAPORAN_BARANG,
    load: () => import('../../../../features/barang/laporan-hancur-barang/laporan-hancur-barang.screen.tsx'),
  },
  {
    path: '/laporan-barang-detail',
    title: 'Laporan Barang Detail',
    group: LAPORAN_BARANG,
    load: () => import('../../../../features/barang/laporan-barang-detail/laporan-barang-detail.screen.tsx'),
  },
  {
    path: '/laporan-stock-jual',
    title: 'Laporan Stock Jual',
    group: LAPORAN_BARANG,
    load: () => import('../../../../features/barang/laporan-stock-jual/laporan-stock-jual.screen.tsx'),
  },
  {
    path: '/laporan-barang-tukar',
    title: 'Laporan Barang Tukar',
    group: LAPORAN_BARANG,
    load: () => import('../../../../features/barang/laporan-barang-tukar/laporan-barang-tukar.screen.tsx'),
  },
  {
    path: '/laporan-timbang-baki',
    title: 'Laporan Timbang Baki',
    group: LAPORAN_BARANG,
    load: () => import('../../../../features/barang/laporan-timbang-baki/laporan-timbang-baki.screen.tsx'),
  },
  {
    path: '/laporan-barang-dalam',
    title: 'Laporan Barang Dalam',
    group: LAPORAN_BARANG,
    run: async () => {
      const { cetakBarangDalam } = await import(
        '../../../../features/barang/laporan-barang-dalam/laporan-barang-dalam.part.tsx'
      )
      await cetakBarangDalam()
    },
  },
  {
    path: '/cetak-barcode',
    title: 'Cetak Barcode',
    group: UTILITY,
    load: () => import('../../../../features/barang/cetak-barcode/cetak-barcode.screen.tsx'),
  },
]
