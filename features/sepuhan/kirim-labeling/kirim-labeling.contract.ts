import {
  batalEndpoint,
  bilangan,
  defineDokumen,
  endpoint,
  gram,
  gramBebas,
  gramJumlah,
  inGroups,
  kode,
  laporanEndpoint,
  nomor,
  otorisasiBila,
  periode,
  pesan,
  pilihan,
  saring,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_LABELING = defineDokumen({
  tabel: 'kirim_labeling',
  nomor: 'no_kirim_stock',
  detail: 'kirim_labeling_detail',
  kode: 'KC',
  batal: 'BKC',
  kind: 'KIRIM_LABELING',
  cetak: 'KIRIM LABELING',
  nama: 'Kirim Labeling',
})

const MENU = ['/kirim-labeling'] as const

/** Part of one type of a receipt, to a branch's tray. */
const barisLabeling = z.object({
  kode_baki: kode('Kode Baki', { max: 10, pesan: 'Harus Dipilih' }),
  kode_baki_tujuan: kode('Tujuan', { max: 10, pesan: 'Harus Dipilih' }),
  kode_dept: kode('Jenis', { pesan: 'Harus Dipilih' }),
  kode_cabang: kode('Cabang', { pesan: 'Harus Dipilih' }),
  tipe_barang: pilihan('Tipe Barang', ['SP', 'A'], 'Harus Dipilih'),
  jumlah_qty: bilangan('Jumlah Qty', { min: 1 }),
  berat_atribut: gramBebas('Berat Atribut'),
  jumlah_berat: gram('Jumlah Berat'),
})

/** The slip. */
export const slipLabeling = z.object({
  no_kirim_stock: z.string(),
  cabang: z.string(),
  no_terima_sepuh: z.string(),
  tgl_kirim: tanggal(),
  baki_tujuan: z.string(),
  baki: z.array(
    z.object({
      baki: z.string(),
      jenis: z.string(),
      tipe_barang: z.string(),
      qty_kirim: z.int(),
      berat_kirim: gramJumlah(),
      berat_atribut: gramJumlah(),
    }),
  ),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  cetakan: z.int(),
})

export const kirimLabeling = endpoint({
  method: 'POST',
  path: 'kirim-labeling',
  summary: 'Kirim barang satu terima sepuh ke baki KC satu cabang untuk diberi label',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: z.object({
    no_terima_sepuh: kode('No Terima Sepuh', { max: 60, pesan: 'Harus Dipilih' }),
    detail_kirim: z.array(barisLabeling).min(1, 'Data Barang Masih Kosong').max(1, 'Hanya Dapat Menginput 1 Barang'),
    qty_kirim: bilangan('Jumlah Qty'),
    berat_kirim: gram('Jumlah Berat'),
    berat_atribut: gramBebas('Berat Atribut'),
    cabang: kode('Cabang', { pesan: 'Harus Dipilih' }),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ no_kirim_stock: z.string(), buktiSlip: slipLabeling }),
})

export const bakiCabang = endpoint({
  method: 'GET',
  path: 'kirim-labeling/baki-tujuan',
  summary: 'Baki KC satu cabang',
  effect: 'read',
  gagal: 'Terjadi Kesalahan Saat Request',
  access: MENU,
  input: z.object({ cabang: kode('Cabang', { pesan: 'Harus Dipilih' }) }),
  output: z.array(z.object({ kode_baki: z.string(), nama_baki: z.string() })),
})

export const cetakLabeling = endpoint({
  method: 'GET',
  path: 'kirim-labeling/reprint',
  summary: 'Bukti kirim labeling untuk dicetak ulang',
  effect: 'read',
  access: ['/kirim-labeling', '/laporan-kirim-labeling'],
  input: z.object({ no_kirim_stock: nomor('No Kirim Stock') }),
  output: z.object({
    no_kirim_stock: z.string(),
    cabang: z.string(),
    no_terima_sepuh: z.string(),
    tgl_system: tanggal(),
    baki_tujuan: z.string(),
    bukti_baki: slipLabeling.shape.baki,
    user_id: z.string(),
    no_batal: z.string().nullable(),
    cetakan: z.int(),
  }),
})

export const listLabeling = endpoint({
  method: 'GET',
  path: 'kirim-labeling',
  summary: 'Kirim labeling satu hari toko',
  effect: 'read',
  access: MENU,
  input: z.object({ tanggal: tanggal() }),
  output: z.array(slipLabeling),
})

export const batalLabeling = batalEndpoint(DOKUMEN_LABELING, {
  path: 'kirim-labeling',
  label: 'No Kirim Stock',
  summary: 'Batalkan kirim labeling yang belum ada barangnya diinput',
  access: MENU,
})

export const barisLaporanLabeling = z.object({
  tgl_system: tanggal(),
  no_kirim_stock: z.string(),
  no_terima_sepuh: z.string(),
  kode_lokasi_toko: z.string(),
  kode_dept: z.string(),
  qty: z.int(),
  berat: gramJumlah(),
  qty_kembali: z.int(),
  berat_kembali: gramJumlah(),
})

export const laporanLabeling = laporanEndpoint({
  gagal: 'Terjadi Kesalahan Saat Merequest Data',
  path: 'kirim-labeling/reports',
  summary: 'Kirim labeling per nomor; kode_lokasi_toko adalah baki tujuan',
  access: ['/laporan-kirim-labeling'],
  input: { ...periode(), kode_lokasi_toko: saring('Kode Baki') },
  rows: barisLaporanLabeling,
  output: inGroups(barisLaporanLabeling),
})
