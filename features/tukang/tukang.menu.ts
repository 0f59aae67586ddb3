import type { MenuEntry } from '@kencana/contract'

const MASTER = ['Data Master'] as const
const LAPORAN = ['Laporan', 'Laporan Pesanan'] as const

export const tukangMenu = [
  {
    path: '/tambah-bahan-tukang',
    title: 'Tambah Bahan Tukang',
    group: MASTER,
    screen: 'tukang/bahan-tukang/tambah-bahan-tukang',
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Memberi bahan ke tukang' },
      isi: { text: 'Mengisi bahan toko dari leburan atau bos' },
      batal: { text: 'Membatalkan bahan tukang' },
    },
  },
  {
    path: '/ambil-bahan-tukang',
    title: 'Ambil Bahan Tukang',
    group: MASTER,
    screen: 'tukang/bahan-tukang/ambil-bahan-tukang',
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Mengambil bahan dari tukang' },
      batal: { text: 'Membatalkan ambil bahan tukang' },
    },
  },
  {
    path: '/emas-lepas',
    title: 'Emas Lepas Di Brankas',
    group: ['Keuangan'],
    screen: 'tukang/bahan-stok/emas-lepas',
    levels: ['OWN', 'SU'],
  },
  { path: '/laporan-bahan-tukang', title: 'Laporan Bahan Tukang', group: LAPORAN, levels: ['GUDANG'], mutasi: true },
] as const satisfies readonly MenuEntry[]
