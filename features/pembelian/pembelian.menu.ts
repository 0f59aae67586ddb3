import type { MenuEntry } from '@kencana/contract'

const PEMBELIAN = ['Pembelian'] as const
const LAPORAN = ['Laporan', 'Laporan Pembelian'] as const

export const pembelianMenu = [
  {
    path: '/transaksi-pembelian',
    title: 'Transaksi Pembelian',
    group: PEMBELIAN,
    levels: ['SALES'],
    aksi: {
      simpan: { text: 'Membeli barang dari pelanggan' },
      batal: { text: 'Membatalkan pembelian sendiri yang belum sah' },
    },
  },
  { path: '/lihat-pembelian', title: 'Lihat Pembelian', group: PEMBELIAN, levels: ['KASIR', 'SALES'] },
  {
    path: '/batal-pembelian',
    title: 'Batal Pembelian',
    group: PEMBELIAN,
    levels: ['KASIR'],
    aksi: { batal: { text: 'Membatalkan pembelian yang sudah sah' } },
  },
  {
    path: '/laporan-pembelian-sales',
    title: 'Laporan Pembelian Sales',
    group: LAPORAN,
    screen: 'pembelian/laporan-pembelian/laporan-pembelian-sales',
    uang: true,
    levels: ['KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-transaksi-pembelian',
    title: 'Laporan Transaksi Pembelian',
    group: LAPORAN,
    screen: 'pembelian/laporan-pembelian/laporan-transaksi-pembelian',
    uang: true,
    levels: ['KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-transaksi-pembelian/selisih',
    title: 'Laporan Selisih Pembelian',
    group: LAPORAN,
    screen: 'pembelian/laporan-pembelian/laporan-selisih-pembelian',
    below: '/laporan-transaksi-pembelian',
    uang: true,
  },
  {
    path: '/laporan-transaksi-pembelian-history',
    title: 'Laporan Transaksi Pembelian History',
    group: LAPORAN,
    screen: 'pembelian/laporan-pembelian/laporan-transaksi-pembelian-history',
    levels: ['KASIR'],
  },
  {
    path: '/laporan-batal-pembelian',
    title: 'Laporan Batal Pembelian',
    group: LAPORAN,
    screen: 'pembelian/laporan-pembelian/laporan-batal-pembelian',
    uang: true,
    levels: ['KASIR'],
    mutasi: true,
  },
] as const satisfies readonly MenuEntry[]
