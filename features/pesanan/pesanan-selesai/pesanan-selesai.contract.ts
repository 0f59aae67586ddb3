import {
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  gram,
  gramBebas,
  gramJumlah,
  otorisasi,
  pesan,
  rupiahJumlah,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'
import { noPesanan } from '../data-pesanan/data-pesanan.contract.ts'

export const DOKUMEN_SELESAI = defineDokumen({
  tabel: 'pesanan_selesai',
  nomor: 'no_selesai',
  kode: 'SLP',
  batal: 'BSL',
  kind: 'PESANAN_SELESAI',
  cetak: 'PESANAN SELESAI',
})

/** What an authorisation of this document is for. */
export const OTORISASI_SUSUT_TUKANG = 'SUSUT TUKANG'

const MENU = '/pesanan-selesai'

const selesaiRow = dokumenRow(DOKUMEN_SELESAI, {
  no_pesanan: z.string(),
  nama_customer: z.string(),
  deskripsi: z.string(),
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  kode_group: z.string(),
  berat_selesai: gramJumlah(),
  berat_patri: gramJumlah(),
  berat_susut: gramJumlah(),
  /** How much he was allowed to lose. */
  susut_tukang: gramJumlah(),
  ongkos_tukang: rupiahJumlah(),
  no_so_pesanan: z.string().nullable(),
})

const selesaiLengkap = selesaiRow.extend({ cetakan: z.int() })

/** Orders that craftsmen have in hand, each with the material that its craftsman may use for it. */
export const pesananProses = endpoint({
  method: 'GET',
  path: 'pesanan/proses',
  summary: 'Pesanan yang sedang dikerjakan tukang',
  effect: 'read',
  access: [MENU, '/pindah-pesanan'],
  input: z.object({}),
  output: z.array(
    z.object({
      no_pesanan: z.string(),
      tgl_system: tanggal(),
      tgl_janji: tanggal(),
      nama_customer: z.string(),
      alamat_customer: z.string(),
      no_hp: z.string(),
      deskripsi: z.string(),
      atribut: z.string(),
      kode_group: z.string(),
      kadar: z.string(),
      perkiraan_berat: gramJumlah(),
      berat_customer: gramJumlah(),
      sub_total: rupiahJumlah(),
      no_pembagian: z.string(),
      tgl_pembagian: tanggal(),
      kode_tukang: z.string(),
      nama_tukang: z.string(),
      ongkos_tukang: rupiahJumlah(),
      /** How much he may lose. */
      susut_tukang: gramJumlah(),
      /** What he has of this category now. */
      sisa_bahan: gramJumlah(),
      sisa_patri: gramJumlah(),
    }),
  ),
})

export const selesaikanPesanan = endpoint({
  method: 'POST',
  path: 'pesanan/selesai',
  summary: 'Catat pesanan yang selesai dibuat: emas, patri dan susutnya',
  effect: 'write',
  access: [MENU],
  aksi: 'simpan',
  input: z
    .object({
      no_pesanan: noPesanan(),
      berat_selesai: gram('Berat Selesai').refine((value) => value > 0, 'Berat Selesai Harus Lebih Dari 0'),
      berat_patri: gramBebas('Berat Patri'),
      berat_susut: gramBebas('Berat Susut'),
      otorisasi: otorisasi(),
    })
    .refine(({ berat_selesai, berat_patri }) => berat_patri < berat_selesai, {
      path: ['berat_patri'],
      message: 'Berat Patri Harus Kurang Dari Berat Selesai',
    }),
  output: pesan().extend({ no_selesai: z.string(), data: selesaiLengkap }),
})

export const {
  list: listSelesai,
  get: getSelesai,
  batal: batalSelesai,
} = dokumenEndpoints(DOKUMEN_SELESAI, {
  path: 'pesanan/selesai',
  access: [MENU],
  label: 'No Selesai',
  list: { summary: 'Pesanan yang dinyatakan selesai pada satu hari toko', row: selesaiRow },
  get: { summary: 'Satu bukti pesanan selesai', data: selesaiLengkap },
  batal: { summary: 'Batalkan pesanan selesai selama barangnya belum dimasukkan dan belum diperhitungkan' },
})
