import type { MenuEntry } from '@kencana/contract'

const KEUANGAN = ['Keuangan'] as const

export const keuanganMenu = [
  {
    path: '/tambah-uang-kas',
    title: 'Tambah Uang Kas',
    group: KEUANGAN,
    screen: 'keuangan/uang/tambah-uang-kas',
    levels: ['KASIR'],
    aksi: ['simpan', 'batal'],
  },
  {
    path: '/ambil-uang-kas',
    title: 'Ambil Uang Kas',
    group: KEUANGAN,
    screen: 'keuangan/uang/ambil-uang-kas',
    levels: ['KASIR'],
    aksi: ['simpan', 'batal'],
  },
  {
    path: '/tambah-uang-bank',
    title: 'Tambah Uang Bank',
    group: KEUANGAN,
    screen: 'keuangan/uang/tambah-uang-bank',
    levels: ['KASIR'],
    aksi: ['simpan', 'batal'],
  },
  {
    path: '/ambil-uang-bank',
    title: 'Ambil Uang Bank',
    group: KEUANGAN,
    screen: 'keuangan/uang/ambil-uang-bank',
    levels: ['KASIR'],
    aksi: ['simpan', 'batal'],
  },
] as const satisfies readonly MenuEntry[]
