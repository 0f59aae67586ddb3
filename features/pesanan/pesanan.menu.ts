import type { MenuEntry } from '@kencana/contract'

const PESANAN = ['Pesanan'] as const
const LAPORAN = ['Laporan', 'Laporan Pesanan'] as const

export const pesananMenu = [
  {
    path: '/transaksi-pesanan',
    title: 'Transaksi Pesanan',
    group: PESANAN,
    levels: ['KASIR', 'SALES'],
    aksi: {
      simpan: { text: 'Menerima pesanan', daily: true },
      ubah: { text: 'Mengubah keterangan pesanan', daily: true },
      titip: { text: 'Menerima titipan uang pesanan', daily: true },
    },
  },
  {
    path: '/lihat-pesanan',
    title: 'Lihat Pesanan',
    group: PESANAN,
    levels: ['GUDANG', 'KASIR', 'SALES'],
    aksi: {
      ubah: { text: 'Mengubah keterangan pesanan', levels: ['KASIR', 'SALES'], daily: true },
      titip: { text: 'Menerima titipan uang pesanan', levels: ['KASIR', 'SALES'], daily: true },
      serah: { text: 'Menyerahkan pesanan dan menerima pelunasan', levels: ['KASIR', 'SALES'], daily: true },
      kembalikan: { text: 'Mengembalikan emas atau contoh pelanggan', levels: ['KASIR'], daily: true },
      batal: { text: 'Membatalkan pesanan', levels: ['KASIR'], daily: true },
      'batal-titip': { text: 'Membatalkan titipan uang pesanan', levels: ['KASIR'], daily: true },
      'batal-serah': { text: 'Membatalkan penyerahan pesanan', levels: ['KASIR'], daily: true },
    },
  },
  {
    path: '/pembagian-pesanan',
    title: 'Pembagian Pesanan',
    group: PESANAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Membagi pesanan ke tukang', daily: true },
      batal: { text: 'Membatalkan pembagian pesanan', daily: true },
    },
  },
  {
    path: '/pindah-pesanan',
    title: 'Pindah Pesanan',
    group: PESANAN,
    screen: 'pesanan/pembagian-pesanan/pindah-pesanan',
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Memindahkan pesanan ke tukang lain', daily: true },
      batal: { text: 'Membatalkan pindah pesanan', daily: true },
    },
  },
  {
    path: '/pesanan-selesai',
    title: 'Pesanan Selesai',
    group: PESANAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Menerima pesanan selesai dari tukang', daily: true },
      batal: { text: 'Membatalkan pesanan selesai', daily: true },
    },
  },
  {
    path: '/stock-opname-pesanan',
    title: 'Stock Opname Pesanan',
    group: ['Stock Opname'],
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Menghitung bahan di tukang', daily: true },
      batal: { text: 'Membatalkan hitungan bahan tukang', daily: true },
    },
  },
  {
    path: '/ongkos-tukang',
    title: 'Ongkos Tukang',
    group: PESANAN,
    screen: 'tukang/ongkos-tukang/ongkos-tukang',
    uang: true,
    levels: ['KASIR'],
    aksi: {
      simpan: { text: 'Membayar ongkos tukang', daily: true },
      batal: { text: 'Membatalkan bayar ongkos tukang', daily: true },
    },
  },
  {
    path: '/kartu-tukang',
    title: 'Kartu Tukang',
    group: PESANAN,
    screen: 'tukang/kartu-tukang/kartu-tukang',
    uang: ['HUTANG_TUKANG'],
    levels: ['GUDANG'],
    mutasi: true,
  },
  {
    path: '/laporan-pesanan-tukang',
    title: 'Laporan Pesanan Tukang',
    group: LAPORAN,
    levels: ['GUDANG'],
    mutasi: true,
  },
  {
    path: '/laporan-pesanan-so',
    title: 'Laporan Pesanan So',
    group: LAPORAN,
    uang: ['HUTANG_TUKANG'],
    levels: ['GUDANG'],
    mutasi: true,
  },
  { path: '/laporan-pesanan', title: 'Laporan Pesanan', group: LAPORAN, levels: ['KASIR'] },
  {
    path: '/laporan-titip-uang',
    title: 'Laporan Titip Uang',
    group: LAPORAN,
    screen: 'pesanan/titip-uang/laporan-titip-uang',
    uang: ['PERSEKOT'],
    levels: ['KASIR'],
    mutasi: true,
  },
] as const satisfies readonly MenuEntry[]
