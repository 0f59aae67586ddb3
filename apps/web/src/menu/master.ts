import type { ScreenEntry } from './entry.ts'

const MASTER = ['Data Master']

export const masterMenu: readonly ScreenEntry[] = [
  {
    path: '/master-toko',
    title: 'Master Toko',
    group: MASTER,
    load: () => import('../../../../features/master/toko/toko.screen.tsx'),
  },
  {
    path: '/master-group',
    title: 'Master Group',
    group: MASTER,
    load: () => import('../../../../features/master/group/group.screen.tsx'),
  },
  {
    path: '/master-jenis',
    title: 'Master Jenis',
    group: MASTER,
    load: () => import('../../../../features/master/jenis/jenis.screen.tsx'),
  },
  {
    path: '/master-gudang',
    title: 'Master Gudang',
    group: MASTER,
    load: () => import('../../../../features/master/gudang/gudang.screen.tsx'),
  },
  {
    path: '/master-baki',
    title: 'Master Baki',
    group: MASTER,
    load: () => import('../../../../features/master/baki/baki.screen.tsx'),
  },
  {
    path: '/master-bandrol',
    title: 'Master Bandrol',
    group: MASTER,
    load: () => import('../../../../features/master/bandrol/bandrol.screen.tsx'),
  },
  {
    path: '/master-kondisi-barang',
    title: 'Master Kondisi Barang',
    group: MASTER,
    load: () => import('../../../../features/master/kondisi-barang/kondisi-barang.screen.tsx'),
  },
  {
    path: '/master-kondisi-pembelian',
    title: 'Master Kondisi Pembelian',
    group: MASTER,
    load: () => import('../../../../features/master/kondisi-pembelian/kondisi-pembelian.screen.tsx'),
  },
  {
    path: '/master-kode-transaksi',
    title: 'Master Kode Transaksi',
    group: MASTER,
    load: () => import('../../../../features/master/kode-transaksi/kode-transaksi.screen.tsx'),
  },
  {
    path: '/master-parameter-harga-emas',
    title: 'Master Parameter Harga Emas',
    group: MASTER,
    load: () => import('../../../../features/master/parameter-harga-emas/parameter-harga-emas.screen.tsx'),
  },
  {
    path: '/master-parameter-potongan-kategori',
    title: 'Master Parameter Potongan Kategori',
    group: MASTER,
    load: () =>
      import('../../../../features/master/parameter-potongan-kategori/parameter-potongan-kategori.screen.tsx'),
  },
  {
    path: '/master-parameter-jenis-group',
    title: 'Master Parameter Jenis Group',
    group: MASTER,
    load: () => import('../../../../features/master/parameter-jenis-group/parameter-jenis-group.screen.tsx'),
  },
  {
    path: '/master-kondisi-pinjaman',
    title: 'Master Kondisi Pinjaman',
    group: MASTER,
    load: () => import('../../../../features/master/kondisi-pinjaman/kondisi-pinjaman.screen.tsx'),
  },
  {
    path: '/master-labeling',
    title: 'Master Labeling',
    group: MASTER,
    load: () => import('../../../../features/master/labeling/labeling.screen.tsx'),
  },
  {
    path: '/master-atribut',
    title: 'Master Atribut',
    group: MASTER,
    load: () => import('../../../../features/master/atribut/atribut.screen.tsx'),
  },
  {
    path: '/master-pabrik',
    title: 'Master Pabrik',
    group: MASTER,
    load: () => import('../../../../features/master/pabrik/pabrik.screen.tsx'),
  },
  {
    path: '/master-kategori',
    title: 'Master Kategori',
    group: MASTER,
    load: () => import('../../../../features/master/kategori/kategori.screen.tsx'),
  },
  {
    path: '/master-sales',
    title: 'Master Sales',
    group: MASTER,
    load: () => import('../../../../features/master/sales/sales.screen.tsx'),
  },
  {
    path: '/master-tukang',
    title: 'Master Tukang',
    group: MASTER,
    load: () => import('../../../../features/master/tukang/tukang.screen.tsx'),
  },
  {
    path: '/master-kadar',
    title: 'Master Kadar',
    group: MASTER,
    load: () => import('../../../../features/master/kadar/kadar.screen.tsx'),
  },
  {
    path: '/master-parameter-point',
    title: 'Master Parameter Point',
    group: MASTER,
    load: () => import('../../../../features/master/parameter-point/parameter-point.screen.tsx'),
  },
  {
    path: '/master-data-hadiah',
    title: 'Master Data Hadiah',
    group: MASTER,
    load: () => import('../../../../features/master/data-hadiah/data-hadiah.screen.tsx'),
  },
  {
    path: '/master-parameter-rugi-nota',
    title: 'Master Parameter Rugi Nota',
    group: MASTER,
    load: () => import('../../../../features/master/parameter-rugi-nota/parameter-rugi-nota.screen.tsx'),
  },
  {
    path: '/master-marketplace',
    title: 'Master Marketplace',
    group: MASTER,
    load: () => import('../../../../features/master/marketplace/marketplace.screen.tsx'),
  },
  {
    path: '/laporan-harga-emas',
    title: 'Laporan Harga Emas',
    group: ['Laporan', 'Laporan Master'],
    below: '/master-parameter-harga-emas',
    load: () => import('../../../../features/master/parameter-harga-emas/laporan-harga-emas.screen.tsx'),
  },
]
