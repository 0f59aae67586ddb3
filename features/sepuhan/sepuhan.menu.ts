import type { MenuEntry } from '@kencana/contract'

const SEPUHAN = ['Sepuhan'] as const
const LAPORAN = ['Laporan', 'Laporan Sepuhan'] as const

export const sepuhanMenu = [
  {
    path: '/sortir-pembelian',
    title: 'Sortir Pembelian',
    group: SEPUHAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Menyortir barang pembelian', daily: true },
      batal: { text: 'Membatalkan sortir pembelian', daily: true },
    },
  },
  {
    path: '/pindah-sortir',
    title: 'Pindah Sortir',
    group: SEPUHAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Memindahkan barang sortir', daily: true },
      batal: { text: 'Membatalkan pindah sortir', daily: true },
    },
  },
  {
    path: '/sortir-sepuh',
    title: 'Sortir Sepuh',
    group: SEPUHAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Menyusun lot sepuh', daily: true },
      batal: { text: 'Membatalkan lot sepuh', daily: true },
    },
  },
  {
    path: '/kirim-sepuh',
    title: 'Kirim Sepuh',
    group: SEPUHAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Mengirim lot ke tempat sepuh', daily: true },
      batal: { text: 'Membatalkan kiriman sepuh', daily: true },
    },
  },
  {
    path: '/terima-sepuh',
    title: 'Terima Sepuh',
    group: SEPUHAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Menerima barang dari sepuh', daily: true },
      batal: { text: 'Membatalkan terima sepuh', daily: true },
    },
  },
  {
    path: '/kirim-labeling',
    title: 'Kirim Labeling',
    group: SEPUHAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Mengirim barang ke labeling', daily: true },
      batal: { text: 'Membatalkan kiriman labeling', daily: true },
    },
  },
  {
    path: '/laporan-sortir-pembelian',
    title: 'Laporan Sortir Pembelian',
    group: LAPORAN,
    levels: ['GUDANG'],
    mutasi: true,
  },
  { path: '/laporan-sortir-sepuh', title: 'Laporan Sortir Sepuh', group: LAPORAN, levels: ['GUDANG'], mutasi: true },
  { path: '/laporan-kirim-sepuh', title: 'Laporan Kirim Sepuh', group: LAPORAN, levels: ['GUDANG'], mutasi: true },
  {
    path: '/laporan-terima-barang-sepuh',
    title: 'Laporan Terima Barang Sepuh',
    group: LAPORAN,
    screen: 'sepuhan/laporan-terima-sepuh/laporan-terima-sepuh',
    levels: ['GUDANG'],
    mutasi: true,
  },
  {
    path: '/laporan-kirim-labeling',
    title: 'Laporan Kirim Labeling',
    group: LAPORAN,
    levels: ['GUDANG'],
    mutasi: true,
  },
  {
    path: '/laporan-sortir-pembelian/alur',
    title: 'Alur Lot',
    group: LAPORAN,
    screen: 'sepuhan/alur-lot/alur-lot',
    below: '/laporan-sortir-pembelian',
  },
  {
    path: '/laporan-terima-barang-sepuh/susut',
    title: 'Laporan Susut Sepuh',
    group: LAPORAN,
    screen: 'sepuhan/susut-sepuh/susut-sepuh',
    below: '/laporan-terima-barang-sepuh',
  },
] as const satisfies readonly MenuEntry[]
