import type { ScreenEntry } from './entry.ts'

const KASIR = ['Kasir']

export const kasirMenu: readonly ScreenEntry[] = [
  {
    path: '/validasi-inputan',
    title: 'Validasi Inputan',
    group: KASIR,
    load: () => import('../../../../features/kasir/validasi-inputan/validasi-inputan.screen.tsx'),
  },
  {
    path: '/validasi-barang-rusak',
    title: 'Validasi Hancur Barang Rusak',
    group: KASIR,
    load: () => import('../../../../features/kasir/validasi-barang-rusak/validasi-barang-rusak.screen.tsx'),
  },
]
