/** A loan as screens and papers read it, and the calls that read loans. */
import {
  berkas,
  defineDokumen,
  endpoint,
  gramJumlah,
  nomor,
  pesan,
  pilihan,
  rupiahJumlah,
  tanggal,
} from '@kencana/contract'
import type { Persentase } from '@kencana/ledger'
import { z } from 'zod'
import { rekeningTercatat } from '../../pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'

export const DOKUMEN_HUTANG = defineDokumen({
  tabel: 'hutang',
  nomor: 'no_hutang',
  detail: 'hutang_detail',
  kode: 'PI',
  batal: 'BHT',
  kind: ['HUTANG', 'SALDO_AWAL', null],
  berjurnal: { saatSah: 'tgl_buku' },
  cetak: 'HUTANG',
  nama: 'Hutang',
})

/** What goes to the cashier with the customer before the loan is right: its own name in the print ledger. */
export const BON_HUTANG = 'BON HUTANG'

/** The label on the envelope of its goods. */
export const AMPLOP_HUTANG = 'AMPLOP HUTANG'

/** OPEN until somebody else weighed its items again, AKTIF while it is owed. */
export const STATUS_HUTANG = ['OPEN', 'AKTIF', 'LUNAS', 'DIPEREMAJAKAN', 'LELANG', 'BATAL'] as const

export const BASIS_BUNGA = ['BULAN', 'HARI'] as const

/** The screens that show loans. */
export const LIHAT_HUTANG = ['/lihat-hutang', '/transaksi-hutang', '/validasi-hutang'] as const

/** Percent on the wire, 1/10,000 % inside. */
export const persentase = () =>
  z.codec(z.number(), z.custom<Persentase>(Number.isSafeInteger), {
    decode: (percent) => Math.round(percent * 10_000) as Persentase,
    encode: (value) => value / 10_000,
  })

/** Loan to value, as percent on the wire, 1/10,000 % inside: it may be more than 100. */
export const ltv = () =>
  z.codec(z.number(), z.int(), {
    decode: (percent) => Math.round(percent * 10_000),
    encode: (value) => value / 10_000,
  })

/** One item that is kept. */
const barangHutang = z.object({
  urut: z.int(),
  nama_barang: z.string(),
  kode_group: z.string(),
  kadar: z.string(),
  persentase: persentase(),
  jumlah: z.int(),
  berat_kotor: gramJumlah(),
  berat_plastik: gramJumlah(),
  berat: gramJumlah(),
  kondisi_pinjaman: z.string(),
  harga_gram: rupiahJumlah(),
  taksiran: rupiahJumlah(),
  /** Of a piece that the shop sold. */
  kode_barcode: z.string().nullable(),
  /** Hashes of its photos, in the order they were taken. */
  foto: z.array(z.string()),
})

/** What its interest follows from: its own from its day on. */
const syaratHutang = {
  jumlah_hutang: rupiahJumlah(),
  bunga_persen: persentase(),
  lama: z.int(),
  mulai: tanggal(),
  tgl_jatuh_tempo: tanggal(),
  basis: pilihan('Basis', BASIS_BUNGA),
  minimum: z.int(),
  grace: z.int(),
  denda_persen: persentase(),
  pembulatan: z.int(),
}

