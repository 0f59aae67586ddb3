import type { MenuEntry } from '@kencana/contract'

export const serviceMenu = [
  {
    path: '/transaksi-services',
    title: 'Transaksi Services',
    group: ['Service'],
    levels: ['KASIR', 'SALES'],
    aksi: { simpan: { text: 'Menerima barang customer untuk service' } },
  },
] as const satisfies readonly MenuEntry[]
