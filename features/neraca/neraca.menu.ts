import type { MenuEntry } from '@kencana/contract'

const PENGATURAN = ['Pengaturan'] as const

export const neracaMenu = [
  { path: '/audit-neraca', title: 'Audit Neraca', group: PENGATURAN, screen: 'neraca/neraca', levels: ['OWN'] },
  {
    path: '/nilai-awal',
    title: 'Nilai Awal Emas',
    group: ['Keuangan'],
    screen: 'neraca/nilai/nilai-awal',
    levels: ['OWN'],
  },
  {
    path: '/laporan-susut-selisih',
    title: 'Laporan Susut Selisih',
    group: ['Laporan', 'Laporan Pengawasan'],
    mutasi: true,
  },
  {
    path: '/laporan-koreksi-nilai',
    title: 'Laporan Koreksi Nilai',
    group: ['Laporan', 'Laporan Pengawasan'],
    levels: ['OWN'],
    mutasi: true,
    uang: ['PERSEDIAAN'],
    barang: [],
  },
] as const satisfies readonly MenuEntry[]
