import type { MenuEntry } from '@kencana/contract'

const KASIR = ['Kasir'] as const

export const kasirMenu = [
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
] as const satisfies readonly MenuEntry[]
