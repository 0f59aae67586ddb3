import type { MenuEntry } from '@kencana/contract'

const KEUANGAN = ['Keuangan'] as const
const LAPORAN = ['Laporan', 'Laporan Keuangan'] as const

export const keuanganMenu = [
  {
    path: '/tambah-uang-kas',
    title: 'Tambah Uang Kas',
    group: KEUANGAN,
    screen: 'keuangan/uang/tambah-uang-kas',
    uang: true,
    levels: ['KASIR'],
    aksi: {
      simpan: { text: 'Menambah uang kas' },
      batal: { text: 'Membatalkan tambah uang kas' },
    },
  },
  {
    path: '/ambil-uang-kas',
    title: 'Ambil Uang Kas',
    group: KEUANGAN,
    screen: 'keuangan/uang/ambil-uang-kas',
    uang: true,
    levels: ['KASIR'],
    aksi: {
      simpan: { text: 'Mengambil uang kas' },
      batal: { text: 'Membatalkan ambil uang kas' },
    },
  },
  {
    path: '/tambah-uang-bank',
    title: 'Tambah Uang Bank',
    group: KEUANGAN,
    screen: 'keuangan/uang/tambah-uang-bank',
    uang: true,
    levels: ['KASIR'],
    aksi: {
      simpan: { text: 'Menambah uang bank' },
      batal: { text: 'Membatalkan tambah uang bank' },
    },
  },
  {
    path: '/ambil-uang-bank',
    title: 'Ambil Uang Bank',
    group: KEUANGAN,
    screen: 'keuangan/uang/ambil-uang-bank',
    uang: true,
    levels: ['KASIR'],
    aksi: {
      simpan: { text: 'Mengambil uang bank' },
      batal: { text: 'Membatalkan ambil uang bank' },
    },
  },
  {
    path: '/pindah-uang',
    title: 'Pindah Uang',
    group: KEUANGAN,
    screen: 'keuangan/pindah-uang/pindah-uang',
    uang: true,
    levels: ['KASIR'],
    aksi: {
      simpan: { text: 'Memindahkan uang antara kas dan rekening' },
      terima: { text: 'Menyatakan uang di jalan sudah sampai' },
      batal: { text: 'Membatalkan pindah uang' },
    },
  },
  {
    path: '/laporan-transaksi-keuangan-cash',
    title: 'Laporan Transaksi Keuangan Cash',
    group: LAPORAN,
    screen: 'keuangan/laporan-uang/laporan-keuangan-cash',
    uang: ['KAS'],
    mutasi: true,
    levels: ['KASIR'],
  },
  {
    path: '/laporan-keuangan-non-cash',
    title: 'Laporan Keuangan Non Cash',
    group: LAPORAN,
    screen: 'keuangan/laporan-uang/laporan-keuangan-non-cash',
    uang: ['BANK', 'BIAYA_BANK'],
    mutasi: true,
    levels: ['KASIR'],
  },
  {
    path: '/laba-rugi',
    title: 'Laba Rugi',
    group: LAPORAN,
    uang: true,
    barang: [],
    mutasi: true,
  },
  {
    path: '/neraca-keuangan',
    title: 'Neraca Keuangan',
    group: LAPORAN,
    uang: true,
    barang: [],
    mutasi: true,
  },
  {
    path: '/laporan-eod',
    title: 'Laporan EOD',
    group: LAPORAN,
    screen: 'keuangan/laporan-eod/laporan-eod',
  },
] as const satisfies readonly MenuEntry[]
