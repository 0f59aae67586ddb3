/** Every screen of the product, one line per feature, in the order of the sidebar. Only finished screens stand here. */
import { canOpen, type FirstRead, type UserData } from '@kencana/screens'
import type { ComponentType } from 'react'

/** A screen; `first` names what it reads first, so that this can begin before it is drawn. */
type ScreenComponent = ComponentType & { first?: (search: Readonly<Record<string, string>>) => FirstRead }

/** One screen: where it is, what it is called, where it stands in the menu, and how it is loaded. */
export interface ScreenEntry {
  path: `/${string}`
  title: string
  /** Groups above it: ['Data Master'], ['Laporan', 'Laporan Barang']; none for Dashboard. */
  group: readonly string[]
  /** For the owner alone; otherwise the menu right decides. */
  ownOnly?: true
  /** The screen; its component is the default export. */
  load?: () => Promise<{ default: ScreenComponent }>
  /** No screen of its own: choosing it does something, e.g. opens a PDF. */
  run?: () => Promise<void>
  /** Not in the menu: reached from the screen whose path it begins with, under that screen's right. */
  below?: `/${string}`
}

const MASTER = ['Data Master']
const BARANG = ['Barang']
const USERS = ['Manage Users']
const PENGATURAN = ['Pengaturan']
const LAPORAN_BARANG = ['Laporan', 'Laporan Barang']

