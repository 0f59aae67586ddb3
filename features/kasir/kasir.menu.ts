import type { MenuEntry } from '@kencana/contract'

const KASIR = ['Kasir'] as const

export const kasirMenu = [
  {
    path: '/validasi-inputan',
    title: 'Validasi Inputan',
    group: KASIR,
    levels: ['KASIR'],
    aksi: ['validasi', 'batal'],
  },
  {
    path: '/validasi-barang-rusak',
    title: 'Validasi Hancur Barang Rusak',
    group: KASIR,
    levels: ['KASIR'],
    aksi: ['validasi', 'batal'],
  },
] as const satisfies readonly MenuEntry[]
