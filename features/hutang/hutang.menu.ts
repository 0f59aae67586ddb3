import type { MenuEntry } from '@kencana/contract'

const HUTANG = ['Hutang'] as const

export const hutangMenu = [
  {
    path: '/transaksi-hutang',
    title: 'Transaksi Hutang',
    group: HUTANG,
    levels: ['SALES'],
    aksi: {
      simpan: { text: 'Menerima barang jaminan hutang' },
      batal: { text: 'Melepas hutang sendiri yang belum sah' },
    },
  },
  {
    path: '/validasi-hutang',
    title: 'Validasi Hutang',
    group: HUTANG,
    screen: 'kasir/validasi-jual-beli/validasi-hutang',
    uang: ['PIUTANG', 'BUNGA'],
    levels: ['KASIR'],
    aksi: {
      validasi: { text: 'Menimbang lagi, memvalidasi dan membayar hutang' },
      batal: { text: 'Menolak hutang yang belum sah' },
    },
  },
] as const satisfies readonly MenuEntry[]
