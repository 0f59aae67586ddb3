import type { MenuEntry } from '@kencana/contract'

const KASIR = ['Kasir'] as const

export const kasirMenu = [
  {
    path: '/validasi-jual-beli',
    title: 'Validasi Jual Beli',
    group: KASIR,
    uang: true,
    levels: ['KASIR'],
    aksi: {
      validasi: { text: 'Memvalidasi transaksi dan membayar' },
      konfirmasi: { text: 'Menyatakan pembayaran non tunai sudah masuk di rekening' },
      batal: { text: 'Menolak transaksi yang belum sah' },
    },
  },
  {
    path: '/validasi-penjualan',
    title: 'Validasi Penjualan',
    group: KASIR,
    screen: 'kasir/validasi-jual-beli/validasi-penjualan',
    uang: true,
    levels: ['KASIR'],
    aksi: {
      validasi: { text: 'Memvalidasi penjualan dan menerima pembayarannya' },
      batal: { text: 'Menolak penjualan yang belum sah' },
    },
  },
  {
    path: '/validasi-titipan',
    title: 'Validasi Titipan',
    group: KASIR,
    screen: 'kasir/validasi-jual-beli/validasi-titipan',
    uang: true,
    levels: ['KASIR'],
    aksi: {
      validasi: { text: 'Memvalidasi titipan dan menerima uangnya' },
      batal: { text: 'Menolak titipan yang belum sah' },
    },
  },
  {
    path: '/validasi-inputan',
    title: 'Validasi Inputan',
    group: KASIR,
    levels: ['KASIR'],
    aksi: {
      validasi: { text: 'Memvalidasi inputan dan menutup kiriman' },
      batal: { text: 'Membatalkan validasi inputan' },
    },
  },
  {
    path: '/validasi-barang-rusak',
    title: 'Validasi Hancur Barang Rusak',
    group: KASIR,
    levels: ['KASIR'],
    aksi: {
      validasi: { text: 'Memvalidasi barang rusak untuk dihancurkan' },
      batal: { text: 'Membatalkan validasi barang rusak' },
    },
  },
  { path: '/laci-kas', title: 'Laci Kas', group: KASIR, screen: 'keuangan/laci/laci' },
  {
    path: '/hitung-kas',
    title: 'Hitung Kas',
    group: KASIR,
    screen: 'keuangan/hitung-kas/hitung-kas',
    levels: ['KASIR'],
    aksi: {
      hitung: { text: 'Menghitung isi laci' },
      buku: { text: 'Membukukan selisih hitungan kas' },
    },
  },
] as const satisfies readonly MenuEntry[]
