import { endpoint, gramJumlah, laporanEndpoint, periode, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

const MENU = ['/laporan-stock-jual', '/laporan-barang-summary'] as const

export const laporanStockJual = laporanEndpoint({
  path: 'stock-jual/reports',
  summary: 'Stok barang jual: awal, masuk, keluar, terjual dan akhir per gudang, kategori dan jenis',
  access: ['/laporan-stock-jual'],
  input: {
    ...periode(),
    kode_gudang: saring('Gudang'),
    kode_group: saring('Kategori'),
    kode_dept: saring('Jenis'),
  },
  rows: z.object({
    kode_gudang: z.string(),
    nama_gudang: z.string(),
    kode_group: z.string(),
    kode_dept: z.string(),
    stock_awal: z.int(),
    stock_in: z.int(),
    stock_out: z.int(),
    /** Sold, less what of it was cancelled. */
    stock_jual: z.int(),
    stock_akhir: z.int(),
    berat_awal: gramJumlah(),
    berat_in: gramJumlah(),
    berat_out: gramJumlah(),
    berat_jual: gramJumlah(),
    berat_akhir: gramJumlah(),
  }),
})

const daftarGudang = () => z.union([saring('Gudang'), z.array(saring('Gudang')).max(100, 'Gudang Terlalu Banyak')])

/** The call of existing reporting clients: names and shapes are theirs. */
export const saldoBarang = endpoint({
  method: ['GET', 'POST'],
  path: 'barang/get/saldobarang',
  summary: 'Saldo barang satu hari toko: awal, masuk, keluar, akhir per gudang, kategori dan jenis; hari lalu mana pun',
  effect: 'read',
  access: MENU,
  alias: { 'kode_gudang[]': 'kode_gudang' },
  input: z.object({
    tanggal: tanggal(),
    kode_gudang: daftarGudang().default('ALL'),
    kode_group: saring('Kategori'),
    kode_dept: saring('Jenis'),
    /** A tray: only what lies there, goods outside of trays left out. */
    kode_toko: saring('Baki'),
  }),
  output: z.array(
    z.object({
      _id: z.object({ kode_gudang: z.string(), kode_group: z.string(), kode_dept: z.string() }),
      stock_awal: z.int(),
      stock_in: z.int(),
      stock_out: z.int(),
      stock_akhir: z.int(),
      berat_awal: gramJumlah(),
      berat_in: gramJumlah(),
      berat_out: gramJumlah(),
      berat_akhir: gramJumlah(),
    }),
  ),
})
