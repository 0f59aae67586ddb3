import {
  alasan,
  defineDokumen,
  dibatalkan,
  endpoint,
  kode,
  noHp,
  nomor,
  otorisasi,
  otorisasiBila,
  pesan,
  rupiah,
  rupiahJumlah,
  tanggal,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaran, pembayaranTercatat, voidEdc } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { uangKembaliEndpoint } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { pengambil } from '../../member/batas-lapor/batas-lapor.contract.ts'
import { kodeMember, nik } from '../../member/data-member/data-member.contract.ts'
import { barisJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { formTitipan, MENUNGGU_TITIPAN, satuTitipan } from './titipan.contract.ts'

/** More money for a deposit. */
export const DOKUMEN_UANG_TITIPAN = defineDokumen({
  tabel: 'titipan_uang',
  nomor: 'no_uang_titip',
  kode: 'UTP',
  batal: 'BUT',
  kind: 'TITIPAN',
  cetak: 'UANG TITIPAN',
  nama: 'Uang Titipan',
})

/** What a bank kept of money for a deposit that was undone. */
export const DOKUMEN_BIAYA_TITIPAN = defineDokumen({
  tabel: 'biaya_kembali',
  nomor: 'no_kembali',
  kode: 'RFT',
  kind: 'TITIPAN',
  nama: 'Biaya Kartu',
})

/** A deposit that is called off. */
export const DOKUMEN_BATAL_TITIPAN = defineDokumen({
  tabel: 'titipan_batal',
  nomor: 'no_batal',
  kode: 'BTI',
  kind: 'TITIPAN',
  cetak: 'BATAL TITIPAN',
  nama: 'Batal Titipan',
})

/** What an authorisation of these documents is for. */
export const OTORISASI_TITIPAN = 'TITIPAN'
export const OTORISASI_BATAL_TITIPAN = 'BATAL TITIPAN'
/** Money of a deposit that is given back otherwise than it came. */
export const LEWAT_LAIN = 'Uang titipan kembali lewat jalan lain'
export const OTORISASI_BATAL_UANG = 'BATAL UANG TITIPAN'

const bakiBebas = (label: string) => z.union([z.literal(''), kode(label, { max: 10 })]).default('')
const dibayar = () => pembayaran().refine((list) => list.length > 0, 'Pembayaran Harus Diisi')

export const titip = endpoint({
  method: 'POST',
  path: 'titipan',
  summary: 'Titip barang etalase dengan uang muka: menunggu validasi kasir, atau sah sekaligus bagi yang boleh',
  effect: 'write',
  access: ['/transaksi-penjualan'],
  aksi: 'titip',
  input: z.object({
    kode_sales: kode('Kode Sales', { max: 10, pesan: 'Harus Dipilih' }),
    kode_member: kodeMember(),
    nama_customer: teks('Nama Customer', { max: 100 }),
    no_hp: noHp('No HP', { member: true }),
    alamat: teksBebas('Alamat'),
    /** From the report limit on it is asked. */
    nik: nik().default(''),
    keterangan: teksBebas('Keterangan'),
    /** The price of today is kept: its total is what was agreed, else it is worked out. */
    mengikat: z.boolean(),
    detail_barang: z.array(barisJual).min(1, 'Data Barang Masih Kosong').max(50, 'Paling Banyak 50 Barang'),
    /** The money of the whole form. */
    titip: rupiah('Uang Titipan').refine((value) => value > 0, 'Uang Titipan Harus Lebih Dari 0'),
    /** '' where the shop has one tray of things kept. */
    kode_baki_titip: bakiBebas('Kode Baki Titipan'),
    /** Empty: paid at the cashier. */
    pembayaran: pembayaran(),
    /** Validated at once by who enters it. */
    sahkan: z.boolean().default(false),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ no_titip_group: z.string(), data: formTitipan }),
})

export const validasiTitipan = endpoint({
  method: 'POST',
  path: 'titipan/validasi',
  summary: 'Kasir mensahkan titipan: uang masuk, barang disimpan di baki titipan',
  effect: 'write',
  access: MENUNGGU_TITIPAN,
  aksi: 'validasi',
  lateDay: true,
  input: z.object({
    data: z
      .array(
        z.object({
          no_titip_group: nomor('No Titip'),
          versi: z.int(),
          /** In place of those that were entered, where there are any. */
          pembayaran: pembayaran(),
        }),
      )
      .min(1, 'Belum Ada Data Yang Dipilih')
      .max(50, 'Paling Banyak 50 Titipan')
      .refine(
        (list) => new Set(list.map((one) => one.no_titip_group)).size === list.length,
        'Titipan Yang Sama Dua Kali',
      ),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ data: z.array(formTitipan) }),
})

export const tolakTitipan = endpoint({
  method: 'POST',
  path: 'titipan/tolak',
  summary: 'Lepas titipan yang belum sah: barangnya kembali tersedia',
  effect: 'write',
  access: ['/transaksi-penjualan', ...MENUNGGU_TITIPAN],
  aksi: 'batal',
  lateDay: true,
  input: z.object({ no_titip_group: nomor('No Titip'), versi: z.int(), alasan: alasan() }),
  output: pesan(),
})

/** More money for a deposit, as its paper shows it. */
const uangLengkap = satuTitipan
  .pick({
    no_titip: true,
    nama_customer: true,
    no_hp: true,
    kode_barcode: true,
    nama_barang: true,
    kadar_cetak: true,
    berat: true,
  })
  .extend({
    no_uang_titip: z.string(),
    tgl_system: tanggal(),
    jumlah: rupiahJumlah(),
    /** Left for the piece with it. */
    saldo: rupiahJumlah(),
    pembayaran: z.array(pembayaranTercatat),
    user_id: z.string(),
    no_batal: z.string().nullable(),
    cetakan: z.int(),
  })

export const getUangTitipan = endpoint({
  method: 'GET',
  path: 'titipan/uang/get/{no_uang_titip}',
  summary: 'Satu bukti uang titipan tambahan',
  effect: 'read',
  access: ['/lihat-titipan'],
  input: z.object({ no_uang_titip: nomor('No Uang Titipan') }),
  output: uangLengkap,
})

export const getBatalUang = uangKembaliEndpoint({
  path: 'titipan/uang/batal/get',
  summary: 'Bukti uang titipan tambahan yang kembali kepada customer',
  access: ['/lihat-titipan'],
})

export const tambahUangTitipan = endpoint({
  method: 'POST',
  path: 'titipan/uang',
  summary: 'Terima uang tambahan untuk satu titipan',
  effect: 'write',
  access: ['/lihat-titipan'],
  aksi: 'titip',
  input: z.object({
    no_titip: nomor('No Titip'),
    pembayaran: dibayar(),
    /** Who pays it, once the law wants to know it. */
    penyetor: pengambil.optional(),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ no_uang_titip: z.string(), dibayar: rupiahJumlah(), data: uangLengkap }),
})

export const batalUangTitipan = endpoint({
  method: 'POST',
  path: 'titipan/uang/{no_uang_titip}/batal',
  summary: 'Batalkan uang titipan tambahan yang salah dicatat',
  effect: 'write',
  access: ['/lihat-titipan'],
  aksi: 'batal-titip',
  input: z.object({
    no_uang_titip: nomor('No Uang Titipan'),
    alasan: alasan(),
    void_edc: voidEdc(),
    otorisasi: otorisasi(),
  }),
  output: dibatalkan(),
})

export const batalTitipan = endpoint({
  method: 'POST',
  path: 'titipan/batal',
  summary: 'Batalkan satu titipan: barang kembali ke etalase, uangnya kembali dikurangi yang hangus',
  effect: 'write',
  access: ['/lihat-titipan'],
  aksi: 'batal',
  input: z.object({
    no_titip: nomor('No Titip'),
    versi: z.int(),
    alasan: alasan(),
    /** Another tray than its own; '' for that. */
    kode_baki: bakiBebas('Kode Baki'),
    /** How the money goes back; together what is not kept of it. */
    pembayaran: pembayaran(),
    void_edc: voidEdc(),
    otorisasi: otorisasi(),
  }),
  output: dibatalkan().extend({ data: satuTitipan }),
})
