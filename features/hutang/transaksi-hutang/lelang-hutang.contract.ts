/** Goods of a loan that nobody redeems: auctioned piece by piece, what is left over paid to the customer. */
import {
  alasan,
  defineDokumen,
  dibatalkan,
  endpoint,
  gram,
  kode,
  nomor,
  otorisasi,
  pesan,
  rupiah,
  rupiahJumlah,
  teks,
  teksBebas,
} from '@kencana/contract'
import { type Rp, rp } from '@kencana/ledger'
import { z } from 'zod'
import { pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { nik } from '../../member/data-member/data-member.contract.ts'
import { kartuHutang } from './bayar-hutang.contract.ts'
import { noHutang } from './hutang.contract.ts'
import { denganKuasa, kuasa } from './kuasa-hutang.contract.ts'

export const DOKUMEN_LELANG = defineDokumen({
  tabel: 'hutang_lelang',
  nomor: 'no_lelang',
  kode: 'LLH',
  batal: 'BLL',
  kind: 'LELANG',
  cetak: 'LELANG HUTANG',
  nama: 'Lelang',
})

export const DOKUMEN_SURPLUS = defineDokumen({
  tabel: 'hutang_surplus',
  nomor: 'no_surplus',
  kode: 'SLH',
  batal: 'BSU',
  kind: 'HUTANG',
  cetak: 'KELEBIHAN LELANG',
  nama: 'Kelebihan Lelang',
})

/** What an authorisation of these documents is for. */
export const OTORISASI_LELANG = 'LELANG'
export const OTORISASI_SURPLUS = 'KELEBIHAN LELANG'

const MENU = ['/lihat-hutang'] as const

/** What the value of an auction pays. Source: areas 000-read-first 13. */
export interface BagianLelang {
  pokok: Rp
  bunga: Rp
  denda: Rp
  /** Of the principal, what it did not reach. */
  kurang: Rp
  /** The customer's. */
  lebih: Rp
}

/** Principal first, then interest, then the late fee; what of these is not reached lapses, principal is the shop's loss. */
export const bagiLelang = (nilai: Rp, tagihan: { pokok: Rp; bunga: Rp; denda: Rp }): BagianLelang => {
  const { pokok } = tagihan
  const sisa = Math.max(nilai - pokok, 0)
  const bunga = Math.min(sisa, tagihan.bunga)
  const denda = Math.min(sisa - bunga, tagihan.denda)
  return {
    pokok,
    bunga: rp(bunga),
    denda: rp(denda),
    kurang: rp(Math.max(pokok - nilai, 0)),
    lebih: rp(sisa - bunga - denda),
  }
}

const urut = z.int().min(1).max(20)

/** A piece as it was weighed and tested again. */
const ditimbang = {
  berat: gram('Berat').refine((value) => value > 0, 'Berat Harus Lebih Dari 0'),
  kadar: teks('Kadar Uji', { max: 10 }),
}

/** A piece of an item on the scale. */
const bijiTimbang = z.object({ urut, ...ditimbang })

export const timbangLelang = endpoint({
  method: 'POST',
  path: 'hutang/lelang/timbang',
  summary: 'Timbang dan uji lagi tiap biji barang hutang yang akan dilelang, disaksikan user lain',
  effect: 'write',
  access: MENU,
  aksi: 'lelang',
  input: z.object({
    no_hutang: noHutang(),
    versi: z.int(),
    barang: z.array(bijiTimbang).min(1, 'Data Barang Masih Kosong').max(400, 'Paling Banyak 400 Biji'),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ data: kartuHutang }),
})

const biji = {
  /** The item of the loan that it is a piece of. */
  urut,
  kode_dept: kode('Kode Jenis', { pesan: 'Harus Dipilih' }),
  kondisi: kode('Kondisi', { max: 40, pesan: 'Harus Dipilih' }),
  ...ditimbang,
}

export const hitungLelang = endpoint({
  method: 'POST',
  path: 'hutang/lelang/hitung',
  summary: 'Harga beli hari ini satu biji barang hutang yang akan dilelang',
  effect: 'read',
  access: MENU,
  input: z.object({ no_hutang: noHutang(), ...biji }),
  output: z.object({ harga_hitung: rupiahJumlah() }),
})

/** A piece as it is auctioned. */
export const barisLelang = z.object({
  ...biji,
  /** The price by the rules as it was shown: where it is another one by now, nothing is auctioned at it. */
  harga_hitung: rupiah('Harga Hitung').optional(),
  nilai: rupiah('Nilai').refine((value) => value > 0, 'Nilai Harus Lebih Dari 0'),
})

const terlelang = pesan().extend({ no_lelang: z.string(), data: kartuHutang })

export const lelangHutang = endpoint({
  method: 'POST',
  path: 'hutang/lelang',
  summary: 'Lelang barang hutang yang lama lewat jatuh tempo: ditimbang lagi per biji, menjadi pembelian toko',
  effect: 'write',
  access: MENU,
  aksi: 'lelang',
  input: z.object({
    no_hutang: noHutang(),
    versi: z.int(),
    kode_baki: kode('Baki', { pesan: 'Harus Dipilih' }),
    barang: z.array(barisLelang).min(1, 'Data Barang Masih Kosong').max(400, 'Paling Banyak 400 Biji'),
    otorisasi: otorisasi(),
  }),
  output: terlelang,
})

export const timbangBatalLelang = endpoint({
  method: 'POST',
  path: 'hutang/lelang/{no_lelang}/timbang',
  summary: 'Timbang dan uji lagi tiap biji lelang yang akan dibatalkan, disaksikan user lain',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({
    no_lelang: nomor('No Lelang'),
    barang: z
      .array(z.object({ no_faktur_beli: nomor('No Pembelian'), ...ditimbang }))
      .min(1, 'Data Barang Masih Kosong')
      .max(400, 'Paling Banyak 400 Biji'),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ data: kartuHutang }),
})

export const batalLelang = endpoint({
  method: 'POST',
  path: 'hutang/lelang/{no_lelang}/batal',
  summary:
    'Batalkan lelang yang barangnya ditimbang berdua hari itu, belum disortir, dan kelebihannya belum dibayarkan',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({
    no_lelang: nomor('No Lelang'),
    alasan: alasan(),
    otorisasi: otorisasi(),
  }),
  output: dibatalkan(),
})

/** What pays it out. */
export const isianSurplus = z.object({
  no_lelang: nomor('No Lelang'),
  /** Of the customer, or of who comes for him. */
  identitas_penerima: nik().refine((value) => value !== '', 'Identitas Penerima Harus Diisi'),
  penerima: teksBebas('Penerima', 100),
  /** By what right he does. */
  kuasa: kuasa(),
  pembayaran: pembayaran().refine((list) => list.length > 0, 'Pembayaran Harus Diisi'),
  otorisasi: otorisasi(),
})

export const bayarSurplus = endpoint({
  method: 'POST',
  path: 'hutang/surplus',
  summary: 'Bayarkan kelebihan lelang kepada customer dengan identitasnya, sekali',
  effect: 'write',
  access: MENU,
  aksi: 'surplus',
  input: isianSurplus.refine(...denganKuasa('penerima')),
  output: pesan().extend({ no_surplus: z.string(), data: kartuHutang }),
})

export const batalSurplus = endpoint({
  method: 'POST',
  path: 'hutang/surplus/{no_surplus}/batal',
  summary: 'Batalkan pembayaran kelebihan lelang: uangnya kembali ke toko',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({ no_surplus: nomor('No Kelebihan'), alasan: alasan(), otorisasi: otorisasi() }),
  output: dibatalkan(),
})
