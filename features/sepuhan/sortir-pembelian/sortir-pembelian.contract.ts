import {
  batalEndpoint,
  bilangan,
  defineDokumen,
  endpoint,
  gram,
  gramJumlah,
  kode,
  laporanEndpoint,
  nomor,
  periode,
  pesan,
  pilihan,
  rupiahJumlah,
  saring,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_SORTIR = defineDokumen({
  tabel: 'sortir_pembelian',
  nomor: 'no_sortir',
  detail: 'sortir_pembelian_detail',
  kode: 'SP',
  batal: 'BSP',
  kind: 'SORTIR',
  cetak: 'SORTIR PEMBELIAN',
})

/** The gudang that bought goods are sorted into (specification, section 9). */
export const GUDANG_SORTIR = ['SP', 'RUSAK', 'SP-LN', 'SP-BOS', 'SP-PBRK'] as const

const MENU = ['/sortir-pembelian'] as const
const BACA = ['/sortir-pembelian', '/laporan-sortir-pembelian', '/sortir-sepuh'] as const

const dipilih = (label: string, name: string) => kode(label, { max: 40, kosong: `${name} Harus Dipilih` })

const barisSiap = z.object({
  no_faktur_beli: z.string(),
  tgl_system: tanggal(),
  kondisi: z.string(),
  nama_barang: z.string(),
  kode_dept: z.string(),
  kode_group: z.string(),
  berat: gramJumlah(),
  harga: rupiahJumlah(),
  kode_baki: z.string(),
})

export const siapSortir = endpoint({
  method: 'GET',
  path: 'pembelian/ready/sortir',
  summary: 'Barang pembelian satu hari yang belum disortir',
  effect: 'read',
  access: MENU,
  input: z.object({
    kode_toko: dipilih('Kode Toko', 'Kode Toko'),
    tgl_system: tanggal(),
    kode_group: dipilih('Kategori', 'Kategori'),
    kondisi: dipilih('Kondisi', 'Kondisi'),
    kode_dept: dipilih('Kode Jenis', 'Kode Jenis'),
  }),
  output: z.array(barisSiap),
})

/** A slip: one per condition of a sorting. */
export const buktiSortir = z.object({
  _id: z.object({ no_sortir: z.string(), kondisi: z.string() }),
  kode_gudang: z.string(),
  kode_toko: z.string(),
  tgl_sortir: tanggal(),
  kondisi: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  /** Totals of the search that the pieces were ticked in. */
  qty_asal: z.int(),
  berat_asal: gramJumlah(),
  total_qty: z.int(),
  total_berat: gramJumlah(),
  kode_baki: z.string(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  cetakan: z.int(),
})

export const barisSortir = z.object({
  no_sortir: z.string(),
  no_faktur_beli: z.string(),
  nama_barang: z.string(),
  kondisi: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  berat: gramJumlah(),
  kode_baki: z.string(),
})

export const sortirPembelian = endpoint({
  gagal: 'Terjadi Kesalahaan Saat Mengirim Data',
  method: 'POST',
  path: 'sortir-pembelian',
  summary: 'Pindahkan barang pembelian yang dipilih ke baki sortir',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: z.object({
    kode_toko: dipilih('Kode Toko', 'Kode Toko'),
    kode_gudang: dipilih('Kode Gudang', 'Kode Gudang'),
    kode_baki: dipilih('Kode Baki', 'Kode Baki'),
    detail_barang: z
      .array(
        z.object({
          no_faktur_beli: nomor('No Faktur'),
          /** The tray it lay on when it was searched; a piece that moved since is refused. */
          kode_lokasi_toko: kode('Kode Baki', { max: 10 }),
        }),
      )
      .min(1, 'Data Barang Sortir Belum Dipilih')
      .max(500, 'Paling Banyak 500 Barang'),
    qty_asal: bilangan('Qty Asal'),
    berat_asal: gram('Berat Asal'),
    qty_bos: bilangan('Qty'),
    berat_bos: gram('Berat'),
  }),
  output: pesan().extend({
    no_sortir: z.string(),
    buktiStruk: z.array(buktiSortir),
    detail_sortir: z.array(barisSortir),
  }),
})

export const getSortir = endpoint({
  gagal: 'Terjadi Kesalhaan Saat Request Data',
  method: 'GET',
  path: 'sortir-pembelian',
  summary: 'Barang satu sortir pembelian yang masih di baki sortir',
  effect: 'read',
  access: BACA,
  input: z.object({ no_sortir: nomor('No Sortir'), kode_dept: saring('Jenis') }),
  output: z.object({
    no_sortir: z.string(),
    tgl_system: tanggal(),
    kode_group: z.string(),
    kondisi: z.string(),
    jenis: z.array(z.object({ kode_dept: z.string(), nama_dept: z.string() })),
    detail_sortir: z.array(barisSortir),
  }),
})

export const cetakSortir = endpoint({
  method: 'GET',
  path: 'sortir-pembelian/reprint',
  summary: 'Bukti sortir pembelian untuk dicetak ulang',
  effect: 'read',
  access: BACA,
  input: z.object({ no_sortir: nomor('No Sortir') }),
  output: z.array(buktiSortir),
})

export const barisGlobal = z.object({
  _id: z.object({ no_sortir: z.string(), kondisi: z.string() }),
  kode_baki: z.string(),
  total_qty: z.int(),
  total_berat: gramJumlah(),
})

export const laporanSortir = laporanEndpoint({
  gagal: 'Terjadi Kesalahaan Saat Request Data',
  path: 'sortir-pembelian/reports',
  summary: 'Sortir pembelian: GLOBAL per nomor dan kondisi, DETAIL per barang',
  access: ['/laporan-sortir-pembelian', '/sortir-pembelian'],
  input: {
    ...periode(),
    type: pilihan('Type Laporan', ['GLOBAL', 'DETAIL']).default('GLOBAL'),
    kode_dept: saring('Jenis'),
  },
  by: 'type',
  rows: { GLOBAL: barisGlobal, DETAIL: barisSortir },
})

export const batalSortir = batalEndpoint(DOKUMEN_SORTIR, {
  path: 'sortir-pembelian',
  label: 'No Sortir',
  summary: 'Kembalikan semua barang satu sortir ke baki pembeliannya',
  access: MENU,
})
