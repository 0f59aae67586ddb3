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
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { kodeMember } from '../../member/data-member/data-member.contract.ts'
import { barisJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { formTitipan, MENUNGGU_TITIPAN, satuTitipan } from './titipan.contract.ts'

/** More money for a deposit. */
export const DOKUMEN_UANG_TITIPAN = defineDokumen({
  tabel: 'titipan_uang',
  nomor: 'no_uang_titip',
  kode: 'UTP',
  batal: 'BUT',
  kind: 'TITIPAN',
  nama: 'Uang Titipan',
})

/** A deposit that is called off. */
export const DOKUMEN_BATAL_TITIPAN = defineDokumen({
  tabel: 'titipan_batal',
  nomor: 'no_batal',
  kode: 'BTI',
  kind: 'TITIPAN',
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

export const tambahUangTitipan = endpoint({
  method: 'POST',
  path: 'titipan/uang',
  summary: 'Terima uang tambahan untuk satu titipan',
  effect: 'write',
  access: ['/lihat-titipan'],
  aksi: 'titip',
  input: z.object({ no_titip: nomor('No Titip'), pembayaran: dibayar(), otorisasi: otorisasiBila() }),
  output: pesan().extend({ no_uang_titip: z.string(), dibayar: rupiahJumlah() }),
})

export const batalUangTitipan = endpoint({
  method: 'POST',
  path: 'titipan/uang/{no_uang_titip}/batal',
  summary: 'Batalkan uang titipan tambahan yang salah dicatat',
  effect: 'write',
  access: ['/lihat-titipan'],
  aksi: 'batal-titip',
  input: z.object({ no_uang_titip: nomor('No Uang Titipan'), alasan: alasan(), otorisasi: otorisasi() }),
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
    otorisasi: otorisasi(),
  }),
  output: dibatalkan().extend({ data: satuTitipan }),
})
