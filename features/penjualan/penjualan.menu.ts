import type { MenuEntry } from '@kencana/contract'

const PENJUALAN = ['Penjualan'] as const
const LAPORAN = ['Laporan', 'Laporan Penjualan'] as const

export const penjualanMenu = [
  {
    path: '/transaksi-penjualan',
    title: 'Transaksi Penjualan',
    group: PENJUALAN,
    levels: ['SALES'],
    aksi: {
      simpan: { text: 'Menjual barang kepada pelanggan' },
      batal: { text: 'Membatalkan penjualan sendiri yang belum sah' },
      titip: { text: 'Menerima titipan atas barang etalase' },
    },
  },
  {
    path: '/layar-pelanggan',
    title: 'Layar Pelanggan',
    group: PENJUALAN,
    screen: 'penjualan/layar-pelanggan/buka-layar',
    run: true,
    levels: ['SALES'],
  },
  { path: '/lihat-penjualan', title: 'Lihat Penjualan', group: PENJUALAN, levels: ['KASIR', 'SALES'] },
  {
    path: '/batal-penjualan',
    title: 'Batal Penjualan',
    group: PENJUALAN,
    levels: ['KASIR'],
    aksi: { batal: { text: 'Membatalkan penjualan yang sudah sah' } },
  },
  {
    path: '/laporan-transaksi-penjualan',
    title: 'Laporan Transaksi Penjualan',
    group: LAPORAN,
    screen: 'penjualan/laporan-penjualan/laporan-transaksi-penjualan',
    uang: true,
    levels: ['KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-transaksi-penjualan/margin',
    title: 'Laporan Margin Penjualan',
    group: LAPORAN,
    screen: 'penjualan/laporan-penjualan/laporan-margin-penjualan',
    below: '/laporan-transaksi-penjualan',
  },
  {
    path: '/grafik-penjualan',
    title: 'Grafik Penjualan',
    group: LAPORAN,
    below: '/laporan-transaksi-penjualan',
  },
  {
    path: '/laporan-penjualan-sales',
    title: 'Laporan Penjualan Sales',
    group: LAPORAN,
    screen: 'penjualan/laporan-penjualan/laporan-penjualan-sales',
    uang: true,
    levels: ['KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-penjualan-bayar',
    title: 'Laporan Penjualan Bayar',
    group: LAPORAN,
    screen: 'penjualan/laporan-penjualan/laporan-penjualan-bayar',
    uang: true,
    levels: ['KASIR'],
  },
  {
    path: '/laporan-penjualan-marketplace',
    title: 'Laporan Penjualan Marketplace',
    group: LAPORAN,
    screen: 'penjualan/laporan-penjualan/laporan-penjualan-marketplace',
    uang: true,
    levels: ['KASIR'],
    aksi: {
      cair: { text: 'Mencatat pencairan marketplace' },
      batal: { text: 'Membatalkan pencairan marketplace' },
    },
  },
  {
    path: '/laporan-penjualan-marketplace/cair',
    title: 'Pencairan Marketplace',
    group: LAPORAN,
    screen: 'penjualan/cair-marketplace/cair-marketplace',
    below: '/laporan-penjualan-marketplace',
  },
  {
    path: '/laporan-batal-penjualan',
    title: 'Laporan Batal Penjualan',
    group: LAPORAN,
    screen: 'penjualan/laporan-penjualan/laporan-batal-penjualan',
    uang: true,
    levels: ['KASIR'],
  },
] as const satisfies readonly MenuEntry[]
