import type { MenuEntry } from '@kencana/contract'

export const dashboardMenu = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    group: [],
    screen: 'dashboard/dashboard',
    levels: ['GUDANG', 'KASIR', 'SALES'],
    aksi: { saksi: { text: 'Menyaksikan timbangan dan uang user lain, di layar sendiri atau dengan PIN' } },
  },
  {
    path: '/dashboard/printer',
    title: 'Printer',
    group: [],
    screen: 'cetak/printer/printer',
    below: '/dashboard',
  },
  {
    path: '/dashboard/pemilik',
    title: 'Dashboard Pemilik',
    group: ['Laporan', 'Laporan Pengawasan'],
    screen: 'dashboard/pemilik/pemilik',
    levels: ['OWN', 'SU'],
    mutasi: true,
    uang: ['KAS', 'BANK'],
    barang: [],
  },
  {
    path: '/laporan-pantau-customer',
    title: 'Laporan Pantau Customer',
    group: ['Laporan', 'Laporan Pengawasan'],
    levels: ['OWN', 'SU'],
  },
] as const satisfies readonly MenuEntry[]
