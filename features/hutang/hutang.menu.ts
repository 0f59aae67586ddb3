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
  {
    path: '/lihat-hutang',
    title: 'Lihat Hutang',
    group: HUTANG,
    levels: ['KASIR', 'SALES'],
    aksi: {
      bayar: { text: 'Menerima bunga dan pelunasan hutang', levels: ['KASIR'] },
      remaja: { text: 'Memperpanjang hutang: peremajaan, angsuran, tebus sebagian', levels: ['KASIR'] },
      batal: { text: 'Membatalkan hutang dan pembayarannya', levels: ['KASIR'] },
    },
  },
] as const satisfies readonly MenuEntry[]
