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
      simpan: { text: 'Menerima pesanan' },
      ubah: { text: 'Mengubah keterangan pesanan' },
      titip: { text: 'Menerima titipan uang pesanan' },
    },
  },
  {
    path: '/lihat-pesanan',
    title: 'Lihat Pesanan',
    group: PESANAN,
    levels: ['GUDANG', 'KASIR', 'SALES'],
    aksi: {
      ubah: { text: 'Mengubah keterangan pesanan', levels: ['KASIR', 'SALES'] },
      titip: { text: 'Menerima titipan uang pesanan', levels: ['KASIR', 'SALES'] },
      serah: { text: 'Menyerahkan pesanan dan menerima pelunasan', levels: ['KASIR', 'SALES'] },
      kembalikan: { text: 'Mengembalikan emas atau contoh pelanggan', levels: ['KASIR'] },
      batal: { text: 'Membatalkan pesanan', levels: ['KASIR'] },
      'batal-titip': { text: 'Membatalkan titipan uang pesanan', levels: ['KASIR'] },
      'batal-serah': { text: 'Membatalkan penyerahan pesanan', levels: ['KASIR'] },
    },
  },
  {
    path: '/pembagian-pesanan',
    title: 'Pembagian Pesanan',
    group: PESANAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Membagi pesanan ke tukang' },
      batal: { text: 'Membatalkan pembagian pesanan' },
    },
  },
  {
    path: '/pindah-pesanan',
    title: 'Pindah Pesanan',
    group: PESANAN,
    screen: 'pesanan/pembagian-pesanan/pindah-pesanan',
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Memindahkan pesanan ke tukang lain' },
      batal: { text: 'Membatalkan pindah pesanan' },
    },
  },
  {
    path: '/pesanan-selesai',
    title: 'Pesanan Selesai',
    group: PESANAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Menerima pesanan selesai dari tukang' },
      batal: { text: 'Membatalkan pesanan selesai' },
    },
  },
  {
    path: '/stock-opname-pesanan',
    title: 'Stock Opname Pesanan',
    group: ['Stock Opname'],
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Menghitung bahan di tukang' },
      batal: { text: 'Membatalkan hitungan bahan tukang' },
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
      simpan: { text: 'Membayar ongkos tukang' },
      batal: { text: 'Membatalkan bayar ongkos tukang' },
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
  { path: '/grafik-susut-tukang', title: 'Grafik Susut Tukang', group: LAPORAN, below: '/laporan-pesanan-tukang' },
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
