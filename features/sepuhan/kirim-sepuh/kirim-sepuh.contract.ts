import {
  bilangan,
  defineDokumen,
  dokumenEndpoints,
  endpoint,
  gram,
  gramJumlah,
  kode,
  laporanEndpoint,
  otorisasiBila,
  periode,
  pesan,
  pindai,
  saring,
  tanggal,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_KIRIM_SEPUH = defineDokumen({
  tabel: 'kirim_sepuh',
  nomor: 'no_sepuh',
  detail: 'kirim_sepuh_detail',
  kode: 'KS',
  batal: 'BKS',
  kind: 'KIRIM_SEPUH',
  cetak: 'KIRIM SEPUH',
  nama: 'Kirim Sepuh',
})

const MENU = ['/kirim-sepuh'] as const

/** One type of a tray: what lies there, and what of it is good and what is damaged. */
const barisKirim = z.object({
  kode_barcode: pindai(teksBebas('Barcode', 40)),
  kode_baki: kode('Kode Baki', { max: 10, pesan: 'Harus Dipilih' }),
  kode_dept: kode('Kode Jenis', { pesan: 'Harus Dipilih' }),
  kode_group: kode('Kategori', { pesan: 'Harus Dipilih' }),
  qty: bilangan('Jumlah Qty'),
  berat: gram('Jumlah Berat'),
  qty_sepuh: bilangan('Qty Sepuh'),
  berat_sepuh: gram('Berat Sepuh'),
  qty_rusak: bilangan('Qty Rusak'),
  berat_rusak: gram('Berat Rusak'),
})

/** The slip. */
export const slipSepuh = z.object({
  no_sepuh: z.string(),
  tgl_sepuh: tanggal(),
  /** SS: from trays, BOS: the owner's goods. */
  asal: z.enum(['SS', 'BOS']),
  tujuan: z.string(),
  bukti_jenis: z.array(
    z.object({
      jenis: z.string(),
      kode_baki: z.string(),
      qty_beli: z.int(),
      berat_beli: gramJumlah(),
      qty_sepuh: z.int(),
      berat_sepuh: gramJumlah(),
      qty_rusak: z.int(),
      berat_rusak: gramJumlah(),
    }),
  ),
  qty_sepuh_total: z.int(),
  berat_sepuh_total: gramJumlah(),
  qty_rusak_total: z.int(),
  berat_rusak_total: gramJumlah(),
  berat_total: gramJumlah(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  cetakan: z.int(),
})

const total = (label: string) => bilangan(label).optional()
const totalBerat = (label: string) => gram(label).optional()

export const kirimSepuh = endpoint({
  gagal: 'Terjadi Kesalahaan Saat Mengirim Data',
  method: 'POST',
  path: 'kirim-sepuh',
  summary: 'Kirim barang dari baki SS ke tukang sepuh; yang rusak menunggu validasi kasir',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: z.object({
    qty_sepuh_total: total('Qty Sepuh'),
    berat_sepuh_total: totalBerat('Berat Sepuh'),
    qty_rusak_total: total('Qty Rusak'),
    berat_rusak_total: totalBerat('Berat Rusak'),
    detail_barang: z.array(barisKirim).min(1, 'Data Barang Masih Kosong').max(100, 'Paling Banyak 100 Barang'),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ no_sepuh: z.string(), buktiSlipInternal: slipSepuh }),
})

export const {
  list: listKirimSepuh,
  get: cetakKirimSepuh,
  batal: batalKirimSepuh,
} = dokumenEndpoints(DOKUMEN_KIRIM_SEPUH, {
  path: 'kirim-sepuh',
  access: MENU,
  label: 'No Sepuh',
  list: { summary: 'Kiriman sepuh satu hari toko', row: slipSepuh },
  get: {
    summary: 'Bukti kirim sepuh untuk dicetak ulang',
    path: 'kirim-sepuh/reprint',
    access: ['/kirim-sepuh', '/laporan-kirim-sepuh', '/terima-sepuh'],
    data: slipSepuh,
  },
  batal: { summary: 'Batalkan kiriman sepuh yang belum ada yang diterima' },
})

export const barisLaporanKirimSepuh = z.object({
  no_sepuh: z.string(),
  tgl_system: tanggal(),
  kode_baki: z.string(),
  kode_dept: z.string(),
  kode_group: z.string(),
  qty: z.int(),
  berat: gramJumlah(),
  qty_sepuh: z.int(),
  berat_sepuh: gramJumlah(),
  qty_rusak: z.int(),
  berat_rusak: gramJumlah(),
})

export const laporanKirimSepuh = laporanEndpoint({
  gagal: 'Terjadi Kesalahaan Saat Request Data',
  path: 'kirim-sepuh/reports',
  summary: 'Kiriman sepuh per nomor dan jenis; kode_toko membawa kode_dept',
  access: ['/laporan-kirim-sepuh'],
  input: {
    ...periode(),
    /** Carries the kode_dept (specification, section 7). */
    kode_toko: saring('Kode Jenis'),
  },
  rows: barisLaporanKirimSepuh,
})
