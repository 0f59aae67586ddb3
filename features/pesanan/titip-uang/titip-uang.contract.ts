import {
  alasan,
  defineDokumen,
  endpoint,
  laporanEndpoint,
  nomor,
  otorisasi,
  otorisasiBila,
  periode,
  pesan,
  pilihan,
  rupiahJumlah,
  saring,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaran, pembayaranTercatat, voidEdc } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { uangKembaliEndpoint } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { pengambil } from '../../member/batas-lapor/batas-lapor.contract.ts'
import { LIHAT_PESANAN, noPesanan, STATUS_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'

export const DOKUMEN_TITIP = defineDokumen({
  tabel: 'pesanan_titip',
  nomor: 'no_titip',
  kode: 'TPS',
  batal: 'BTT',
  kind: 'PESANAN',
  cetak: 'TITIP UANG',
  nama: 'Titip Uang',
})

const MENU = '/transaksi-pesanan'
const LIHAT = '/lihat-pesanan'
const LAPORAN = '/laporan-titip-uang'

/** What an authorisation of taking a deposit back is for: money goes out. */
export const OTORISASI_BATAL_TITIP = 'BATAL TITIP UANG'
/** And of waiving one: whoever is to take the money must not be the one who says that none came. */
export const OTORISASI_TANPA_TITIP = 'TANPA TITIP UANG'

/** A deposit as its paper shows it. */
const titipLengkap = z.object({
  no_titip: z.string(),
  no_pesanan: z.string(),
  tgl_system: tanggal(),
  nama_customer: z.string(),
  no_hp: z.string(),
  deskripsi: z.string(),
  jumlah: rupiahJumlah(),
  /** Paid ahead for the order with it. */
  saldo: rupiahJumlah(),
  pembayaran: z.array(pembayaranTercatat),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  cetakan: z.int(),
})

export const tambahTitip = endpoint({
  method: 'POST',
  path: 'pesanan/titip',
  summary: 'Terima titip uang tambahan untuk sebuah pesanan',
  effect: 'write',
  access: [MENU, LIHAT],
  aksi: 'titip',
  input: z.object({
    no_pesanan: noPesanan(),
    pembayaran: pembayaran().refine((list) => list.length > 0, 'Pembayaran Harus Diisi'),
    /** Who pays, as who fetches an order: its own customer where nothing is said. */
    penyetor: pengambil.optional(),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ no_titip: z.string(), titip: rupiahJumlah(), data: titipLengkap }),
})

export const titipDitunggu = endpoint({
  method: 'GET',
  path: 'pesanan/titip/menunggu',
  summary: 'Titip uang yang diminta saat pesanan diterima dan belum masuk di kasir',
  effect: 'read',
  access: LIHAT_PESANAN,
  input: z.object({}),
  output: z.array(
    z.object({
      no_pesanan: z.string(),
      no_grup: z.string(),
      nama_customer: z.string(),
      deskripsi: z.string(),
      kode_sales: z.string(),
      nama_sales: z.string(),
      user_id: z.string(),
      waktu: z.string(),
      /** What of it has not come yet. */
      jumlah: rupiahJumlah(),
    }),
  ),
})

export const tanpaTitip = endpoint({
  method: 'POST',
  path: 'pesanan/titip/tanpa',
  summary: 'Pesanan tidak lagi menunggu titip uang di kasir',
  effect: 'write',
  access: [MENU, LIHAT],
  aksi: 'ubah',
  input: z.object({ no_pesanan: noPesanan(), alasan: alasan(), otorisasi: otorisasiBila() }),
  output: pesan(),
})

export const getTitip = endpoint({
  method: 'GET',
  path: 'pesanan/titip/get/{no_titip}',
  summary: 'Satu bukti titip uang tambahan',
  effect: 'read',
  access: [LIHAT],
  input: z.object({ no_titip: nomor('No Titip') }),
  output: titipLengkap,
})

export const batalTitip = endpoint({
  method: 'POST',
  path: 'pesanan/titip/{no_titip}/batal',
  summary: 'Batalkan titip uang tambahan yang salah dicatat',
  effect: 'write',
  access: [LIHAT],
  aksi: 'batal-titip',
  input: z.object({
    no_titip: nomor('No Titip'),
    alasan: alasan(),
    void_edc: voidEdc(),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ no_batal: z.string() }),
})

export const getBatalTitip = uangKembaliEndpoint({
  path: 'pesanan/titip/batal/get',
  summary: 'Bukti titip uang yang kembali kepada customer',
  access: [LIHAT],
})

/** What customers paid ahead, order by order: before the period, in it, and after it. */
export const laporanTitip = laporanEndpoint({
  path: 'pesanan/report-titip-uang',
  summary: 'Titip uang pesanan: saldo awal, masuk, dipakai, dikembalikan, saldo akhir',
  access: [LAPORAN],
  input: {
    ...periode(),
    /** All orders with money in the period, or only those that still have some. */
    type: pilihan('Type', ['SEMUA', 'SISA']).default('SEMUA'),
    status_pesanan: saring('Status'),
  },
  rows: z.object({
    no_pesanan: z.string(),
    tgl_system: tanggal(),
    nama_customer: z.string(),
    deskripsi: z.string(),
    status: z.enum(STATUS_PESANAN),
    saldo_awal: rupiahJumlah(),
    masuk: rupiahJumlah(),
    /** Became part of the price when the piece was handed over. */
    dipakai: rupiahJumlah(),
    kembali: rupiahJumlah(),
    saldo_akhir: rupiahJumlah(),
  }),
})
