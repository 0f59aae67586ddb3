import { aksiMaster, type MenuEntry } from '@kencana/contract'

const MASTER = ['Data Master'] as const

export const masterMenu = [
  { path: '/master-toko', title: 'Master Toko', group: MASTER },
  { path: '/master-group', title: 'Master Group', group: MASTER, levels: ['GUDANG'] },
  { path: '/master-jenis', title: 'Master Jenis', group: MASTER, levels: ['GUDANG'], aksi: aksiMaster('jenis') },
  { path: '/master-gudang', title: 'Master Gudang', group: MASTER, levels: ['GUDANG'], aksi: aksiMaster('gudang') },
  { path: '/master-baki', title: 'Master Baki', group: MASTER, levels: ['GUDANG'], aksi: aksiMaster('baki') },
  { path: '/master-bandrol', title: 'Master Bandrol', group: MASTER, levels: ['GUDANG'] },
  {
    path: '/master-kondisi-barang',
    title: 'Master Kondisi Barang',
    group: MASTER,
    levels: ['GUDANG'],
    aksi: aksiMaster('kondisi barang'),
  },
  { path: '/master-kondisi-pembelian', title: 'Master Kondisi Pembelian', group: MASTER },
  { path: '/master-kode-transaksi', title: 'Master Kode Transaksi', group: MASTER },
  {
    path: '/master-parameter-harga-emas',
    title: 'Master Parameter Harga Emas',
    group: MASTER,
    aksi: { harga: { text: 'Mengubah harga emas' } },
  },
  {
    path: '/master-parameter-potongan-kategori',
    title: 'Master Parameter Potongan Kategori',
    group: MASTER,
  },
  { path: '/master-parameter-jenis-group', title: 'Master Parameter Jenis Group', group: MASTER },
  { path: '/master-kondisi-pinjaman', title: 'Master Kondisi Pinjaman', group: MASTER },
  {
    path: '/master-labeling',
    title: 'Master Labeling',
    group: MASTER,
    levels: ['GUDANG'],
    aksi: aksiMaster('labeling'),
  },
  { path: '/master-atribut', title: 'Master Atribut', group: MASTER, levels: ['GUDANG'] },
  { path: '/master-pabrik', title: 'Master Pabrik', group: MASTER, levels: ['GUDANG'] },
  { path: '/master-kategori', title: 'Master Kategori', group: MASTER },
  { path: '/master-sales', title: 'Master Sales', group: MASTER },
  { path: '/master-tukang', title: 'Master Tukang', group: MASTER, levels: ['GUDANG'] },
  { path: '/master-kadar', title: 'Master Kadar', group: MASTER, levels: ['GUDANG'] },
  { path: '/master-parameter-point', title: 'Master Parameter Point', group: MASTER },
  {
    path: '/master-data-hadiah',
    title: 'Master Data Hadiah',
    group: MASTER,
    aksi: { stok: { text: 'Menambah atau mengurangi stok hadiah' } },
  },
  { path: '/master-parameter-rugi-nota', title: 'Master Parameter Rugi Nota', group: MASTER },
  { path: '/master-marketplace', title: 'Master Marketplace', group: MASTER },
  { path: '/master-tarif-ppn', title: 'Master Tarif PPN', group: MASTER },
  {
    path: '/laporan-harga-emas',
    title: 'Laporan Harga Emas',
    group: ['Laporan', 'Laporan Master'],
    screen: 'master/parameter-harga-emas/laporan-harga-emas',
    below: '/master-parameter-harga-emas',
  },
] as const satisfies readonly MenuEntry[]
