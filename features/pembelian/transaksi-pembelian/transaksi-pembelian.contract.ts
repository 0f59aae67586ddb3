import {
  alasan,
  defineDokumen,
  endpoint,
  fotoMasuk,
  gramJumlah,
  halaman,
  kode,
  noHp,
  nomor,
  otorisasi,
  otorisasiBila,
  pesan,
  pilihan,
  rupiahJumlah,
  saring,
  tanggal,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { kodeMember, nik } from '../../member/data-member/data-member.contract.ts'
import { barisBeli, hargaDinilai } from './harga-beli.contract.ts'
import { rekeningPelanggan, rekeningTercatat, wajibTransfer } from './rekening-pelanggan.contract.ts'
import { ditimbangSekali, sekali } from './timbang.contract.ts'

export const DOKUMEN_PEMBELIAN = defineDokumen({
  tabel: 'pembelian',
  nomor: 'no_faktur_beli',
  kode: 'FB',
  batal: 'BFB',
  kind: ['BELI', null],
  berjurnal: { saatSah: 'tgl_buku' },
  cetak: 'PEMBELIAN',
  nama: 'Faktur',
})

/** What goes to the cashier with the customer before the nota: its own name in the print ledger. */
export const BON_PEMBELIAN = 'BON PEMBELIAN'

/** OPEN until a cashier validates it, DONE from then on. */
export const STATUS_BELI = ['OPEN', 'DONE', 'BATAL'] as const

/** What an authorisation of these documents is for. */
export const OTORISASI_BELI = 'PEMBELIAN TANPA NOTA'
export const OTORISASI_NOTA = 'PEMBELIAN NOTA'
export const OTORISASI_TRANSFER = 'PEMBELIAN TRANSFER'
export const OTORISASI_HARGA_BELI = 'HARGA BELI'
export const OTORISASI_BATAL_BELI = 'BATAL PEMBELIAN'

/** What is missing of a seller without a nota where the shop photographs papers. */
export const FOTO_IDENTITAS_HARUS = 'Foto Identitas Harus Ada'

/** The screens that show purchases. */
const LIHAT_BELI = [
  '/transaksi-pembelian',
  '/lihat-pembelian',
  '/batal-pembelian',
  '/validasi-jual-beli',
  '/laporan-transaksi-pembelian-history',
] as const

const pembeli = {
  kode_sales: kode('Kode Sales', { max: 10, pesan: 'Harus Dipilih' }),
  nama_customer: teks('Nama Customer', { max: 100 }),
  alamat: teks('Alamat', { max: 200 }),
  no_hp: noHp('No HP', { member: true }),
  kode_member: kodeMember(),
  /** '' for a member whose paper is known, and where every piece has its nota. */
  nik: nik().default(''),
}

const barisLengkap = hargaDinilai.extend({
  no_faktur_beli: z.string(),
  nama_barang: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  kadar: z.string(),
  kondisi: z.string(),
  is_markis: z.boolean(),
  nota_hilang: z.boolean(),
  rusak: z.boolean(),
  /** The nota that the shop sold it by, null without one. */
  no_faktur_jual: z.string().nullable(),
  /** The piece that it is by its nota, and its photo of the day it was sold. */
  kode_barang: z.string().nullable(),
  foto: z.string().nullable(),
  berat: gramJumlah(),
  harga: rupiahJumlah(),
  kode_baki: z.string(),
  status: pilihan('Status', STATUS_BELI),
  /** Where the piece is: BELI on the purchase tray, then SORTIR, LEBUR and so on. */
  keadaan: z.string(),
  valid_by: z.string().nullable(),
  no_batal: z.string().nullable(),
  alasan_batal: z.string().nullable(),
})

/** What was bought at one time from one customer: one form, one receipt. */
const grupBeli = z.object({
  no_grup: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  kode_sales: z.string(),
  nama_sales: z.string(),
  kode_member: z.string(),
  nama_customer: z.string(),
  alamat: z.string(),
  /** In full for who keeps money or entered it, else its last four digits. */
  no_hp: z.string(),
  /** The last 4 digits; in full where OWN or SU asks for one purchase. */
  nik: z.string(),
  cara_bayar: pilihan('Cara Bayar', ['CASH', 'TRANSFER', 'TUKAR', 'LELANG']),
  no_rekening: z.string().nullable(),
  ...rekeningTercatat,
  /** The sale that it was given in for. */
  no_faktur_tukar: z.string().nullable(),
  user_id: z.string(),
  cetakan: z.int(),
  /** Whether the bon was printed with which its customer goes to the cashier. */
  bon: z.boolean(),
  /** Who agreed to it, null where nobody had to. */
  disetujui_oleh: z.string().nullable(),
  /** Another one as soon as anything of the form is. */
  versi: z.int(),
  /** Who validates it weighs and tests each piece himself. */
  perlu_saksi: z.boolean(),
  barang: z.array(barisLengkap),
})

const berbarcode = z.array(z.object({ kode_barcode: z.string() }))

/** Whether every line is of a nota, which says whose it was; asked of whatever came, since what is no line is refused for itself. */
const semuaDenganNota = (detail_barang: unknown): boolean => berbarcode.safeParse(detail_barang).success

export const beli = endpoint({
  method: 'POST',
  path: 'pembelian',
  summary: 'Beli barang dari customer, dengan nota toko atau tanpa nota: satu faktur per barang',
  effect: 'write',
  access: ['/transaksi-pembelian'],
  aksi: 'simpan',
  input: z
    .object({
      ...pembeli,
      cara_bayar: pilihan('Cara Bayar', ['CASH', 'TRANSFER']),
      no_rekening: z.union([z.literal(''), kode('No Rekening', { max: 30 })]).default(''),
      ...rekeningPelanggan,
      kode_baki: kode('Kode Baki', { max: 10, pesan: 'Harus Dipilih' }),
      detail_barang: z.array(barisBeli).min(1, 'Data Barang Masih Kosong').max(20, 'Paling Banyak 20 Barang'),
      /** Of the paper that who sells without a nota shows; none where the shop does not ask for it. */
      foto_identitas: fotoMasuk('Foto Identitas').nullish(),
      otorisasi: otorisasi(),
    })
    .refine((one) => one.nik !== '' || one.kode_member !== '-' || semuaDenganNota(one.detail_barang), {
      path: ['nik'],
      message: 'NIK Harus Diisi',
      // Said together with what is wrong of the other fields.
      when: () => true,
    })
    .refine(({ cara_bayar, no_rekening }) => cara_bayar === 'CASH' || no_rekening !== '', {
      path: ['no_rekening'],
      message: 'No Rekening Harus Dipilih',
    })
    .refine(...wajibTransfer('bank_pelanggan'))
    .refine(...wajibTransfer('no_rekening_pelanggan'))
    .refine(...wajibTransfer('nama_rekening_pelanggan')),
  output: pesan().extend({ no_grup: z.string(), data: grupBeli }),
})

export const validasiBeli = endpoint({
  method: 'POST',
  path: 'pembelian/validasi',
  summary: 'Kasir mensahkan pembelian: barang dan uang dibukukan',
  effect: 'write',
  access: ['/validasi-jual-beli'],
  aksi: 'validasi',
  lateDay: true,
  input: z.object({
    data: z
      .array(z.object({ no_grup: nomor('No Faktur'), versi: z.int() }))
      .min(1, 'Belum Ada Data Yang Dipilih')
      .max(100, 'Paling Banyak 100 Faktur')
      .refine((list) => sekali(list.map((one) => one.no_grup)), 'Faktur Yang Sama Dua Kali'),
    /** Needed of each piece beyond what somebody buys alone. */
    timbang: ditimbangSekali(2000),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ data: z.array(grupBeli) }),
})

export const tolakBeli = endpoint({
  method: 'POST',
  path: 'pembelian/tolak',
  summary: 'Lepas pembelian yang belum sah: barangnya tidak jadi dibeli',
  effect: 'write',
  access: ['/transaksi-pembelian', '/validasi-jual-beli'],
  aksi: 'batal',
  lateDay: true,
  input: z.object({ no_grup: nomor('No Faktur'), versi: z.int(), alasan: alasan() }),
  output: pesan(),
})

export const batalBeli = endpoint({
  method: 'POST',
  path: 'pembelian/batal',
  summary: 'Batalkan pembelian: yang belum sah dihapus dari antrian, yang sah dibukukan balik',
  effect: 'write',
  access: ['/batal-pembelian', '/validasi-jual-beli'],
  aksi: 'batal',
  lateDay: true,
  input: z.object({
    no_faktur_beli: z
      .array(nomor('No Faktur'))
      .min(1, 'Belum Ada Data Yang Dipilih')
      .max(20, 'Paling Banyak 20 Faktur'),
    alasan: alasan(),
    otorisasi: otorisasi(),
  }),
  output: pesan(),
})

export const getBeli = endpoint({
  method: 'GET',
  path: 'pembelian/get/{no_faktur}',
  summary: 'Satu pembelian menurut nomor grup atau salah satu fakturnya',
  effect: 'read',
  access: LIHAT_BELI,
  input: z.object({ no_faktur: nomor('No Faktur') }),
  output: grupBeli,
})

/** Columns of the list that it can be sorted by. */
const URUT_BELI = [
  'no_faktur_beli',
  'tgl_system',
  'nama_customer',
  'nama_barang',
  'kode_group',
  'berat',
  'harga',
  'status',
] as const

const barisDaftar = barisLengkap
  .pick({
    no_faktur_beli: true,
    nama_barang: true,
    kode_group: true,
    kode_dept: true,
    kondisi: true,
    berat: true,
    harga: true,
    status: true,
    keadaan: true,
  })
  .extend({
    no_grup: z.string(),
    tgl_system: tanggal(),
    nama_customer: z.string(),
    kode_sales: z.string(),
    /** BELI over the counter, TUKAR inside a sale, LELANG of a pledge. */
    asal: z.string(),
  })

export const listBeli = endpoint({
  method: 'GET',
  path: 'pembelian',
  summary: 'Daftar pembelian toko ini: cari, saring, urut, per halaman',
  effect: 'read',
  access: LIHAT_BELI,
  input: z.object({
    q: teksBebas('Pencarian', 60),
    tgl_awal: z.union([z.literal(''), tanggal('Tanggal Awal')]).default(''),
    tgl_akhir: z.union([z.literal(''), tanggal('Tanggal Akhir')]).default(''),
    status: saring('Status'),
    kode_group: saring('Kategori'),
    kode_sales: saring('Sales'),
    ...halaman(URUT_BELI, 'no_faktur_beli'),
  }),
  output: z.object({
    rows: z.array(barisDaftar),
    total: z.int(),
    /** Nothing for who keeps no money: sums of purchases are not his. */
    totals: z.object({ berat: gramJumlah().optional(), harga: rupiahJumlah().optional() }),
  }),
})

export const bukaBeli = endpoint({
  method: 'GET',
  path: 'pembelian/open',
  summary: 'Pembelian yang menunggu validasi kasir',
  effect: 'read',
  access: ['/validasi-jual-beli'],
  input: z.object({}),
  output: z.array(grupBeli),
})
