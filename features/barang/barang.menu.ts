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
    aksi: {
      tambah: { text: 'Memasukkan barang dari kiriman atau pesanan', levels: ['GUDANG'] },
      ubah: { text: 'Mengubah data barang yang tersedia', levels: ['GUDANG'] },
      impor: { text: 'Memasukkan barang dari kiriman lewat berkas Excel', levels: ['GUDANG'] },
    },
  },
  {
    path: '/data-barang/asal-usul',
    title: 'Asal-usul Barang',
    group: BARANG,
    screen: 'barang/data-barang/asal-usul',
    below: '/data-barang',
  },
  {
    path: '/kirim-barang',
    title: 'Kirim Barang',
    group: BARANG,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Mengirim barang ke cabang' },
      batal: { text: 'Membatalkan kiriman yang belum diterima' },
    },
  },
  {
    path: '/terima-barang',
    title: 'Terima Barang',
    group: BARANG,
    levels: ['GUDANG'],
    aksi: { simpan: { text: 'Menerima kiriman dari cabang' } },
  },
  {
    path: '/hancur-data-barang',
    title: 'Hancur Data Barang',
    group: BARANG,
    levels: ['GUDANG'],
    aksi: { simpan: { text: 'Menghancurkan barang' } },
  },
  {
    path: '/pindah-barang',
    title: 'Pindah Barang',
    group: BARANG,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Memindahkan barang ke baki lain' },
      batal: { text: 'Mengembalikan barang yang dipindah' },
    },
  },
  {
    path: '/pindah-barang-satu-baki',
    title: 'Pindah Barang Satu Baki',
    group: BARANG,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Memindahkan seluruh isi satu baki' },
      batal: { text: 'Mengembalikan isi baki yang dipindah' },
    },
  },
  {
    path: '/timbang-baki',
    title: 'Timbang Baki',
    group: BARANG,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Menimbang baki' },
      selesai: { text: 'Menyelesaikan selisih timbangan' },
      batal: { text: 'Membatalkan timbangan' },
    },
  },
  {
    path: '/stock-opname',
    title: 'Stock Opname',
    group: STOCK_OPNAME,
    levels: ['GUDANG'],
    aksi: {
      mulai: { text: 'Memulai hitung baki' },
      hitung: { text: 'Memindai dan menutup hitungan baki' },
      temu: { text: 'Memasukkan lagi barang hilang yang ditemukan' },
      batal: { text: 'Membatalkan hitung baki' },
    },
  },
  {
    path: '/cucian',
    title: 'Cucian',
    group: BARANG,
    levels: ['GUDANG'],
    aksi: {
      kirim: { text: 'Mengirim barang ke cucian' },
      terima: { text: 'Menerima barang dari cucian' },
      batal: { text: 'Membatalkan kiriman atau terima cucian' },
    },
  },
  {
    path: '/laporan-tambah-barang',
    title: 'Laporan Tambah Barang',
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
    path: '/laporan-hancur-barang',
    title: 'Laporan Hancur Barang',
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
    path: '/laporan-stock-jual',
    title: 'Laporan Stock Jual',
    group: LAPORAN_BARANG,
    barang: ['BAKI'],
    levels: ['GUDANG', 'KASIR', 'SALES'],
    mutasi: true,
  },
  {
    path: '/laporan-perputaran-barang',
    title: 'Laporan Perputaran Barang',
    group: LAPORAN_BARANG,
    barang: ['BAKI', 'PELANGGAN'],
    levels: ['GUDANG', 'KASIR'],
    mutasi: true,
  },
  { path: '/grafik-stok', title: 'Grafik Stok', group: LAPORAN_BARANG, below: '/laporan-perputaran-barang' },
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
  {
    path: '/cetak-barcode',
    title: 'Cetak Barcode',
    group: UTILITY,
    levels: ['GUDANG'],
    aksi: { cetak: { text: 'Mencetak label barcode' } },
  },
] as const satisfies readonly MenuEntry[]
