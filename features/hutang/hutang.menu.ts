import type { MenuEntry } from '@kencana/contract'

const HUTANG = ['Hutang'] as const
const LAPORAN = ['Laporan', 'Laporan Hutang'] as const

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
      simpan: { text: 'Menambah foto hutang yang belum sah' },
      batal: { text: 'Menolak hutang yang belum sah' },
      cetak: { text: 'Mencetak surat hutang dan label amplop yang divalidasi' },
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
      lelang: { text: 'Melelang barang hutang yang lama lewat jatuh tempo', levels: ['KASIR'] },
      surplus: { text: 'Membayarkan kelebihan lelang kepada customer', levels: ['KASIR'] },
      batal: { text: 'Membatalkan hutang dan pembayarannya', levels: ['KASIR'] },
      cetak: { text: 'Mencetak surat hutang dan label amplopnya' },
      ingatkan: { text: 'Mencetak surat peringatan hutang' },
      larang: { text: 'Mencatat customer yang tidak boleh berhutang', levels: ['KASIR'] },
    },
  },
  {
    path: '/stock-opname-hutang',
    title: 'Stock Opname Hutang',
    group: ['Stock Opname'],
    levels: ['GUDANG', 'KASIR'],
    aksi: {
      mulai: { text: 'Memulai hitung amplop barang hutang' },
      hitung: { text: 'Memindai amplop dan menutup hitungannya' },
      temu: { text: 'Mencatat amplop hilang yang ditemukan' },
      batal: { text: 'Membatalkan hitung amplop' },
    },
  },
  {
    path: '/laporan-transaksi-hutang',
    title: 'Laporan Transaksi Hutang',
    group: LAPORAN,
    screen: 'hutang/laporan-hutang/laporan-transaksi-hutang',
    uang: ['PIUTANG'],
    barang: ['HUTANG_BARANG'],
    levels: ['KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-hutang-lunas',
    title: 'Laporan Hutang Lunas',
    group: LAPORAN,
    screen: 'hutang/laporan-hutang/laporan-hutang-lunas',
    uang: ['PIUTANG', 'BUNGA'],
    barang: ['HUTANG_BARANG'],
    levels: ['KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-batal-hutang',
    title: 'Laporan Batal Hutang',
    group: LAPORAN,
    screen: 'hutang/laporan-hutang/laporan-batal-hutang',
    uang: ['PIUTANG', 'BUNGA', 'TITIPAN'],
    barang: ['HUTANG_BARANG'],
    levels: ['KASIR'],
    mutasi: true,
  },
  {
    path: '/laporan-stock-hutang',
    title: 'Laporan Stock Hutang',
    group: LAPORAN,
    screen: 'hutang/laporan-hutang/laporan-stock-hutang',
    uang: ['PIUTANG'],
    barang: ['HUTANG_BARANG'],
    levels: ['KASIR'],
    mutasi: true,
  },
] as const satisfies readonly MenuEntry[]
