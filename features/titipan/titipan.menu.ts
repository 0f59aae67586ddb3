import type { MenuEntry } from '@kencana/contract'

export const titipanMenu = [
  {
    path: '/lihat-titipan',
    title: 'Lihat Titipan',
    group: ['Penjualan'],
    levels: ['KASIR', 'SALES'],
    aksi: {
      titip: { text: 'Menerima uang titipan tambahan', levels: ['KASIR'] },
      batal: { text: 'Membatalkan titipan dan mengembalikan uangnya', levels: ['KASIR'] },
      'batal-titip': { text: 'Membatalkan uang titipan tambahan', levels: ['KASIR'] },
    },
  },
  {
    path: '/laporan-titipan',
    title: 'Laporan Titipan',
    group: ['Laporan', 'Laporan Penjualan'],
    uang: ['TITIPAN', 'PENDAPATAN_LAIN'],
    levels: ['KASIR'],
    mutasi: true,
  },
] as const satisfies readonly MenuEntry[]
