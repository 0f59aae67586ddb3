import type { MenuEntry } from '@kencana/contract'

const KEUANGAN = ['Keuangan'] as const

export const keuanganMenu = [
  {
    path: '/tambah-uang-kas',
    title: 'Tambah Uang Kas',
    group: KEUANGAN,
    screen: 'keuangan/uang/tambah-uang-kas',
    uang: true,
    levels: ['KASIR'],
    aksi: {
      simpan: { text: 'Menambah uang kas', daily: true },
      batal: { text: 'Membatalkan tambah uang kas', daily: true },
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
      simpan: { text: 'Mengambil uang kas', daily: true },
      batal: { text: 'Membatalkan ambil uang kas', daily: true },
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
      simpan: { text: 'Menambah uang bank', daily: true },
      batal: { text: 'Membatalkan tambah uang bank', daily: true },
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
      simpan: { text: 'Mengambil uang bank', daily: true },
      batal: { text: 'Membatalkan ambil uang bank', daily: true },
    },
  },
] as const satisfies readonly MenuEntry[]
