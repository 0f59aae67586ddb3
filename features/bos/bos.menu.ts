import type { MenuEntry } from '@kencana/contract'

const STOCK_PEMBELIAN = ['Stock Pembelian'] as const
const STOCK_OPNAME = ['Stock Opname'] as const
const LAPORAN = ['Laporan', 'Laporan Stock Pembelian'] as const

export const bosMenu = [
  {
    path: '/kirim-dari-barang-bos',
    title: 'Kirim Dari Barang Bos',
    group: STOCK_PEMBELIAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Mencatat kiriman barang bos untuk label' },
      batal: { text: 'Membatalkan kiriman barang bos' },
    },
  },
  {
    path: '/kirim-sepuh-dari-barang-bos',
    title: 'Kirim Sepuh Dari Barang Bos',
    group: STOCK_PEMBELIAN,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Mengirim barang bos ke sepuh' },
      batal: { text: 'Membatalkan kiriman sepuh barang bos' },
    },
  },
  {
    path: '/centang-barang-bos',
    title: 'Centang Barang Bos',
    group: STOCK_PEMBELIAN,
    screen: 'bos/centang-bos/centang-bos',
    levels: [],
  },
  {
    path: '/laporan-kirim-barang-dari-bos',
    title: 'Laporan Kirim Barang Dari Bos',
    group: LAPORAN,
    levels: ['GUDANG', 'KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-saldo-aktif-kirim-barnag-dari-bos',
    title: 'Laporan Saldo Aktif Kirim Barang Dari Bos',
    group: LAPORAN,
    screen: 'bos/laporan-saldo-aktif-kirim-bos/laporan-saldo-aktif-kirim-bos',
    levels: ['GUDANG', 'KASIR'],
    mutasi: true,
  },
  {
    path: '/stock-opname-kirim-barang-dari-bos',
    title: 'Stock Opname Kirim Barang Dari Bos',
    group: STOCK_OPNAME,
    screen: 'bos/stock-opname-kirim-bos/stock-opname-kirim-bos',
    levels: ['GUDANG'],
  },
] as const satisfies readonly MenuEntry[]
