import {
  bilangan,
  defineDokumen,
  dokumenEndpoints,
  endpoint,
  gram,
  gramJumlah,
  inGroups,
  kode,
  laporanEndpoint,
  nomor,
  otorisasi,
  periode,
  pesan,
  saring,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_TERIMA_SEPUH = defineDokumen({
  tabel: 'terima_sepuh',
  nomor: 'no_terima_sepuh',
  detail: 'terima_sepuh_detail',
  kode: 'TS',
  batal: 'BTS',
  kind: 'TERIMA_SEPUH',
  cetak: 'TERIMA SEPUH',
  nama: 'Terima Sepuh',
})

/** What has to be agreed to when pieces are missing or too much was lost. */
export const OTORISASI_SEPUH = 'TERIMA SEPUH'

const MENU = ['/terima-sepuh'] as const

/** A type of a dispatch that is still at the gilder. */
const sisa = z.object({
  kode_dept: z.string(),
  kode_group: z.string(),
  /** What was sent, and what is still out. */
  qty_kirim: z.int(),
  berat_kirim: gramJumlah(),
  qty: z.int(),
  berat: gramJumlah(),
})

export const sisaSepuh = endpoint({
  method: 'GET',
  path: 'terima-sepuh/sisa',
  summary: 'Kiriman sepuh yang belum kembali seluruhnya',
  effect: 'read',
  access: MENU,
  input: z.object({}),
  output: z.array(
    z.object({
      no_sepuh: z.string(),
      tgl_system: tanggal(),
      asal: z.enum(['SS', 'BOS']),
      qty: z.int(),
      berat: gramJumlah(),
      jenis: z.array(sisa),
    }),
  ),
})

const barisTerima = z.object({
  kode_dept: kode('Kode Jenis', { pesan: 'Harus Dipilih' }),
  qty_terima: bilangan('Qty Terima'),
  berat_terima: gram('Berat Terima'),
  qty_rusak: bilangan('Qty Rusak'),
  berat_rusak: gram('Berat Rusak'),
  berat_timbangan: gram('Berat Timbangan'),
})

/** The slip. */
export const slipTerima = z.object({
  no_terima_sepuh: z.string(),
  no_sepuh: z.string(),
  tgl_system: tanggal(),
  selesai: z.boolean(),
  bukti_jenis: z.array(
    z.object({
      baki: z.array(z.string()),
      jenis: z.string(),
      qty_sepuh: z.int(),
      berat_sepuh: gramJumlah(),
      qty_terima: z.int(),
      berat_terima: gramJumlah(),
      qty_rusak: z.int(),
      berat_rusak: gramJumlah(),
      berat_selisih: gramJumlah(),
      qty_hilang: z.int(),
      berat_hilang: gramJumlah(),
    }),
  ),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  cetakan: z.int(),
})

export const terimaSepuh = endpoint({
  method: 'POST',
  path: 'terima-sepuh',
  summary: 'Terima barang dari tukang sepuh, sebagian atau seluruhnya',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: z.object({
    no_sepuh: kode('No Sepuh', { max: 60, pesan: 'Harus Dipilih' }),
    kode_baki: kode('Kode Baki', { max: 10, pesan: 'Harus Dipilih' }),
    /** Nothing more will come: what is missing is written off. */
    selesai: z.boolean().default(false),
    detail: z.array(barisTerima).min(1, 'Data Barang Masih Kosong').max(100, 'Paling Banyak 100 Jenis'),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ no_terima_sepuh: z.string(), buktiSlip: slipTerima }),
})

/** What lies of a receipt on its KS tray: the trays and types, or one type's goods. */
export const isiTerima = endpoint({
  gagal: 'Terjadi Kesalhaan Saat Request Data',
  method: 'GET',
  path: 'terima-sepuh',
  summary: 'Isi satu terima sepuh: baki dan jenisnya, atau berat dan qty dari satu jenis',
  effect: 'read',
  access: ['/terima-sepuh', '/kirim-labeling'],
  input: z.object({
    no_terima_sepuh: nomor('No Terima Sepuh'),
    kode_baki: saring('Kode Baki'),
    kode_dept: saring('Kode Jenis'),
  }),
  output: z.union([
    z.array(z.object({ berat: gramJumlah(), qty: z.int() })),
    z.object({ baki: z.array(z.string()), jenis: z.array(z.string()) }),
  ]),
})

export const siapLabeling = endpoint({
  method: 'GET',
  path: 'terima-sepuh/siap',
  summary: 'Terima sepuh yang barangnya masih di baki KS',
  effect: 'read',
  gagal: 'Gagal Mengambil Data Keserver',
  access: ['/kirim-labeling'],
  input: z.object({}),
  output: z.array(
    z.object({
      no_terima_sepuh: z.string(),
      no_sepuh: z.string(),
      tgl_system: tanggal(),
      kode_baki: z.string(),
      kode_group: z.string(),
      kode_dept: z.string(),
      qty: z.int(),
      berat: gramJumlah(),
    }),
  ),
})

export const {
  list: listTerimaSepuh,
  get: cetakTerimaSepuh,
  batal: batalTerimaSepuh,
} = dokumenEndpoints(DOKUMEN_TERIMA_SEPUH, {
  path: 'terima-sepuh',
  access: MENU,
  label: 'No Terima Sepuh',
  list: { summary: 'Terima sepuh satu hari toko', path: 'terima-sepuh/hari', row: slipTerima },
  get: {
    summary: 'Bukti terima sepuh untuk dicetak ulang',
    path: 'terima-sepuh/reprint',
    access: ['/terima-sepuh', '/laporan-terima-barang-sepuh'],
    data: slipTerima,
  },
  batal: { summary: 'Batalkan terima sepuh yang barangnya belum dipakai' },
})

export const barisLaporanTerima = z.object({
  no_terima_sepuh: z.string(),
  no_sepuh: z.string(),
  tgl_terima: tanggal(),
  kode_baki: z.string(),
  kode_dept: z.string(),
  qty_sepuh: z.int(),
  berat_timbangan: gramJumlah(),
  qty_terima: z.int(),
  berat_terima: gramJumlah(),
  berat_rusak: gramJumlah(),
  qty_rusak: z.int(),
  /** Lost at the gilder, negative when it came back heavier. */
  berat_selisih: gramJumlah(),
  berat_kirim: gramJumlah(),
  qty_kirim: z.int(),
})

export const laporanTerimaSepuh = laporanEndpoint({
  gagal: 'Terjadi Kesalahaan Saat Request Data',
  path: 'terima-sepuh/reports',
  summary: 'Terima sepuh per nomor; kode_toko membawa baki',
  access: ['/laporan-terima-barang-sepuh'],
  input: {
    ...periode(),
    /** Carries the tray (specification, section 7). */
    kode_toko: saring('Kode Baki'),
  },
  rows: barisLaporanTerima,
  output: inGroups(barisLaporanTerima),
})
