import {
  gramJumlah,
  inGroups,
  laporanEndpoint,
  periode,
  pilihan,
  rupiahJumlah,
  saring,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

/** What purchases can be put together by: words of the specification; no_faktur_group is the form of one customer. */
export const KELOMPOK = ['no_faktur_group', 'tgl_system', 'kode_group', 'kondisi', 'kode_sales'] as const

/** How a piece was bought: over the counter, inside a sale, of a pledge. */
export const ASAL_BELI = ['BELI', 'TUKAR', 'LELANG'] as const

const asal = { asal: saring('Asal') }

export const laporanTransaksi = laporanEndpoint({
  path: 'pembelian/get/report',
  summary: 'Pembelian yang disahkan pada suatu masa, menurut kelompoknya',
  access: ['/laporan-transaksi-pembelian'],
  input: {
    ...periode(),
    group_by: pilihan('Kelompok', KELOMPOK).default('no_faktur_group'),
    kode_group: saring('Kategori'),
    kondisi: saring('Kondisi'),
    kode_sales: saring('Sales'),
    valid_by: saring('Divalidasi Oleh'),
    ...asal,
  },
  output: inGroups(
    z.object({
      tgl_system: tanggal(),
      no_faktur_group: z.string(),
      no_faktur_beli: z.string(),
      /** By which the ledger has it: its own number, that of the sale that took it in, or of the auction. */
      dokumen: z.string(),
      asal: z.string(),
      kode_sales: z.string(),
      nama_customer: z.string(),
      nama_barang: z.string(),
      kode_group: z.string(),
      kode_dept: z.string(),
      kadar: z.string(),
      kondisi: z.string(),
      qty: z.int(),
      berat_nota: gramJumlah(),
      berat: gramJumlah(),
      harga_nota: rupiahJumlah(),
      potongan: rupiahJumlah(),
      harga: rupiahJumlah(),
      valid_by: z.string(),
    }),
  ),
})

export const laporanSales = laporanEndpoint({
  path: 'pembelian/get/reportsales',
  summary: 'Pembelian per sales',
  access: ['/laporan-pembelian-sales'],
  input: { ...periode(), kode_sales: saring('Sales'), kode_group: saring('Kategori'), ...asal },
  rows: z.object({
    kode_sales: z.string(),
    nama_sales: z.string(),
    jumlah: z.int(),
    berat: gramJumlah(),
    harga: rupiahJumlah(),
  }),
})

export const laporanSelisih = laporanEndpoint({
  path: 'pembelian/get/reportselisih',
  summary: 'Barang yang dibeli kembali dengan notanya: berat dan harga dibanding nota',
  access: ['/laporan-transaksi-pembelian'],
  input: { ...periode(), kode_sales: saring('Sales'), kode_group: saring('Kategori'), ...asal },
  rows: z.object({
    tgl_system: tanggal(),
    no_faktur_beli: z.string(),
    asal: z.string(),
    no_faktur_jual: z.string(),
    kode_sales: z.string(),
    nama_sales: z.string(),
    nama_barang: z.string(),
    kode_group: z.string(),
    kondisi: z.string(),
    qty: z.int(),
    berat_nota: gramJumlah(),
    berat: gramJumlah(),
    /** On the scale less by the nota, and what of the nota that is in 1/10,000 %. */
    selisih_berat: gramJumlah(),
    persen_berat: z.int(),
    harga_bayar: rupiahJumlah(),
    harga: rupiahJumlah(),
    /** Paid now less paid then. */
    selisih_harga: rupiahJumlah(),
    persen_harga: z.int(),
    /** Paid now for a gram as it was weighed, whole rupiah. */
    harga_rata: rupiahJumlah(),
    /** The rules that somebody agreed to break, '-' where none was. */
    alasan: z.string(),
    disetujui_oleh: z.string(),
    valid_by: z.string(),
  }),
})

export const laporanHistory = laporanEndpoint({
  path: 'pembelian/get/history',
  summary: 'Apa yang terjadi dengan tiap pembelian: diinput, divalidasi, dibatalkan, disortir',
  access: ['/laporan-transaksi-pembelian-history'],
  input: { ...periode(), no_faktur_beli: saring('No Faktur'), ...asal },
  rows: z.object({
    tgl_system: tanggal(),
    waktu: z.string(),
    no_faktur_beli: z.string(),
    asal: z.string(),
    /** INPUT, VALIDASI, BATAL, then each document that moved the piece on. */
    kejadian: z.string(),
    dokumen: z.string(),
    keterangan: z.string(),
    berat: gramJumlah(),
    harga: rupiahJumlah(),
    user_id: z.string(),
  }),
})

export const laporanBatal = laporanEndpoint({
  path: 'pembelian/get/reportbatal',
  summary: 'Pembelian yang dibatalkan pada suatu masa',
  access: ['/laporan-batal-pembelian'],
  input: { ...periode(), kode_group: saring('Kategori'), ...asal },
  rows: z.object({
    tgl_batal: tanggal(),
    no_batal: z.string(),
    no_faktur_beli: z.string(),
    asal: z.string(),
    tgl_system: tanggal(),
    nama_customer: z.string(),
    nama_barang: z.string(),
    kode_group: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
    harga: rupiahJumlah(),
    /** Whether it had been validated: only then goods and money went back. */
    sah: z.enum(['YA', 'TIDAK']),
    alasan: z.string(),
    batal_oleh: z.string(),
    disetujui_oleh: z.string(),
  }),
})