export const satuHutang = z.object({
  no_hutang: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  kode_sales: z.string(),
  nama_sales: z.string(),
  kode_member: z.string(),
  /** MEMBER or NON MEMBER. */
  type_customer: z.string(),
  nama_customer: z.string(),
  /** In full for who keeps this money or entered it, else its last digits; so the number of the paper. */
  no_hp: z.string(),
  alamat: z.string(),
  jenis_identitas: z.string(),
  nik: z.string(),
  /** The photo of the paper; null where there is none, or nobody shows it to this reader. */
  foto_identitas: z.string().nullable(),
  no_manual: z.string(),
  ...syaratHutang,
  bunga: rupiahJumlah(),
  besar_kembali: rupiahJumlah(),
  nilai: rupiahJumlah(),
  plafon: rupiahJumlah(),
  cara_bayar: pilihan('Cara Bayar', ['CASH', 'TRANSFER']),
  no_rekening: z.string().nullable(),
  ...rekeningTercatat,
  no_asal: z.string().nullable(),
  /** Of the books of before: nothing was paid out here. */
  awal: z.boolean(),
  /** The loan that renewed it. */
  no_baru: z.string().nullable(),
  status: pilihan('Status', STATUS_HUTANG),
  user_id: z.string(),
  valid_by: z.string().nullable(),
  tgl_valid: tanggal().nullable(),
  no_batal: z.string().nullable(),
  alasan_batal: z.string().nullable(),
  /** Who agreed to it, null where nobody had to. */
  disetujui_oleh: z.string().nullable(),
  /** The first day on which its goods may be auctioned. */
  mulai_lelang: tanggal(),
  /**
   * Whether the money for it lay in some drawer, or at its bank, as it was entered: a yes or a no in steps, never how much. Of a bank null for
   * who has no menu of money.
   */
  kas_cukup: z.boolean().nullable(),
  cetakan: z.int(),
  /** How often the label of its envelope was printed. */
  amplop: z.int(),
  /** Whether its bon was printed. */
  bon: z.boolean(),
  versi: z.int(),
  barang: z.array(barangHutang),
})

export type SatuHutang = z.output<typeof satuHutang>
export type BarangHutang = SatuHutang['barang'][number]

export const noHutang = () => nomor('No Hutang')

export const getHutang = endpoint({
  method: 'GET',
  path: 'hutang/get/{no_hutang}',
  summary: 'Satu hutang dengan barang jaminannya',
  effect: 'read',
  access: LIHAT_HUTANG,
  input: z.object({ no_hutang: noHutang() }),
  output: satuHutang,
})

/** What is said where it did not, before anybody weighs anything. */
export const tidakCukup = ({ cara_bayar }: Pick<SatuHutang, 'cara_bayar'>): string =>
  cara_bayar === 'CASH' ? 'Kas Tidak Cukup' : 'Saldo Bank Tidak Cukup'

export const bukaHutang = endpoint({
  method: 'GET',
  path: 'hutang/open',
  summary: 'Hutang yang menunggu validasi kasir',
  effect: 'read',
  access: ['/validasi-hutang'],
  input: z.object({}),
  output: z.array(satuHutang),
})

const hash = () => z.string().regex(/^[0-9a-f]{64}$/, 'Foto Tidak Ada')

export const fotoHutang = endpoint({
  method: 'GET',
  path: 'hutang/{no_hutang}/foto/{hash}',
  summary: 'Foto barang jaminan sebuah hutang',
  effect: 'read',
  access: LIHAT_HUTANG,
  input: z.object({ no_hutang: noHutang(), hash: hash() }),
  output: berkas('image/jpeg'),
})

export const lihatIdentitas = endpoint({
  method: 'POST',
  path: 'hutang/{no_hutang}/identitas',
  summary: 'Catat siapa yang melihat foto identitas customer sebuah hutang; fotonya terbuka lima menit baginya',
  effect: 'write',
  access: ['/validasi-hutang'],
  aksi: 'validasi',
  lateDay: true,
  input: z.object({ no_hutang: noHutang() }),
  output: pesan().extend({ foto: z.string() }),
})

export const identitasHutang = endpoint({
  method: 'GET',
  path: 'hutang/{no_hutang}/identitas/{hash}',
  summary: 'Foto identitas customer sebuah hutang, bagi yang baru mencatat bahwa ia melihatnya',
  effect: 'read',
  access: LIHAT_HUTANG,
  input: z.object({ no_hutang: noHutang(), hash: hash() }),
  output: berkas('image/jpeg'),
})
