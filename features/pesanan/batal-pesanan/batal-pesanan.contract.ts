import {
  alasan,
  defineDokumen,
  endpoint,
  gramJumlah,
  kode,
  nomor,
  otorisasi,
  pesan,
  rupiahJumlah,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaran, pembayaranTercatat, voidEdc } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { noPesanan } from '../data-pesanan/data-pesanan.contract.ts'

export const DOKUMEN_BATAL_PESANAN = defineDokumen({
  tabel: 'pesanan_batal',
  nomor: 'no_batal',
  kode: 'BTP',
  kind: ['PESANAN', null],
  berjurnal: {
    bilaAda:
      'k.persekot > 0 OR k.berat_customer > 0 OR EXISTS (SELECT FROM pesanan p WHERE p.no_pesanan = k.no_pesanan AND p.contoh_kembali = k.no_batal)',
  },
  cetak: 'BATAL PESANAN',
})
export const DOKUMEN_KEMBALI_CONTOH = defineDokumen({
  tabel: 'pesanan',
  nomor: 'contoh_kembali',
  kode: 'KCP',
  kind: 'PESANAN',
  hari: null,
})

/** What an authorisation of this document is for: money or gold goes out. */
export const OTORISASI_BATAL_PESANAN = 'BATAL PESANAN'

const LIHAT = '/lihat-pesanan'
const bakiContoh = () => z.union([z.literal(''), kode('Kode Baki', { max: 10 })]).default('')

const batalLengkap = z.object({
  no_batal: z.string(),
  no_pesanan: z.string(),
  tgl_system: tanggal(),
  nama_customer: z.string(),
  no_hp: z.string(),
  deskripsi: z.string(),
  status_asal: z.enum(['BARU', 'PROSES', 'SELESAI']),
  persekot: rupiahJumlah(),
  berat_customer: gramJumlah(),
  kode_group: z.string(),
  /** The piece to work after that went back with it; '' without one. */
  contoh_nama: z.string(),
  alasan: z.string(),
  pembayaran: z.array(pembayaranTercatat),
  user_id: z.string(),
  cetakan: z.int(),
})

export const batalPesanan = endpoint({
  method: 'POST',
  path: 'pesanan/{no_pesanan}/batal',
  summary: 'Batalkan pesanan: titip uang, emas dan barang contoh kembali; barang yang sudah jadi menjadi stok biasa',
  effect: 'write',
  access: [LIHAT],
  aksi: 'batal',
  input: z.object({
    no_pesanan: noPesanan(),
    alasan: alasan(),
    /** How the deposit goes back; together exactly the deposit. */
    pembayaran: pembayaran(),
    kode_baki_contoh: bakiContoh(),
    void_edc: voidEdc(),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ no_batal: z.string(), data: batalLengkap }),
})

export const getBatalPesanan = endpoint({
  method: 'GET',
  path: 'pesanan/batal/get/{no_batal}',
  summary: 'Satu bukti batal pesanan',
  effect: 'read',
  access: [LIHAT],
  input: z.object({ no_batal: nomor('No Batal') }),
  output: batalLengkap,
})

export const kembalikanContohPesanan = endpoint({
  method: 'POST',
  path: 'pesanan/{no_pesanan}/kembalikan-contoh',
  summary: 'Kembalikan barang contoh sebuah pesanan sebelum pesanannya diserahkan',
  effect: 'write',
  access: [LIHAT],
  aksi: 'kembalikan',
  input: z.object({ no_pesanan: noPesanan(), kode_baki_contoh: bakiContoh() }),
  output: pesan().extend({ no_kembali: z.string() }),
})
