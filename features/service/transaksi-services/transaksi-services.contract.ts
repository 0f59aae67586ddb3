import {
  barcode,
  berkas,
  bilangan,
  endpoint,
  fotoMasuk,
  gram,
  noHp,
  otorisasiBila,
  pesan,
  pilihan,
  rupiah,
  tanggal,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { kodeMember, nik } from '../../member/data-member/data-member.contract.ts'
import { JENIS_KERJA, LIHAT_SERVICE, noService, satuService } from './service.contract.ts'

/** What agreements to a form are for. */
export const OTORISASI_BARANG_SERVICE = 'BARANG SERVICE'
export const OTORISASI_ONGKOS_SERVICE = 'ONGKOS SERVICE'
export const OTORISASI_JANJI_SERVICE = 'JANJI SERVICE'

const MENU = '/transaksi-services'

/** One line: a piece, or several alike that are weighed together. */
export const barisService = z.object({
  /** Of a piece that the shop sold: then it is what its nota says. */
  kode_barcode: z.union([z.literal(''), barcode('Kode Barcode')]).default(''),
  nama_barang: teks('Nama Barang', { max: 60 }),
  jumlah: bilangan('Jumlah', { min: 1, max: 100 }),
  berat: gram('Berat').refine((value) => value > 0, 'Berat Harus Lebih Dari 0'),
  kadar: teksBebas('Kadar', 20),
  jenis_kerja: pilihan('Jenis Kerja', JENIS_KERJA, 'Harus Dipilih'),
  deskripsi: teksBebas('Deskripsi', 100),
  ongkos: rupiah('Ongkos'),
})

export const simpanService = endpoint({
  method: 'POST',
  path: 'service',
  summary: 'Terima barang customer untuk service: dititipkan ke toko, DP dibukukan',
  effect: 'write',
  access: [MENU],
  aksi: 'simpan',
  input: z.object({
    kode_member: kodeMember(),
    nama_customer: teks('Nama Customer', { max: 100 }),
    no_hp: noHp('No HP', { member: true }),
    alamat: teksBebas('Alamat'),
    /** From the report limit on it is asked. */
    nik: nik().default(''),
    keterangan: teksBebas('Keterangan'),
    tgl_janji: tanggal('Tanggal Janji', 'Harus Diisi'),
    detail_barang: z
      .array(
        barisService
          .extend({ foto: fotoMasuk().nullable().default(null) })
          .refine(({ kode_barcode, jumlah }) => kode_barcode === '' || jumlah === 1, {
            path: ['jumlah'],
            message: 'Barang Di Nota Satu Biji',
          }),
      )
      .min(1, 'Data Barang Masih Kosong')
      .max(20, 'Paling Banyak 20 Barang'),
    /** What is paid ahead; none is. */
    pembayaran: pembayaran(),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ no_service: z.string(), data: satuService }),
})

export const fotoService = endpoint({
  method: 'GET',
  path: 'service/{no_service}/foto/{hash}',
  summary: 'Foto sebuah barang service',
  effect: 'read',
  access: LIHAT_SERVICE,
  input: z.object({ no_service: noService(), hash: z.string().regex(/^[0-9a-f]{64}$/, 'Foto Tidak Ada') }),
  output: berkas('image/jpeg'),
})
