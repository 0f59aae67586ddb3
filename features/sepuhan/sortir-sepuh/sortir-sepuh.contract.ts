import {
  batalEndpoint,
  defineDokumen,
  endpoint,
  gramJumlah,
  kode,
  laporanEndpoint,
  nomor,
  periode,
  pesan,
  pilihan,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_SORTIR_SEPUH = defineDokumen({
  tabel: 'sortir_sepuh',
  nomor: 'no_sortir',
  detail: 'sortir_sepuh_detail',
  kode: 'SS',
  batal: 'BSS',
  kind: 'SORTIR',
  cetak: 'SORTIR SEPUH',
})

const MENU = ['/sortir-sepuh'] as const
const BACA = ['/sortir-sepuh', '/laporan-sortir-sepuh'] as const

/** The slip; `jenis` is a list of one-key objects: [{ CIN: 3 }, { GLG: 1 }]. */
export const slipSortir = z.object({
  no_sortir: z.string(),
  no_sortir_beli: z.string(),
  kode_lokasi_toko: z.string(),
  tgl_sortir: tanggal(),
  kondisi: z.string(),
  kategori: z.string(),
  jenis: z.array(z.record(z.string(), z.int())),
  qty_total: z.int(),
  berat_total: gramJumlah(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  cetakan: z.int(),
})

export const sortirSepuh = endpoint({
  gagal: 'Terjadi Kesalahaan Saat Mengirim Data',
  method: 'POST',
  path: 'sortir-sepuh',
  summary: 'Barang satu sortir pembelian menjadi satu lot untuk disepuh',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: z.object({
    kode_gudang: kode('Kode Gudang', { pesan: 'Harus Dipilih' }),
    kode_baki: kode('Kode Baki', { max: 10, pesan: 'Harus Dipilih' }),
    detail_barang: z
      .array(z.object({ no_faktur_beli: nomor('No Faktur') }))
      .min(1, 'Data Barang Sortir Belum Dipilih')
      .max(500, 'Paling Banyak 500 Barang'),
  }),
  output: pesan().extend({ no_sortir: z.string(), buktiSlip: slipSortir }),
})

/** What lies on an SS tray: its types, or the goods of one type. */
export const isiBakiSepuh = endpoint({
  gagal: 'Terjadi Kesalhaan Saat Request Data',
  method: 'GET',
  path: 'sortir-sepuh',
  summary: 'Isi baki SS: dengan kode_dept ALL jenisnya, dengan satu jenis berat dan qtynya',
  effect: 'read',
  access: ['/kirim-sepuh'],
  input: z.object({
    kode_baki: kode('Kode Baki', { max: 10, pesan: 'Harus Dipilih' }),
    kode_dept: kode('Kode Jenis', { pesan: 'Harus Dipilih' }),
  }),
  output: z.union([
    z.object({ jenis: z.array(z.object({ kode_dept: z.string(), nama_dept: z.string() })) }),
    z.array(z.object({ kode_barcode: z.string(), kode_group: z.string(), berat: gramJumlah(), qty: z.int() })),
  ]),
})

export const cetakSortirSepuh = endpoint({
  method: 'GET',
  path: 'sortir-sepuh/reprint',
  summary: 'Bukti sortir sepuh untuk dicetak ulang',
  effect: 'read',
  access: BACA,
  input: z.object({ no_sortir: nomor('No Sortir') }),
  output: slipSortir,
})

export const barisGlobalSepuh = z.object({
  no_sortir: z.string(),
  kode_lokasi_toko: z.string(),
  tgl_system: tanggal(),
  qty_total: z.int(),
  berat_total: gramJumlah(),
})

export const barisDetailSepuh = z.object({
  no_sortir: z.string(),
  /** Where the lot was sent to: '-' as long as nothing of it was. */
  no_sepuh: z.string(),
  no_faktur_beli: z.string(),
  kode_baki: z.string(),
  kode_dept: z.string(),
  kode_group: z.string(),
  kode_gudang: z.string(),
  kondisi: z.string(),
  berat: gramJumlah(),
})

export const laporanSortirSepuh = laporanEndpoint({
  gagal: 'Terjadi Kesalahaan Saat Request Data',
  path: 'sortir-sepuh/reports',
  summary: 'Sortir sepuh: GLOBAL per nomor, DETAIL per barang',
  access: ['/laporan-sortir-sepuh', '/sortir-sepuh'],
  input: { ...periode(), type: pilihan('Type Laporan', ['GLOBAL', 'DETAIL']).default('GLOBAL') },
  by: 'type',
  rows: { GLOBAL: barisGlobalSepuh, DETAIL: barisDetailSepuh },
  output: z.union([
    z.array(barisGlobalSepuh),
    z.array(z.object({ _id: z.string(), detail_sortir: z.array(barisDetailSepuh) })),
  ]),
})

export const batalSortirSepuh = batalEndpoint(DOKUMEN_SORTIR_SEPUH, {
  path: 'sortir-sepuh',
  label: 'No Sortir',
  summary: 'Kembalikan satu lot menjadi barang di baki sortirnya',
  access: MENU,
})
