/** What is paid of a loan, and what undoes it. */
import {
  alasan,
  defineDokumen,
  dibatalkan,
  endpoint,
  gram,
  gramJumlah,
  nomor,
  otorisasi,
  persen,
  pesan,
  pilihan,
  rupiah,
  rupiahJumlah,
  tanggal,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaran, pembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { nik } from '../../member/data-member/data-member.contract.ts'
import { setujuPesan } from '../../member/pelanggan/pesan.contract.ts'
import { ltv, noHutang, satuHutang } from './hutang.contract.ts'
import { cetakUlang } from './kertas-hutang.contract.ts'
import { denganKuasa, kuasa } from './kuasa-hutang.contract.ts'

const BAYAR = { tabel: 'hutang_bayar', nomor: 'no_bayar', batal: 'BLH', kind: 'HUTANG', nama: 'Pembayaran' } as const

export const DOKUMEN_BAYAR_BUNGA = defineDokumen({ ...BAYAR, kode: 'BYH', cetak: 'BAYAR BUNGA' })
export const DOKUMEN_LUNAS_HUTANG = defineDokumen({ ...BAYAR, kode: 'LNH', cetak: 'HUTANG LUNAS' })
export const DOKUMEN_PEREMAJAAN = defineDokumen({ ...BAYAR, kode: 'RMH', cetak: 'PEREMAJAAN' })
/** What a bank kept of a payment that was undone. */
export const DOKUMEN_BIAYA_KEMBALI = defineDokumen({
  tabel: 'hutang_kembali',
  nomor: 'no_kembali',
  kode: 'RFH',
  kind: 'HUTANG',
  nama: 'Biaya Kartu',
})

/** What an authorisation of an undo is for. */
export const OTORISASI_BATAL_HUTANG = 'BATAL HUTANG'

const MENU = ['/lihat-hutang'] as const

/** An item, or a piece of it, on the scale again. */
const ujiBarang = z.object({
  urut: z.int().min(1).max(20),
  berat: gram('Berat Timbang').refine((value) => value > 0, 'Berat Timbang Harus Lebih Dari 0'),
  kadar: teks('Kadar Uji', { max: 10 }),
})
const dilihat = { no_hutang: noHutang(), versi: z.int() }

const bayaran = z.object({
  no_bayar: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  jenis: pilihan('Jenis', ['BUNGA', 'LUNAS', 'PEREMAJAAN']),
  pokok: rupiahJumlah(),
  keluar: rupiahJumlah(),
  bunga: rupiahJumlah(),
  denda: rupiahJumlah(),
  diskon: rupiahJumlah(),
  no_baru: z.string().nullable(),
  urut_kembali: z.array(z.int()),
  pengambil: z.string(),
  kuasa: z.string(),
  /** The last signs of his paper, '' of the customer himself. */
  identitas_pengambil: z.string(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  cetakan: z.int(),
  /** What it handed out was weighed and tested by two today, and stands as it did: it can be undone. */
  timbang_batal: z.boolean(),
  pembayaran: z.array(pembayaranTercatat),
})

/** What an auction left over, as it was paid. */
const surplus = z.object({
  no_surplus: z.string(),
  tgl_system: tanggal(),
  jumlah: rupiahJumlah(),
  penerima: z.string(),
  kuasa: z.string(),
  /** The last signs of the paper that was shown. */
  identitas_penerima: z.string(),
  user_id: z.string(),
  cetakan: z.int(),
  pembayaran: z.array(pembayaranTercatat),
})

const lelang = z.object({
  no_lelang: z.string(),
  tgl_system: tanggal(),
  nilai: rupiahJumlah(),
  bunga: rupiahJumlah(),
  denda: rupiahJumlah(),
  /** Of the principal, what it did not reach; and what is the customer's. */
  kurang: rupiahJumlah(),
  lebih: rupiahJumlah(),
  user_id: z.string(),
  cetakan: z.int(),
  barang: z.array(
    z.object({
      no_faktur_beli: z.string(),
      nama_barang: z.string(),
      kode_dept: z.string(),
      kadar: z.string(),
      berat: gramJumlah(),
      harga: rupiahJumlah(),
      keadaan: z.string(),
    }),
  ),
  /** Two weighed its pieces today, to undo it. */
  timbang_batal: z.boolean(),
  surplus: surplus.nullable(),
})

export type Lelang = z.output<typeof lelang>

/** A loan with what was paid of it, and what is owed today. */
export const kartuHutang = satuHutang.extend({
  tagihan: z.object({
    pokok: rupiahJumlah(),
    bunga: rupiahJumlah(),
    denda: rupiahJumlah(),
    total: rupiahJumlah(),
    /** The day to which it pays the interest. */
    sampai: tanggal(),
  }),
  /** What its goods are worth today; null where a category of them has no price. */
  nilai_kini: rupiahJumlah().nullable(),
  /** Of that, what is owed today; null where nothing is owed, or nothing has a price. */
  ltv: ltv().nullable(),
  setuju_pesan: setujuPesan,
  /** The last warning that was printed since it is late, 0 to 3. */
  peringatan: z.int(),
  /** Which one is printed next. */
  peringatan_berikut: z.int(),
  /** Its pieces as two weighed and tested them today, to be auctioned; null where they did not. */
  timbang: z.array(z.object({ urut: z.int(), berat: gramJumlah(), kadar: z.string() })).nullable(),
  bayar: z.array(bayaran),
  /** Its letter and labels that were printed again, the last first. */
  cetak_ulang: cetakUlang,
  /** How they were, null where they were not. */
  lelang: lelang.nullable(),
  /** The count of envelopes that did not find them, null where they are where they should be. */
  hilang: z.string().nullable(),
})

export type KartuHutang = z.output<typeof kartuHutang>
export type Bayaran = KartuHutang['bayar'][number]

export const getKartuHutang = endpoint({
  method: 'GET',
  path: 'hutang/kartu/{no_hutang}',
  summary: 'Satu hutang dengan pembayarannya dan tagihannya hari ini',
  effect: 'read',
  access: MENU,
  input: z.object({ no_hutang: noHutang() }),
  output: kartuHutang,
})

const SEMUA_KEMBALI = 'Paling Sedikit Satu Barang Tetap Dijaminkan, Bila Semua Kembali Pakai Pelunasan'

/** Who fetches goods. */
const diambil = {
  /** Where it is not the customer. */
  pengambil: teksBebas('Pengambil', 100),
  /** Of his paper, or of the customer's; '' where he forgot it: then somebody else looks at him. */
  identitas_pengambil: nik().default(''),
  /** By what right he does. */
  kuasa: kuasa(),
}

const denganIdentitas = [
  ({ pengambil, identitas_pengambil }: { pengambil: string; identitas_pengambil: string }) =>
    pengambil === '' || identitas_pengambil !== '',
  { path: ['identitas_pengambil'] as string[], message: 'Identitas Pengambil Harus Diisi' },
] as const

const terbayar = () => pesan().extend({ no_bayar: z.string(), data: kartuHutang })

export const bayarBunga = endpoint({
  method: 'POST',
  path: 'hutang/bunga',
  summary: 'Terima bunga sebuah hutang, paling banyak yang terhutang hari ini',
  effect: 'write',
  access: MENU,
  aksi: 'bayar',
  input: z.object({
    ...dilihat,
    pembayaran: pembayaran().refine((list) => list.length > 0, 'Pembayaran Harus Diisi'),
    otorisasi: otorisasi(),
  }),
  output: terbayar(),
})

export const lunasiHutang = endpoint({
  method: 'POST',
  path: 'hutang/lunas',
  summary: 'Lunasi sebuah hutang: pokok, bunga dan denda dibayar, semua barang kembali',
  effect: 'write',
  access: MENU,
  aksi: 'bayar',
  input: z
    .object({
      ...dilihat,
      /** What of interest and late fee is let go. */
      diskon: rupiah('Diskon').prefault(0),
      pembayaran: pembayaran(),
      ...diambil,
      otorisasi: otorisasi(),
    })
    .refine(...denganKuasa('pengambil'))
    .refine(...denganIdentitas),
  output: terbayar(),
})

export const remajakanHutang = endpoint({
  method: 'POST',
  path: 'hutang/peremajaan',
  summary: 'Perpanjang hutang: bunga dibayar, pokok tetap, diangsur atau ditambah, sebagian barang boleh kembali',
  effect: 'write',
  access: MENU,
  aksi: 'remaja',
  input: z
    .object({
      ...dilihat,
      jumlah_hutang: rupiah('Jumlah Hutang').refine((value) => value > 0, 'Jumlah Hutang Harus Lebih Dari 0'),
      bunga_persen: persen('Bunga'),
      lama: z
        .int({ error: 'Lama Harus Bilangan Bulat' })
        .min(1, 'Lama Paling Sedikit 1')
        .max(120, 'Lama Paling Banyak 120'),
      /** Places of the items that stay; null: all of them. */
      tetap: z.array(z.int()).min(1, SEMUA_KEMBALI).max(20).nullable().default(null),
      /** Of the customer's paper, and what stays on the scale again: asked where more money goes out. */
      identitas: nik().default(''),
      timbang: z.array(ujiBarang).max(20, 'Paling Banyak 20 Barang').default([]),
      /** What pays interest and late fee. */
      bayar_bunga: pembayaran(),
      /** What pays part of the principal, or by what way more of it goes out. */
      bayar_pokok: pembayaran(),
      /** Where items go back. */
      ...diambil,
      otorisasi: otorisasi(),
    })
    .refine(...denganKuasa('pengambil'))
    .refine(...denganIdentitas),
  /** `no_bunga`: what interest and late fee were paid by before it, null where nothing was owed. */
  output: terbayar().extend({ no_hutang: z.string(), no_bunga: z.string().nullable() }),
})

export const batalHutang = endpoint({
  method: 'POST',
  path: 'hutang/batal',
  summary: 'Batalkan hutang yang sah sebelum apa pun dibayar: uang kembali ke toko, barang ke customer',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({ ...dilihat, alasan: alasan(), otorisasi: otorisasi() }),
  output: dibatalkan(),
})

export const timbangBatalBayar = endpoint({
  method: 'POST',
  path: 'hutang/bayar/{no_bayar}/timbang',
  summary: 'Timbang dan uji lagi tiap biji barang yang kembali, disaksikan user lain, sebelum pembayarannya dibatalkan',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({
    no_bayar: nomor('No Bayar'),
    barang: z.array(ujiBarang).min(1, 'Data Barang Masih Kosong').max(400, 'Paling Banyak 400 Biji'),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ data: kartuHutang }),
})

export const batalBayarHutang = endpoint({
  method: 'POST',
  path: 'hutang/bayar/{no_bayar}/batal',
  summary:
    'Batalkan pembayaran bunga, pelunasan atau peremajaan sebuah hutang; barang yang diserahkan sudah ditimbang berdua hari itu',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({
    no_bayar: nomor('No Bayar'),
    alasan: alasan(),
    /** What the customer had been given back is there again, as two weighed and tested it today. */
    diterima: z.boolean().default(false),
    /** Its card was voided at its machine: the bank keeps nothing of it. */
    void_edc: z.boolean().default(false),
    otorisasi: otorisasi(),
  }),
  output: dibatalkan(),
})
