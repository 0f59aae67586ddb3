import type { MenuEntry } from '@kencana/contract'

const PESANAN = ['Pesanan'] as const
const LAPORAN = ['Laporan', 'Laporan Pesanan'] as const

export const pesananMenu = [
  {
    path: '/transaksi-pesanan',
    title: 'Transaksi Pesanan',
    group: PESANAN,
    levels: ['KASIR', 'SALES'],
    aksi: ['simpan', 'ubah', 'titip'],
  },
  {
    path: '/lihat-pesanan',
    title: 'Lihat Pesanan',
    group: PESANAN,
    levels: ['GUDANG', 'KASIR', 'SALES'],
    aksi: ['ubah', 'titip', 'serah', 'kembalikan', 'batal', 'batal-titip', 'batal-serah'],
  },
  {
    path: '/pembagian-pesanan',
    title: 'Pembagian Pesanan',
    group: PESANAN,
    levels: ['GUDANG'],
    aksi: ['simpan', 'batal'],
  },
  {
    path: '/pindah-pesanan',
    title: 'Pindah Pesanan',
    group: PESANAN,
    screen: 'pesanan/pembagian-pesanan/pindah-pesanan',
    levels: ['GUDANG'],
    aksi: ['simpan', 'batal'],
  },
  { path: '/pesanan-selesai', title: 'Pesanan Selesai', group: PESANAN, levels: ['GUDANG'], aksi: ['simpan', 'batal'] },
  {
    path: '/stock-opname-pesanan',
    title: 'Stock Opname Pesanan',
    group: ['Stock Opname'],
    levels: ['GUDANG'],
    aksi: ['simpan', 'batal'],
  },
  {
    path: '/ongkos-tukang',
    title: 'Ongkos Tukang',
    group: PESANAN,
    screen: 'tukang/ongkos-tukang/ongkos-tukang',
    levels: ['KASIR'],
    aksi: ['simpan', 'batal'],
  },
  {
    path: '/kartu-tukang',
    title: 'Kartu Tukang',
    group: PESANAN,
    screen: 'tukang/kartu-tukang/kartu-tukang',
    levels: ['GUDANG'],
    mutasi: true,
  },
  {
    path: '/laporan-pesanan-tukang',
    title: 'Laporan Pesanan Tukang',
    group: LAPORAN,
    levels: ['GUDANG'],
    mutasi: true,
  },
  { path: '/laporan-pesanan-so', title: 'Laporan Pesanan So', group: LAPORAN, levels: ['GUDANG'], mutasi: true },
  { path: '/laporan-pesanan', title: 'Laporan Pesanan', group: LAPORAN, levels: ['KASIR'] },
  {
    path: '/laporan-titip-uang',
    title: 'Laporan Titip Uang',
    group: LAPORAN,
    screen: 'pesanan/titip-uang/laporan-titip-uang',
    levels: ['KASIR'],
    mutasi: true,
  },
] as const satisfies readonly MenuEntry[]
