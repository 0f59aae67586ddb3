import type { ScreenEntry } from './entry.ts'

const KEUANGAN = ['Keuangan']

export const keuanganMenu: readonly ScreenEntry[] = [
  {
    path: '/tambah-uang-kas',
    title: 'Tambah Uang Kas',
    group: KEUANGAN,
    load: () => import('../../../../features/keuangan/uang/tambah-uang-kas.screen.tsx'),
  },
  {
    path: '/ambil-uang-kas',
    title: 'Ambil Uang Kas',
    group: KEUANGAN,
    load: () => import('../../../../features/keuangan/uang/ambil-uang-kas.screen.tsx'),
  },
  {
    path: '/tambah-uang-bank',
    title: 'Tambah Uang Bank',
    group: KEUANGAN,
    load: () => import('../../../../features/keuangan/uang/tambah-uang-bank.screen.tsx'),
  },
  {
    path: '/ambil-uang-bank',
    title: 'Ambil Uang Bank',
    group: KEUANGAN,
    load: () => import('../../../../features/keuangan/uang/ambil-uang-bank.screen.tsx'),
  },
]
