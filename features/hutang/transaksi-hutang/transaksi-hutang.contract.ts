import {
  alasan,
  barcode,
  endpoint,
  fotoMasuk,
  gram,
  gramBebas,
  kode,
  noHp,
  otorisasi,
  otorisasiBila,
  persen,
  pesan,
  pilihan,
  rupiah,
  rupiahJumlah,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { kodeMember, nik } from '../../member/data-member/data-member.contract.ts'
import { rekeningPelanggan, wajibTransfer } from '../../pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'
import { BASIS_BUNGA, noHutang, persentase, satuHutang } from './hutang.contract.ts'

const MENU = ['/transaksi-hutang'] as const
const VALIDASI = '/validasi-hutang'

/** What an authorisation of a loan is for. */
export const OTORISASI_HUTANG = 'HUTANG'

const dinilai = {
  kode_group: kode('Kategori', { pesan: 'Harus Dipilih' }),
  kadar: teks('Kadar', { max: 10 }),
  berat: gram('Berat').refine((value) => value > 0, 'Berat Harus Lebih Dari 0'),
}

const bulan = (label: string) =>
  z
    .int({ error: `${label} Harus Bilangan Bulat` })
    .min(1, `${label} Paling Sedikit 1`)
    .max(120, `${label} Paling Banyak 120`)

export const hitungHutang = endpoint({
  method: 'POST',
  path: 'hutang/hitung',
  summary: 'Nilai satu barang jaminan hari ini',
  effect: 'read',
  access: MENU,
  input: z.object(dinilai),
  output: z.object({ harga_gram: rupiahJumlah(), persentase: persentase(), taksiran: rupiahJumlah() }),
})

export const syaratBaru = endpoint({
  method: 'GET',
  path: 'hutang/syarat',
  summary: 'Syarat hutang baru di toko ini: bunga, lama, plafon dan cara hitungnya',
  effect: 'read',
  access: MENU,
  input: z.object({}),
  output: z.object({
    bunga_persen: persentase(),
    lama: z.int(),
    /** Of today's value, the most that is lent without agreement. */
    plafon_persen: persentase(),
    basis: pilihan('Basis', BASIS_BUNGA),
    minimum: z.int(),
    grace: z.int(),
    denda_persen: persentase(),
    pembulatan: z.int(),
    /** Days after the due day on which its goods may be auctioned. */
    lelang_hari: z.int(),
  }),
})

/** An item as it is entered. */
export const barisHutang = z
  .object({
    /** Of a piece that the shop sold: then it is what its nota says. */
    kode_barcode: z.union([z.literal(''), barcode('Kode Barcode')]).default(''),
    nama_barang: teks('Nama Barang', { max: 100 }),
    kode_group: dinilai.kode_group,
    kadar: dinilai.kadar,
    jumlah: z
      .int({ error: 'Jumlah Harus Bilangan Bulat' })
      .min(1, 'Jumlah Paling Sedikit 1')
      .max(100, 'Jumlah Paling Banyak 100'),
    berat_kotor: gram('Berat Kotor').refine((value) => value > 0, 'Berat Kotor Harus Lebih Dari 0'),
    berat_plastik: gramBebas('Berat Plastik'),
    kondisi_pinjaman: kode('Kondisi Pinjaman', { max: 40, pesan: 'Harus Dipilih' }),
    /** What it is worth as it was shown: where it is worth something else by now, nothing is lent on it. */
    taksiran: rupiah('Taksiran').optional(),
  })
  .refine(({ berat_kotor, berat_plastik }) => berat_plastik < berat_kotor, {
    path: ['berat_plastik'],
    message: 'Berat Plastik Harus Kurang Dari Berat Kotor',
  })
  .refine(({ kode_barcode, jumlah }) => kode_barcode === '' || jumlah === 1, {
    path: ['jumlah'],
    message: 'Barang Di Nota Satu Biji',
  })

const isian = z.object({
  kode_sales: kode('Kode Sales', { max: 10, pesan: 'Harus Dipilih' }),
  kode_member: kodeMember(),
  nama_customer: teks('Nama Customer', { max: 100 }),
  no_hp: noHp('No HP', { member: true }),
  alamat: teks('Alamat', { max: 200 }),
  /** '' for a member whose paper is known. */
  nik: nik().default(''),
  no_manual: teksBebas('No Manual', 40),
  jumlah_hutang: rupiah('Jumlah Hutang').refine((value) => value > 0, 'Jumlah Hutang Harus Lebih Dari 0'),
  bunga_persen: persen('Bunga'),
  lama: bulan('Lama'),
  cara_bayar: pilihan('Cara Bayar', ['CASH', 'TRANSFER'], 'Harus Dipilih'),
  no_rekening: z.union([z.literal(''), kode('No Rekening', { max: 30 })]).default(''),
  ...rekeningPelanggan,
  detail_barang: z.array(barisHutang).min(1, 'Data Barang Masih Kosong').max(20, 'Paling Banyak 20 Barang'),
  otorisasi: otorisasi(),
})

export const simpanHutang = endpoint({
  method: 'POST',
  path: 'hutang',
  summary: 'Hutang baru dengan jaminan emas: menunggu ditimbang lagi dan divalidasi',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: isian
    .refine(({ cara_bayar, no_rekening }) => cara_bayar === 'CASH' || no_rekening !== '', {
      path: ['no_rekening'],
      message: 'No Rekening Harus Dipilih',
      when: () => true,
    })
    .refine(...wajibTransfer('bank_pelanggan'))
    .refine(...wajibTransfer('no_rekening_pelanggan'))
    .refine(...wajibTransfer('nama_rekening_pelanggan')),
  output: pesan().extend({ no_hutang: z.string(), data: satuHutang }),
})

const urut = () => z.int().min(0).max(20)

/** So many photos of an item are enough to know it again. */
export const FOTO_PALING_BANYAK = 4

export const simpanFotoHutang = endpoint({
  method: 'POST',
  path: 'hutang/{no_hutang}/foto',
  summary: 'Tambah foto barang jaminan sebuah hutang; urut 0: foto identitas customernya',
  effect: 'write',
  access: [...MENU, VALIDASI],
  aksi: 'simpan',
  lateDay: true,
  input: z.object({ no_hutang: noHutang(), urut: urut(), foto: fotoMasuk() }),
  output: pesan().extend({ foto: z.string() }),
})

export const validasiHutang = endpoint({
  method: 'POST',
  path: 'hutang/validasi',
  summary: 'Hutang ditimbang dan diuji lagi, lalu sah: barang disimpan, uang dibayarkan',
  effect: 'write',
  access: [VALIDASI],
  aksi: 'validasi',
  lateDay: true,
  input: z.object({
    data: z
      .array(z.object({ no_hutang: noHutang(), versi: z.int() }))
      .min(1, 'Belum Ada Data Yang Dipilih')
      .max(20, 'Paling Banyak 20 Hutang')
      .refine((list) => new Set(list.map((one) => one.no_hutang)).size === list.length, 'Hutang Yang Sama Dua Kali'),
    timbang: z
      .array(
        z.object({
          no_hutang: noHutang(),
          urut: urut(),
          berat: gram('Berat Timbang').refine((value) => value > 0, 'Berat Timbang Harus Lebih Dari 0'),
          kadar: teks('Kadar Uji', { max: 10 }),
        }),
      )
      .max(400, 'Paling Banyak 400 Barang')
      .default([]),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ data: z.array(satuHutang) }),
})

export const tolakHutang = endpoint({
  method: 'POST',
  path: 'hutang/tolak',
  summary: 'Lepas hutang yang belum sah: barangnya kembali ke customer',
  effect: 'write',
  access: [...MENU, VALIDASI],
  aksi: 'batal',
  lateDay: true,
  input: z.object({ no_hutang: noHutang(), versi: z.int(), alasan: alasan() }),
  output: pesan(),
})
