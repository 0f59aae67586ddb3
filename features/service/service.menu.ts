import type { MenuEntry } from '@kencana/contract'

export const serviceMenu = [
  {
    path: '/transaksi-services',
    title: 'Transaksi Services',
    group: ['Service'],
    levels: ['KASIR', 'SALES'],
    aksi: { simpan: { text: 'Menerima barang customer untuk service' } },
  },
  {
    path: '/lihat-services',
    title: 'Lihat Services',
    group: ['Service'],
    levels: ['GUDANG', 'KASIR', 'SALES'],
    aksi: {
      kirim: { text: 'Mencatat siapa yang memegang barang service', levels: ['GUDANG', 'KASIR'] },
      selesai: { text: 'Menyelesaikan service dengan berat, patri dan ongkos tukangnya', levels: ['GUDANG', 'KASIR'] },
      ambil: { text: 'Menyerahkan barang service dan menerima pelunasan', levels: ['KASIR'] },
      batal: { text: 'Membatalkan service, mengembalikan barang dan DP', levels: ['KASIR'] },
      'batal-selesai': { text: 'Membatalkan service yang dinyatakan selesai', levels: ['GUDANG', 'KASIR'] },
      'batal-ambil': { text: 'Membatalkan pengambilan service', levels: ['KASIR'] },
    },
  },
] as const satisfies readonly MenuEntry[]