export const SCREENS: readonly ScreenEntry[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    group: [],
    load: () => import('../../../features/dashboard/dashboard.screen.tsx'),
  },
  {
    path: '/master-toko',
    title: 'Master Toko',
    group: MASTER,
    load: () => import('../../../features/master/toko/toko.screen.tsx'),
  },
  {
    path: '/master-group',
    title: 'Master Group',
    group: MASTER,
    load: () => import('../../../features/master/group/group.screen.tsx'),
  },
  {
    path: '/master-jenis',
    title: 'Master Jenis',
    group: MASTER,
    load: () => import('../../../features/master/jenis/jenis.screen.tsx'),
  },
  {
    path: '/master-gudang',
    title: 'Master Gudang',
    group: MASTER,
    load: () => import('../../../features/master/gudang/gudang.screen.tsx'),
  },
  {
    path: '/master-baki',
    title: 'Master Baki',
    group: MASTER,
    load: () => import('../../../features/master/baki/baki.screen.tsx'),
  },
  {
    path: '/master-bandrol',
    title: 'Master Bandrol',
    group: MASTER,
    load: () => import('../../../features/master/bandrol/bandrol.screen.tsx'),
  },
  {
    path: '/master-kondisi-barang',
    title: 'Master Kondisi Barang',
    group: MASTER,
    load: () => import('../../../features/master/kondisi-barang/kondisi-barang.screen.tsx'),
  },
  {
    path: '/master-kondisi-pembelian',
    title: 'Master Kondisi Pembelian',
    group: MASTER,
    load: () => import('../../../features/master/kondisi-pembelian/kondisi-pembelian.screen.tsx'),
  },
  {
    path: '/master-kode-transaksi',
    title: 'Master Kode Transaksi',
    group: MASTER,
    load: () => import('../../../features/master/kode-transaksi/kode-transaksi.screen.tsx'),
  },
  {
    path: '/master-parameter-harga-emas',
    title: 'Master Parameter Harga Emas',
    group: MASTER,
    load: () => import('../../../features/master/parameter-harga-emas/parameter-harga-emas.screen.tsx'),
  },
  {
    path: '/master-parameter-potongan-kategori',
    title: 'Master Parameter Potongan Kategori',
    group: MASTER,
    load: () => import('../../../features/master/parameter-potongan-kategori/parameter-potongan-kategori.screen.tsx'),
  },
  {
    path: '/master-parameter-jenis-group',
    title: 'Master Parameter Jenis Group',
    group: MASTER,
    load: () => import('../../../features/master/parameter-jenis-group/parameter-jenis-group.screen.tsx'),
  },
  {
    path: '/master-kondisi-pinjaman',
    title: 'Master Kondisi Pinjaman',
    group: MASTER,
    load: () => import('../../../features/master/kondisi-pinjaman/kondisi-pinjaman.screen.tsx'),
  },
  {
    path: '/master-labeling',
    title: 'Master Labeling',
    group: MASTER,
    load: () => import('../../../features/master/labeling/labeling.screen.tsx'),
  },
  {
    path: '/master-atribut',
    title: 'Master Atribut',
    group: MASTER,
    load: () => import('../../../features/master/atribut/atribut.screen.tsx'),
  },
  {
    path: '/master-pabrik',
    title: 'Master Pabrik',
    group: MASTER,
    load: () => import('../../../features/master/pabrik/pabrik.screen.tsx'),
  },
  {
    path: '/master-kategori',
    title: 'Master Kategori',
    group: MASTER,
    load: () => import('../../../features/master/kategori/kategori.screen.tsx'),
  },
  {
    path: '/master-sales',
    title: 'Master Sales',
    group: MASTER,
    load: () => import('../../../features/master/sales/sales.screen.tsx'),
  },
  {
    path: '/master-tukang',
    title: 'Master Tukang',
    group: MASTER,
    load: () => import('../../../features/master/tukang/tukang.screen.tsx'),
  },
  {
    path: '/master-kadar',
    title: 'Master Kadar',
    group: MASTER,
    load: () => import('../../../features/master/kadar/kadar.screen.tsx'),
  },
  {
    path: '/master-parameter-point',
    title: 'Master Parameter Point',
    group: MASTER,
    load: () => import('../../../features/master/parameter-point/parameter-point.screen.tsx'),
  },
  {
    path: '/master-data-hadiah',
    title: 'Master Data Hadiah',
    group: MASTER,
    load: () => import('../../../features/master/data-hadiah/data-hadiah.screen.tsx'),
  },
  {
    path: '/master-parameter-rugi-nota',
    title: 'Master Parameter Rugi Nota',
    group: MASTER,
    load: () => import('../../../features/master/parameter-rugi-nota/parameter-rugi-nota.screen.tsx'),
  },
  {
    path: '/master-marketplace',
    title: 'Master Marketplace',
    group: MASTER,
    load: () => import('../../../features/master/marketplace/marketplace.screen.tsx'),
  },
  {
    path: '/data-barang',
    title: 'Data Barang',
    group: BARANG,
    load: () => import('../../../features/barang/data-barang/data-barang.screen.tsx'),
  },
  {
    path: '/data-barang/asal-usul',
    title: 'Asal-usul Barang',
    group: BARANG,
    below: '/data-barang',
    load: () => import('../../../features/barang/data-barang/asal-usul.screen.tsx'),
  },
  {
    path: '/kirim-barang',
    title: 'Kirim Barang',
    group: BARANG,
    load: () => import('../../../features/barang/kirim-barang/kirim-barang.screen.tsx'),
  },
  {
    path: '/terima-barang',
    title: 'Terima Barang',
    group: BARANG,
    load: () => import('../../../features/barang/terima-barang/terima-barang.screen.tsx'),
  },
  {
    path: '/pindah-barang',
    title: 'Pindah Barang',
    group: BARANG,
    load: () => import('../../../features/barang/pindah-barang/pindah-barang.screen.tsx'),
  },
  {
    path: '/data-users',
    title: 'Data Users',
    group: USERS,
    load: () => import('../../../features/akses/users/data-users.screen.tsx'),
  },
  {
    path: '/hak-akses-users',
    title: 'Hak Akses Users',
    group: USERS,
    load: () => import('../../../features/akses/hak-akses/hak-akses.screen.tsx'),
  },
  {
    path: '/laporan-tambah-barang',
    title: 'Laporan Tambah Barang',
    group: LAPORAN_BARANG,
    load: () => import('../../../features/barang/laporan-tambah-barang/laporan-tambah-barang.screen.tsx'),
  },
  {
    path: '/laporan-barang-summary',
    title: 'Laporan Barang Summary',
    group: LAPORAN_BARANG,
    load: () => import('../../../features/barang/laporan-barang-summary/laporan-barang-summary.screen.tsx'),
  },
  {
    path: '/laporan-kirim-barang',
    title: 'Laporan Kirim Barang',
    group: LAPORAN_BARANG,
    load: () => import('../../../features/barang/laporan-kirim-barang/laporan-kirim-barang.screen.tsx'),
  },
  {
    path: '/laporan-barang-dalam',
    title: 'Laporan Barang Dalam',
    group: LAPORAN_BARANG,
    run: async () => {
      const { cetakBarangDalam } = await import(
        '../../../features/barang/laporan-barang-dalam/laporan-barang-dalam.screen.tsx'
      )
      await cetakBarangDalam()
    },
  },
  {
    path: '/laporan-harga-emas',
    title: 'Laporan Harga Emas',
    group: ['Laporan', 'Laporan Master'],
    below: '/master-parameter-harga-emas',
    load: () => import('../../../features/master/parameter-harga-emas/laporan-harga-emas.screen.tsx'),
  },
  {
    path: '/settingsystem',
    title: 'Setting System',
    group: PENGATURAN,
    load: () => import('../../../features/pengaturan/para-system/setting-system.screen.tsx'),
  },
  {
    path: '/settingtoko',
    title: 'Setting Toko',
    group: PENGATURAN,
    load: () => import('../../../features/pengaturan/setting-toko/setting-toko.screen.tsx'),
  },
  {
    path: '/settingNota',
    title: 'Setting Nota',
    group: PENGATURAN,
    load: () => import('../../../features/pengaturan/setting-nota/setting-nota.screen.tsx'),
  },
  {
    path: '/audit-neraca',
    title: 'Audit Neraca',
    group: PENGATURAN,
    ownOnly: true,
    load: () => import('../../../features/neraca/neraca.screen.tsx'),
  },
  {
    path: '/api/docs',
    title: 'Dokumentasi API',
    group: PENGATURAN,
    load: () => import('../../../features/akses/openapi/openapi.screen.tsx'),
  },
]

/** The screen of a path. */
export const screenAt = (path: string): ScreenEntry | undefined => SCREENS.find((screen) => screen.path === path)

/** Whether this user may open a screen; the server decides again on every call. */
export const mayOpen = (user: UserData, { path, ownOnly, below }: ScreenEntry): boolean =>
  ownOnly ? user.level === 'OWN' : canOpen(user, below ?? path)
