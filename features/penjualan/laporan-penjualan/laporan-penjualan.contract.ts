import {
  endpoint,
  gramJumlah,
  laporanEndpoint,
  periode,
  pilihan,
  rupiahJumlah,
  saring,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'
import { pindaianNota } from '../nota-publik/nota-publik.contract.ts'

/** How a piece came to be sold: over the counter, as an order that was handed over, from a deposit, or through a platform. */
export const ASAL_JUAL = ['JUAL', 'PESANAN', 'TITIPAN', 'MARKETPLACE'] as const

export const laporanTransaksiJual = laporanEndpoint({
  path: 'penjualan/get/report',
  summary: 'Barang yang terjual pada suatu masa, menurut hari sahnya',
  access: ['/laporan-transaksi-penjualan'],
  input: {
    ...periode(),
    type: saring('Type'),
    kode_group: saring('Kategori'),
    kode_sales: saring('Sales'),
    kode_marketplace: saring('Marketplace'),
    /** Who entered it, and who validated it. */
    kasir: saring('Kasir'),
    valid_by: saring('Divalidasi Oleh'),
    /** The hour in which it became right, by the shop's clock: '09'. */
    jam: saring('Jam'),
  },
  rows: z.object({
    no_faktur_jual: z.string(),
    tgl_system: tanggal(),
    asal: z.string(),
    kode_sales: z.string(),
    nama_customer: z.string(),
    kode_barcode: z.string(),
    nama_barang: z.string(),
    kode_group: z.string(),
    kode_dept: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
    kadar: z.string(),
    /** The category's price, and what a gram of such goods costs, as the nota says it. */
    harga_gram: rupiahJumlah(),
    harga_gram_kadar: rupiahJumlah(),
    ongkos: rupiahJumlah(),
    diskon: rupiahJumlah(),
    harga_total: rupiahJumlah(),
    jenis_ppn: z.string(),
    kasir: z.string(),
    valid_by: z.string(),
  }),
})

export const laporanJualSales = laporanEndpoint({
  path: 'penjualan/get/reportsales/v2/rekap',
  summary: 'Penjualan per sales',
  access: ['/laporan-penjualan-sales'],
  input: { ...periode(), kode_sales: saring('Sales'), kode_group: saring('Kategori') },
  rows: z.object({
    kode_sales: z.string(),
    nama_sales: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
    harga_total: rupiahJumlah(),
    ongkos: rupiahJumlah(),
    diskon: rupiahJumlah(),
    /** Cash that came with these notas, less what was given back with them. */
    cash: rupiahJumlah(),
    /** What the shop paid out because old pieces were worth more. */
    tukar_kurang: rupiahJumlah(),
    /** What was undone in these days, whenever it was sold. */
    batal: rupiahJumlah(),
  }),
})

export const laporanJualBayar = laporanEndpoint({
  path: 'penjualan/get/reportbayar',
  summary: 'Cara bayar tiap nota yang disahkan pada suatu masa',
  access: ['/laporan-penjualan-bayar'],
  input: { ...periode(), kode_sales: saring('Sales'), valid_by: saring('Divalidasi Oleh') },
  rows: z.object({
    no_faktur_jual: z.string(),
    tgl_system: tanggal(),
    nama_customer: z.string(),
    total: rupiahJumlah(),
    cash: rupiahJumlah(),
    transfer: rupiahJumlah(),
    debet: rupiahJumlah(),
    credit: rupiahJumlah(),
    qris: rupiahJumlah(),
    marketplace: rupiahJumlah(),
    tukar: rupiahJumlah(),
    titipan: rupiahJumlah(),
    poin: rupiahJumlah(),
    voucher: rupiahJumlah(),
    /** Change: cash handed over beyond the bill. */
    kembali: rupiahJumlah(),
    biaya_bank: rupiahJumlah(),
    valid_by: z.string(),
  }),
})

export const laporanJualMarketplace = laporanEndpoint({
  path: 'penjualan/report-marketplaces',
  summary: 'Barang yang terjual lewat marketplace pada suatu masa',
  access: ['/laporan-penjualan-marketplace'],
  input: { ...periode(), marketplace: saring('Marketplace'), kode_group: saring('Kategori') },
  rows: z.object({
    no_faktur_jual: z.string(),
    tgl_system: tanggal(),
    marketplace: z.string(),
    no_order: z.string(),
    nama_customer: z.string(),
    kode_member: z.string(),
    kode_group: z.string(),
    kode_dept: z.string(),
    nama_barang: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
    /** Gold and stones. */
    harga: rupiahJumlah(),
    ongkos: rupiahJumlah(),
    diskon: rupiahJumlah(),
    harga_total: rupiahJumlah(),
  }),
})

export const laporanBatalJual = laporanEndpoint({
  path: 'penjualan/get/reportbatal',
  summary: 'Penjualan yang dibatalkan atau ditolak pada suatu masa',
  access: ['/laporan-batal-penjualan'],
  input: { ...periode(), kode_group: saring('Kategori') },
  rows: z.object({
    tgl_batal: tanggal(),
    no_batal: z.string(),
    no_faktur_jual: z.string(),
    tgl_system: tanggal(),
    nama_customer: z.string(),
    nama_barang: z.string(),
    kode_group: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
    harga: rupiahJumlah(),
    /** Whether it had been validated: only then goods and money went back. */
    sah: z.enum(['YA', 'TIDAK']),
    /** How the money went back: as it came unless said otherwise. */
    kembali: z.string(),
    alasan: z.string(),
    batal_oleh: z.string(),
    disetujui_oleh: z.string(),
  }),
})

const untung = {
  total_modal: rupiahJumlah(),
  total_dijual: rupiahJumlah(),
  total_margin: rupiahJumlah(),
}

/** By what pieces cost as their copies say; what nobody knows the cost of is counted apart. Sold less undone. */
export const laporanMargin = laporanEndpoint({
  path: 'penjualan/reports-margin-penjualan',
  summary: 'Margin menurut harga modal dari yang terjual pada suatu masa, dikurangi yang dibatalkan',
  access: 'OWN/SU',
  input: {
    ...periode(),
    type_laporan: pilihan('Type Laporan', ['REKAP', 'DETAIL']).default('REKAP'),
    kode_group: saring('Kategori'),
    jenis_group: saring('Jenis Group'),
  },
  by: 'type_laporan',
  rows: {
    REKAP: z.object({
      kode_group: z.string(),
      nama_group: z.string(),
      jumlah_qty: z.int(),
      total_berat: gramJumlah(),
      ...untung,
      /** Pieces that nobody knows the cost of: in no sum. */
      tanpa_modal: z.int(),
    }),
    DETAIL: z.object({
      tgl_system: tanggal(),
      no_faktur_jual: z.string(),
      nama_barang: z.string(),
      kode_group: z.string(),
      /** -1 for what was undone. */
      jumlah_qty: z.int(),
      total_berat: gramJumlah(),
      ...untung,
      /** A piece that nobody knows the cost of, -1 where it was undone: in no sum. */
      tanpa_modal: z.int(),
    }),
  },
})

/** Why a nota is not in a report: where it stands. */
export const cekNota = endpoint({
  method: 'GET',
  path: 'penjualan/cek/{no_faktur}',
  summary: 'Di laporan hari mana sebuah nota berdiri, menurut nomornya, angka akhirnya atau barcode barangnya',
  effect: 'read',
  access: [
    '/laporan-transaksi-penjualan',
    '/laporan-penjualan-sales',
    '/laporan-penjualan-bayar',
    '/laporan-batal-penjualan',
    '/laporan-penjualan-marketplace',
  ],
  input: z.object({ no_faktur: pindaianNota() }),
  output: z.object({
    no_faktur_jual: z.string(),
    entri: tanggal(),
    /** The day it was right, and the day it was undone or turned down. */
    sah: tanggal().nullable(),
    batal: tanggal().nullable(),
    no_batal: z.string().nullable(),
    /** The order, where it was one that was handed over. */
    no_pesanan: z.string().nullable(),
  }),
})

/** The same as a sentence. */
export const letakNota = ({ entri, sah, batal, no_batal }: z.output<(typeof cekNota)['output']>): string => {
  if (sah && batal) return `Sah ${sah}, dibatalkan ${batal} (${no_batal ?? '-'}): di laporan kedua hari itu`
  if (sah) return `Sah ${sah}: di laporan hari itu`
  if (batal) return `Ditolak ${batal} sebelum sah: hanya di Laporan Batal Penjualan`
  return `Menunggu validasi sejak ${entri}: masuk laporan pada hari divalidasi`
}
