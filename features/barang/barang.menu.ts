import type { MenuEntry } from '@kencana/contract'

const BARANG = ['Barang'] as const
const STOCK_OPNAME = ['Stock Opname'] as const
const UTILITY = ['Utility'] as const
const LAPORAN_BARANG = ['Laporan', 'Laporan Barang'] as const

export const barangMenu = [
  {
    path: '/data-barang',
    title: 'Data Barang',
    group: BARANG,
    levels: ['GUDANG', 'KASIR', 'SALES'],
    aksi: ['tambah', 'ubah', 'impor'],
  },
  {
    path: '/data-barang/asal-usul',
    title: 'Asal-usul Barang',
    group: BARANG,
    screen: 'barang/data-barang/asal-usul',
    below: '/data-barang',
  },
  { path: '/kirim-barang', title: 'Kirim Barang', group: BARANG, levels: ['GUDANG'], aksi: ['simpan', 'batal'] },
  { path: '/terima-barang', title: 'Terima Barang', group: BARANG, levels: ['GUDANG'], aksi: ['simpan'] },
  { path: '/hancur-data-barang', title: 'Hancur Data Barang', group: BARANG, levels: ['GUDANG'], aksi: ['simpan'] },
  { path: '/pindah-barang', title: 'Pindah Barang', group: BARANG, levels: ['GUDANG'], aksi: ['simpan', 'batal'] },
  {
    path: '/pindah-barang-satu-baki',
    title: 'Pindah Barang Satu Baki',
    group: BARANG,
    levels: ['GUDANG'],
    aksi: ['simpan', 'batal'],
  },
  {
    path: '/timbang-baki',
    title: 'Timbang Baki',
    group: BARANG,
    levels: ['GUDANG'],
    aksi: ['simpan', 'selesai', 'batal'],
  },
  {
    path: '/stock-opname',
    title: 'Stock Opname',
    group: STOCK_OPNAME,
    levels: ['GUDANG'],
    aksi: ['mulai', 'hitung', 'temu', 'batal'],
  },
  { path: '/cucian', title: 'Cucian', group: BARANG, levels: ['GUDANG'], aksi: ['kirim', 'terima', 'batal'] },
  {
    path: '/laporan-tambah-barang',
    title: 'Laporan Tambah Barang',
    group: LAPORAN_BARANG,
    levels: ['GUDANG'],
    mutasi: true,
  },
  {
    path: '/laporan-barang-summary',
    title: 'Laporan Barang Summary',
    group: LAPORAN_BARANG,
    levels: ['GUDANG', 'KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-kirim-barang',
    title: 'Laporan Kirim Barang',
    group: LAPORAN_BARANG,
    levels: ['GUDANG'],
    mutasi: true,
  },
  {
    path: '/laporan-terima-barang',
    title: 'Laporan Terima Barang',
    group: LAPORAN_BARANG,
    levels: ['GUDANG'],
    mutasi: true,
  },
  {
    path: '/laporan-pindah-barang',
    title: 'Laporan Pindah Barang',
    group: LAPORAN_BARANG,
    levels: ['GUDANG'],
    mutasi: true,
  },
  {
    path: '/laporan-hancur-barang',
    title: 'Laporan Hancur Barang',
    group: LAPORAN_BARANG,
    levels: ['GUDANG'],
    mutasi: true,
  },
  {
    path: '/laporan-barang-detail',
    title: 'Laporan Barang Detail',
    group: LAPORAN_BARANG,
    levels: ['GUDANG'],
    mutasi: true,
  },
  {
    path: '/laporan-stock-jual',
    title: 'Laporan Stock Jual',
    group: LAPORAN_BARANG,
    levels: ['GUDANG', 'KASIR', 'SALES'],
    mutasi: true,
  },
  {
    path: '/laporan-barang-tukar',
    title: 'Laporan Barang Tukar',
    group: LAPORAN_BARANG,
    levels: ['KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-timbang-baki',
    title: 'Laporan Timbang Baki',
    group: LAPORAN_BARANG,
    levels: ['GUDANG'],
    mutasi: true,
  },
  {
    path: '/laporan-barang-dalam',
    title: 'Laporan Barang Dalam',
    group: LAPORAN_BARANG,
    run: true,
    levels: ['GUDANG'],
  },
  { path: '/cetak-barcode', title: 'Cetak Barcode', group: UTILITY, levels: ['GUDANG'], aksi: ['cetak'] },
] as const satisfies readonly MenuEntry[]
