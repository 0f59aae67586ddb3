import { AKSI_MASTER, type MenuEntry } from '@kencana/contract'

const MASTER = ['Data Master'] as const

export const masterMenu = [
  { path: '/master-toko', title: 'Master Toko', group: MASTER, aksi: ['ubah'] },
  { path: '/master-group', title: 'Master Group', group: MASTER, levels: ['GUDANG'], aksi: AKSI_MASTER },
  { path: '/master-jenis', title: 'Master Jenis', group: MASTER, levels: ['GUDANG'], aksi: AKSI_MASTER },
  { path: '/master-gudang', title: 'Master Gudang', group: MASTER, levels: ['GUDANG'], aksi: AKSI_MASTER },
  { path: '/master-baki', title: 'Master Baki', group: MASTER, levels: ['GUDANG'], aksi: AKSI_MASTER },
  { path: '/master-bandrol', title: 'Master Bandrol', group: MASTER, levels: ['GUDANG'], aksi: AKSI_MASTER },
  {
    path: '/master-kondisi-barang',
    title: 'Master Kondisi Barang',
    group: MASTER,
    levels: ['GUDANG'],
    aksi: AKSI_MASTER,
  },
  { path: '/master-kondisi-pembelian', title: 'Master Kondisi Pembelian', group: MASTER, aksi: AKSI_MASTER },
  { path: '/master-kode-transaksi', title: 'Master Kode Transaksi', group: MASTER, aksi: AKSI_MASTER },
  { path: '/master-parameter-harga-emas', title: 'Master Parameter Harga Emas', group: MASTER, aksi: ['harga'] },
  {
    path: '/master-parameter-potongan-kategori',
    title: 'Master Parameter Potongan Kategori',
    group: MASTER,
    aksi: AKSI_MASTER,
  },
  { path: '/master-parameter-jenis-group', title: 'Master Parameter Jenis Group', group: MASTER, aksi: AKSI_MASTER },
  { path: '/master-kondisi-pinjaman', title: 'Master Kondisi Pinjaman', group: MASTER, aksi: AKSI_MASTER },
  { path: '/master-labeling', title: 'Master Labeling', group: MASTER, levels: ['GUDANG'], aksi: AKSI_MASTER },
  { path: '/master-atribut', title: 'Master Atribut', group: MASTER, levels: ['GUDANG'], aksi: AKSI_MASTER },
  { path: '/master-pabrik', title: 'Master Pabrik', group: MASTER, levels: ['GUDANG'], aksi: AKSI_MASTER },
  { path: '/master-kategori', title: 'Master Kategori', group: MASTER, aksi: AKSI_MASTER },
  { path: '/master-sales', title: 'Master Sales', group: MASTER, aksi: AKSI_MASTER },
  { path: '/master-tukang', title: 'Master Tukang', group: MASTER, levels: ['GUDANG'], aksi: AKSI_MASTER },
  { path: '/master-kadar', title: 'Master Kadar', group: MASTER, levels: ['GUDANG'], aksi: AKSI_MASTER },
  { path: '/master-parameter-point', title: 'Master Parameter Point', group: MASTER, aksi: AKSI_MASTER },
  {
    path: '/master-data-hadiah',
    title: 'Master Data Hadiah',
    group: MASTER,
    aksi: ['tambah', 'ubah', 'hapus', 'impor', 'stok'],
  },
  { path: '/master-parameter-rugi-nota', title: 'Master Parameter Rugi Nota', group: MASTER, aksi: AKSI_MASTER },
  { path: '/master-marketplace', title: 'Master Marketplace', group: MASTER, aksi: AKSI_MASTER },
  {
    path: '/laporan-harga-emas',
    title: 'Laporan Harga Emas',
    group: ['Laporan', 'Laporan Master'],
    screen: 'master/parameter-harga-emas/laporan-harga-emas',
    below: '/master-parameter-harga-emas',
  },
] as const satisfies readonly MenuEntry[]
