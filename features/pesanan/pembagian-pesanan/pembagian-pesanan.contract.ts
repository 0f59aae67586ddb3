import {
  alasan,
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  gram,
  gramJumlah,
  kode,
  otorisasiBila,
  pesan,
  rupiah,
  rupiahJumlah,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'
import { noPesanan } from '../data-pesanan/data-pesanan.contract.ts'

export const DOKUMEN_PEMBAGIAN = defineDokumen({
  tabel: 'pembagian_pesanan',
  nomor: 'no_pembagian',
  kode: 'BGP',
  batal: 'BBG',
  kind: ['PESANAN', null],
  berjurnal: { bilaAda: 'k.berat_customer > 0' },
  cetak: 'PEMBAGIAN PESANAN',
})

const BAGI = '/pembagian-pesanan'
const PINDAH = '/pindah-pesanan'

const penerima = {
  no_pesanan: noPesanan(),
  kode_tukang: kode('Kode Tukang', { max: 10, pesan: 'Harus Dipilih' }),
  ongkos_tukang: rupiah('Ongkos Tukang'),
  /** How much he may lose. */
  berat_susut: gram('Berat Susut'),
  otorisasi: otorisasiBila(),
}

/** What waits for a craftsman. */
export const pesananBaru = endpoint({
  method: 'GET',
  path: 'pesanan/baru',
  summary: 'Pesanan yang menunggu tukang',
  effect: 'read',
  access: [BAGI],
  input: z.object({}),
  output: z.array(
    z.object({
      no_pesanan: z.string(),
      tgl_system: tanggal(),
      tgl_janji: tanggal(),
      nama_customer: z.string(),
      deskripsi: z.string(),
      kode_group: z.string(),
      perkiraan_berat: gramJumlah(),
      berat_customer: gramJumlah(),
    }),
  ),
})

export const pesananTersedia = endpoint({
  method: 'GET',
  path: 'pesanan/available',
  summary: 'Pesanan yang belum dibagi ke tukang',
  effect: 'read',
  access: [BAGI],
  input: z.object({ no_pesanan: noPesanan() }),
  output: z.object({
    pesanan: z.object({
      no_pesanan: z.string(),
      tgl_system: tanggal(),
      tgl_janji: tanggal(),
      kode_customer: z.string(),
      nama_customer: z.string(),
      alamat_customer: z.string(),
      no_hp: z.string(),
      kode_group: z.string(),
      berat_customer: gramJumlah(),
      detail_barang: z.array(
        z.object({
          deskripsi: z.string(),
          attribut: z.string(),
          perkiraan_berat: gramJumlah(),
          perkiraan_kadar: z.string(),
          harga_gram: rupiahJumlah(),
          harga_atribut: rupiahJumlah(),
          sub_total: rupiahJumlah(),
        }),
      ),
    }),
  }),
})

/** The slip that goes with the work: one for the shop, one for the label. */
const slipPesanan = z.object({
  no_pembagian: z.string(),
  jenis: z.enum(['BAGI', 'PINDAH']),
  no_pesanan: z.string(),
  tgl: tanggal(),
  tgl_selesai: tanggal(),
  nama_pemesan: z.string(),
  alamat: z.string(),
  telepon: z.string(),
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  ongkos_tukang: rupiahJumlah(),
  keterangan: z.object({
    kategori: z.string(),
    jenis_pesanan: z.string(),
    deskripsi: z.string(),
    size: z.string(),
    atribut: z.string(),
    berat: gramJumlah(),
    berat_susut: gramJumlah(),
  }),
  berat_customer: gramJumlah(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  cetakan: z.int(),
})

export const bagiPesanan = endpoint({
  method: 'POST',
  path: 'pembagian-pesanan',
  summary: 'Bagikan pesanan kepada seorang tukang',
  effect: 'write',
  access: [BAGI],
  aksi: 'simpan',
  input: z.object(penerima),
  output: pesan().extend({ no_pembagian: z.string(), slip: slipPesanan }),
})

export const pindahPesanan = endpoint({
  method: 'POST',
  path: 'pembagian-pesanan/pindah',
  summary: 'Pindahkan pesanan yang sedang dikerjakan ke tukang lain',
  effect: 'write',
  access: [PINDAH],
  aksi: 'simpan',
  input: z.object({ ...penerima, alasan: alasan() }),
  output: pesan().extend({ no_pembagian: z.string(), slip: slipPesanan }),
})

const pembagianRow = dokumenRow(DOKUMEN_PEMBAGIAN, {
  no_pesanan: z.string(),
  nama_customer: z.string(),
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  /** Who had it before; null for a first assignment. */
  tukang_asal: z.string().nullable(),
  ongkos_tukang: rupiahJumlah(),
  berat_susut: gramJumlah(),
})

export const {
  list: listPembagian,
  get: getPembagian,
  batal: batalPembagian,
} = dokumenEndpoints(DOKUMEN_PEMBAGIAN, {
  path: 'pembagian-pesanan',
  access: [BAGI, PINDAH],
  label: 'No Pembagian',
  list: {
    summary: 'Pembagian dan pemindahan pesanan pada satu hari toko',
    path: 'pembagian-pesanan/riwayat',
    row: pembagianRow,
    input: { jenis: z.enum(['BAGI', 'PINDAH']) },
  },
  get: { summary: 'Satu bukti pembagian pesanan', data: slipPesanan },
  batal: { summary: 'Batalkan pembagian atau pemindahan terakhir sebuah pesanan selama belum selesai' },
})
