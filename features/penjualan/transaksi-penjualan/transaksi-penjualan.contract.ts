import {
  alasan,
  barcode,
  defineDokumen,
  endpoint,
  fotoMasuk,
  gram,
  kode,
  noHpBebas,
  nomor,
  otorisasi,
  otorisasiBila,
  pesan,
  pilihan,
  rupiah,
  teks,
  teksBebas,
} from '@kencana/contract'
import type { CaraBayar } from '@kencana/ledger'
import { z } from 'zod'
import { pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { kodeMember, nik } from '../../member/data-member/data-member.contract.ts'
import { buktiMember } from '../../member/kartu-member/kartu-member.contract.ts'
import { ditimbangSekali } from '../../pembelian/transaksi-pembelian/timbang.contract.ts'
import { tukar } from '../../pembelian/transaksi-pembelian/tukar.contract.ts'
import { buktiBatal } from '../batal-penjualan/bukti-batal.contract.ts'
import { MENUNGGU, nota } from './nota.contract.ts'

/** Money given back otherwise than it came. */
export const DOKUMEN_KEMBALI = defineDokumen({
  tabel: 'penjualan_kembali',
  nomor: 'no_kembali',
  kode: 'RFJ',
  kind: 'JUAL',
  nama: 'Uang Kembali',
})

/** Pieces of a sale that was turned down with its bon printed, which nobody brought back. */
export const DOKUMEN_HILANG_JUAL = defineDokumen({
  tabel: 'penjualan_hilang',
  nomor: 'no_hilang',
  kode: 'HFJ',
  kind: 'HILANG_JUAL',
})

/** What an authorisation of these documents is for. */
export const OTORISASI_HARGA_JUAL = 'HARGA JUAL'
export const OTORISASI_BATAL_JUAL = 'BATAL PENJUALAN'
export const OTORISASI_HILANG_JUAL = 'BARANG HILANG'

/** A sold piece as it is entered: what the screen showed of its price, and what was agreed. */
export const barisJual = z.object({
  kode_barcode: barcode('Kode Barcode'),
  versi: z.int(),
  /** total_hitung as it was shown; another one by now is asked again. */
  total_hitung: rupiah('Harga'),
  /** Another making than the piece's: an amount, or per gram. */
  ongkos: z
    .object({ nominal: rupiah('Ongkos'), tipe_ongkos: pilihan('Tipe Ongkos', ['TOTAL', 'GRAM']).default('TOTAL') })
    .optional(),
  /** What the customer pays for it; less than its parts is discount, more raises the gold's price. */
  total: rupiah('Total').refine((value) => value > 0, 'Total Harus Lebih Dari 0'),
})

/** Money goes out where what was given in is worth more than the bill. */
const dibayar = (sumber: readonly CaraBayar[] = []) =>
  pembayaran({ sumber: ['POIN', 'VOUCHER', ...sumber], duaArah: true })

/** An order of a platform, which owes its bill. */
export const marketplaceJual = z.object({
  kode_marketplace: kode('Marketplace', { pesan: 'Harus Dipilih' }),
  /** The platform's number of it: written another way it is the same one. */
  no_order: teks('No Order', { max: 60 })
    .overwrite((value) => value.replaceAll(/[^A-Z0-9]/g, ''))
    .refine((value) => value !== '', 'No Order Harus Diisi'),
  /** The label that the parcel leaves with. */
  foto_resi: fotoMasuk('Foto Resi').nullish(),
})

/** Pieces of one nota. */
const BARANG_PALING_BANYAK = 50

/** Said of one more. */
export const PALING_BANYAK = `Paling Banyak ${BARANG_PALING_BANYAK} Barang`

/** Whether one more piece goes on a nota. */
export const adaTempat = (barang: readonly unknown[]): boolean => barang.length < BARANG_PALING_BANYAK

export const jual = endpoint({
  method: 'POST',
  path: 'penjualan',
  summary: 'Jual barang: menunggu validasi kasir, atau sah sekaligus bagi yang boleh',
  effect: 'write',
  access: ['/transaksi-penjualan'],
  aksi: 'simpan',
  input: z.object({
    kode_sales: kode('Kode Sales', { max: 10, pesan: 'Harus Dipilih' }),
    kode_member: kodeMember(),
    /** '' is anybody. */
    nama_customer: teksBebas('Nama Customer', 100),
    no_hp: noHpBebas('No HP', { member: true }),
    alamat: teksBebas('Alamat'),
    nik: nik().default(''),
    keterangan: teksBebas('Keterangan'),
    detail_barang: z
      /** What is picked up from a deposit says which; its money, as it was shown, pays by itself. */
      .array(
        barisJual.extend({
          no_titip: nomor('No Titip').optional(),
          titip: rupiah('Uang Titipan').optional(),
          /** What the scale at the counter said, where the piece was weighed again. */
          berat_timbang: gram('Berat Timbang')
            .refine((value) => value > 0, 'Berat Timbang Harus Lebih Dari 0')
            .optional(),
        }),
      )
      .min(1, 'Data Barang Masih Kosong')
      .max(BARANG_PALING_BANYAK, PALING_BANYAK),
    /** Who picks deposits up says the telephone that they were left with; none where somebody else looks at him. */
    hp_penitip: noHpBebas('No HP Penitip').optional(),
    /** Empty: paid at the cashier. */
    pembayaran: dibayar(),
    /** Where points pay: that it is the member who stands here; looked at and kept nowhere. */
    bukti: buktiMember().optional(),
    /** Old pieces that pay for it. */
    tukar: tukar(),
    /** Sold through a platform: nothing else pays. */
    marketplace: marketplaceJual.optional(),
    /** Validated at once by who enters it. */
    sahkan: z.boolean().default(false),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ no_faktur_jual: z.string(), data: nota }),
})

export const validasiJual = endpoint({
  method: 'POST',
  path: 'penjualan/validasi',
  summary: 'Kasir mensahkan penjualan: barang keluar, uang masuk',
  effect: 'write',
  access: MENUNGGU,
  aksi: 'validasi',
  lateDay: true,
  input: z.object({
    data: z
      .array(
        z.object({
          no_faktur_jual: nomor('No Faktur'),
          versi: z.int(),
          /** In place of those that were entered, where there are any. */
          pembayaran: dibayar(['TUKAR', 'TITIPAN', 'MARKETPLACE']),
        }),
      )
      .min(1, 'Belum Ada Data Yang Dipilih')
      .max(50, 'Paling Banyak 50 Faktur')
      .refine(
        (list) => new Set(list.map((one) => one.no_faktur_jual)).size === list.length,
        'Faktur Yang Sama Dua Kali',
      ),
    /** Needed of each old piece beyond what somebody buys alone. */
    timbang: ditimbangSekali(250),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ data: z.array(nota) }),
})

export const batalJual = endpoint({
  method: 'POST',
  path: 'penjualan/batal',
  summary: 'Batalkan penjualan: yang belum sah dilepas dari kasir, yang sah dibukukan balik dan uangnya dikembalikan',
  effect: 'write',
  access: ['/batal-penjualan', '/transaksi-penjualan', ...MENUNGGU],
  aksi: 'batal',
  lateDay: true,
  input: z.object({
    no_faktur_jual: nomor('No Faktur'),
    versi: z.int(),
    alasan: alasan(),
    /** The pieces as they were scanned back, where the bon of an open sale was printed. */
    kode_barcode: z.array(barcode('Kode Barcode')).max(50, 'Paling Banyak 50 Barang').optional(),
    /** Those of them that nobody brings back: by agreement they are lost. */
    hilang: z.array(barcode('Kode Barcode')).max(50, 'Paling Banyak 50 Barang').optional(),
    /** What each piece of a sale through a platform weighs as it comes back. */
    timbang: z
      .array(z.object({ kode_barcode: barcode('Kode Barcode'), berat: gram('Berat Kembali') }))
      .max(50, 'Paling Banyak 50 Barang')
      .optional(),
    /** How the money is given back; none: as it came. */
    pembayaran: pembayaran(),
    /** The card's payment was taken back at its machine on the same day: the bank keeps no fee. */
    void_edc: z.boolean().default(false),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({
    no_batal: z.string().nullable(),
    data: nota,
    /** Its paper, where money had come for it. */
    bukti: buktiBatal.nullable(),
  }),
})
