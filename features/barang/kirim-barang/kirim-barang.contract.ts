import {
  alasan,
  barcode,
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  gramJumlah,
  kode,
  laporanEndpoint,
  nomor,
  otorisasiBila,
  periode,
  pesan,
  pilihan,
  rupiahJumlah,
  saring,
  saringDipilih,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_KIRIM = defineDokumen({
  tabel: 'kirim_barang',
  nomor: 'no_kirim',
  detail: 'kirim_barang_detail',
  kode: 'KRM',
  batal: 'BKR',
  kind: 'KIRIM',
  cetak: 'KIRIM',
  nama: 'Kiriman',
})
export const DOKUMEN_HAPUS_KIRIM = defineDokumen({
  tabel: 'hapus_kirim',
  nomor: 'no_hapus',
  kode: 'HKR',
  kind: 'HAPUS_KIRIM',
})

const MENU = ['/kirim-barang'] as const
const DUA = ['/kirim-barang', '/terima-barang'] as const

/** A piece on a tray as the send-goods screen of every front end reads it. `kode_toko` is the tray here. */
const barangKirim = z.object({
  no_pesanan: z.string(),
  kode_barang: z.string(),
  kode_barcode: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  kode_gudang: z.string(),
  kode_toko: z.string(),
  tag_id: z.string(),
  kode_intern: z.string(),
  nama_barang: z.string(),
  nama_atribut: z.string(),
  stock_on_hand: z.int(),
  berat: gramJumlah(),
  berat_atribut: gramJumlah(),
  berat_bandrol: gramJumlah(),
  kadar: z.string(),
  kadar_cetak: z.string(),
  harga_jual: rupiahJumlah(),
  harga_atribut: rupiahJumlah(),
  tipe_barang: z.string(),
  is_markis: z.boolean(),
  versi: z.int(),
})

export const barangByBaki = endpoint({
  method: 'GET',
  path: 'barang/get/by-kode-baki',
  summary: 'Barang yang tersedia di satu baki toko ini',
  effect: 'read',
  access: ['/kirim-barang', '/pindah-barang-satu-baki', '/kirim-barang-kecabang'],
  input: z.object({ kode_baki: kode('Kode Baki', { pesan: 'Harus Dipilih' }) }),
  output: z.array(barangKirim),
})

const kirimRow = dokumenRow(DOKUMEN_KIRIM, {
  kode_toko: z.string(),
  tujuan: z.string(),
  pcs: z.int(),
  berat: gramJumlah(),
  /** Pieces neither received nor written off nor taken back. */
  sisa: z.int(),
  sisa_berat: gramJumlah(),
})

const kirimLengkap = kirimRow.extend({
  nama_tujuan: z.string(),
  cetakan: z.int(),
  detail_barang: z.array(
    z.object({
      kode_barang: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kode_group: z.string(),
      kode_dept: z.string(),
      kode_baki_asal: z.string(),
      kadar: z.string(),
      berat: gramJumlah(),
      /** What became of it. */
      keadaan: z.enum(['DIKIRIM', 'DITERIMA', 'DIHAPUS', 'BATAL']),
      /** Its sender, another installation, gave it up as lost. */
      hilang: z.boolean().optional(),
    }),
  ),
})

/** What is sent, and where to, wherever that is. */
export const isiKirim = {
  to: kode('Tujuan', { pesan: 'Harus Dipilih' }),
  /** What the list was narrowed to, where it was: a piece of anything else is there by mistake. */
  group: saring('Kategori').optional(),
  dept: saring('Jenis').optional(),
  detail_barang: z
    .array(z.object({ kode_barcode: barcode(), versi: z.int().optional() }))
    .min(1, 'Data Barang Masih Kosong')
    .max(500, 'Paling Banyak 500 Barang Sekali Kirim'),
  otorisasi: otorisasiBila(),
}

export const kirimBarang = endpoint({
  method: 'POST',
  path: 'kirim-barang/{to}',
  summary: 'Kirim barang ke toko lain',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: z.object(isiKirim),
  output: pesan().extend({ no_kirim: z.string(), data: kirimLengkap }),
})

export const kirimNomor = endpoint({
  method: 'POST',
  path: 'kirim-barang/no_kirim',
  summary: 'Nomor kiriman ke satu cabang yang masih di jalan',
  effect: 'read',
  access: DUA,
  input: z.object({ kode_cabang: kode('Cabang', { pesan: 'Harus Dipilih' }) }),
  output: z.object({ no_kirim: z.array(z.string()) }),
})

export const {
  list: listKirim,
  get: getKirim,
  batal: batalKirim,
} = dokumenEndpoints(DOKUMEN_KIRIM, {
  path: 'kirim-barang',
  access: MENU,
  label: 'No Kirim',
  list: { summary: 'Kiriman toko ini pada satu hari toko, dan semua yang masih di jalan', row: kirimRow },
  get: { summary: 'Satu kiriman dengan isinya, bagi pengirim dan penerima', access: DUA, data: kirimLengkap },
  batal: { summary: 'Tarik kembali satu kiriman yang belum diterima' },
})

/** What an agreement to give up what never arrived is for. */
export const OTORISASI_HAPUS_KIRIM = 'HAPUS SISA KIRIMAN'

export const hapusKirim = endpoint({
  method: 'POST',
  path: 'kirim-barang/{no_kirim}/hapus',
  summary: 'Hapus sisa kiriman yang tidak pernah sampai, di buku pengirim',
  effect: 'write',
  access: 'OWN',
  input: z.object({ no_kirim: nomor('No Kirim'), alasan: alasan(), otorisasi: otorisasiBila() }),
  output: pesan().extend({ no_hapus: z.string() }),
})

export const laporanKirim = laporanEndpoint({
  path: 'kirim-barang/reports',
  summary: 'Barang yang dikirim ke satu toko: DETAIL per barang, REKAP per hari dan jenis',
  access: ['/kirim-barang', '/laporan-kirim-barang'],
  input: {
    ...periode(),
    kode_toko: saringDipilih('Kode Toko'),
    type_laporan: pilihan('Type Laporan', ['DETAIL', 'REKAP']).default('DETAIL'),
  },
  by: 'type_laporan',
  rows: {
    DETAIL: z.object({
      no_kirim: z.string(),
      tanggal: tanggal(),
      user_id: z.string(),
      kode_toko: z.string(),
      kode_barcode: z.string(),
      kode_group: z.string(),
      kode_dept: z.string(),
      nama_barang: z.string(),
      tipe_barang: z.string(),
      berat: gramJumlah(),
    }),
    REKAP: z.object({ tanggal: tanggal(), kode_dept: z.string(), quantity: z.int(), berat: gramJumlah() }),
  },
})
