import type { MenuEntry } from '@kencana/contract'

const LAPORAN = ['Laporan', 'Laporan Service'] as const

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
  {
    path: '/laporan-services',
    title: 'Laporan Services',
    group: LAPORAN,
    uang: ['JASA_SERVICE', 'TITIPAN'],
    levels: ['KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-batal-service',
    title: 'Laporan Batal Service',
    group: LAPORAN,
    screen: 'service/laporan-services/laporan-batal-service',
    uang: ['JASA_SERVICE', 'TITIPAN'],
    levels: ['KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-service-ambil',
    title: 'Laporan Service Ambil',
    group: LAPORAN,
    screen: 'service/laporan-services/laporan-service-ambil',
    uang: ['JASA_SERVICE', 'TITIPAN', 'PPN'],
    levels: ['KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-service-masuk',
    title: 'Laporan Service Masuk',
    group: LAPORAN,
    screen: 'service/laporan-services/laporan-service-masuk',
    uang: ['JASA_SERVICE', 'TITIPAN'],
    levels: ['KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-service-selesai',
    title: 'Laporan Service Selesai',
    group: LAPORAN,
    screen: 'service/laporan-services/laporan-service-selesai',
    uang: ['JASA_SERVICE', 'TITIPAN', 'HUTANG_TUKANG'],
    levels: ['KASIR'],
    mutasi: true,
  },
] as const satisfies readonly MenuEntry[]
