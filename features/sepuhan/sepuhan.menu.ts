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
      simpan: { text: 'Menyortir barang pembelian' },
      batal: { text: 'Membatalkan sortir pembelian' },
    },
  },
  {
    path: '/pindah-sortir',
    title: 'Pindah Sortir',
    group: SEPUHAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Memindahkan barang sortir' },
      batal: { text: 'Membatalkan pindah sortir' },
    },
  },
  {
    path: '/sortir-sepuh',
    title: 'Sortir Sepuh',
    group: SEPUHAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Menyusun lot sepuh' },
      batal: { text: 'Membatalkan lot sepuh' },
    },
  },
  {
    path: '/kirim-sepuh',
    title: 'Kirim Sepuh',
    group: SEPUHAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Mengirim lot ke tempat sepuh' },
      batal: { text: 'Membatalkan kiriman sepuh' },
    },
  },
  {
    path: '/terima-sepuh',
    title: 'Terima Sepuh',
    group: SEPUHAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Menerima barang dari sepuh' },
      batal: { text: 'Membatalkan terima sepuh' },
    },
  },
  {
    path: '/kirim-labeling',
    title: 'Kirim Labeling',
    group: SEPUHAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Mengirim barang ke labeling' },
      batal: { text: 'Membatalkan kiriman labeling' },
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
