/** What cash and accounts gave and got, by what it was for. Source: areas, money; corrections 31 and 48. */
import { laporanEndpoint, periode, pilihan, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { CARA_BAYAR, lewatBank } from '../pembayaran/pembayaran.contract.ts'

/** What stands before the first day, as a row of its own. */
export const SALDO_AWAL = 'SALDO AWAL'

const jumlah = {
  jumlah_in: rupiahJumlah(),
  jumlah_out: rupiahJumlah(),
  /** What of it was there before the first day. */
  saldo_awal: rupiahJumlah(),
  /** What is there after this row; null where filters leave some of the money out. */
  saldo: rupiahJumlah().nullable(),
}

/** One document, as a book of cash has it. */
const rinci = {
  tgl_system: tanggal(),
  dokumen: z.string(),
  kategori: z.string(),
  /** Of money by hand; '-' of all else. */
  kode_transaksi: z.string(),
  /** From or to whom, or what somebody wrote of it. */
  keterangan: z.string(),
  /** Who booked it. */
  user_id: z.string(),
}

const type = () => pilihan('Type Laporan', ['REKAP', 'DETAIL']).default('REKAP')

export const laporanCash = laporanEndpoint({
  path: 'reportcash/rekap',
  summary: 'Uang kas masuk dan keluar per kategori pada suatu masa, dengan saldo awal dan saldo akhir',
  access: ['/laporan-transaksi-keuangan-cash'],
  input: {
    ...periode(),
    type_laporan: type(),
    kategori: saring('Kategori', 40),
    user_id: saring('User'),
    kode_laci: saring('Laci'),
  },
  by: 'type_laporan',
  rows: {
    REKAP: z.object({ kategori: z.string(), ...jumlah }),
    DETAIL: z.object({
      ...rinci,
      /** '-' for the shop's first one. */
      kode_laci: z.string(),
      jumlah_in: jumlah.jumlah_in,
      jumlah_out: jumlah.jumlah_out,
      saldo: jumlah.saldo,
    }),
  },
})

/** How money went through an account: '-' for what no customer paid. */
export const JENIS_BANK = [...CARA_BAYAR.filter(lewatBank), '-']

/** Whether somebody saw at the bank what came through it. */
export const CAIR = ['BELUM CAIR', 'SUDAH CAIR'] as const

export const laporanNonCash = laporanEndpoint({
  path: 'report-non-cash',
  summary: 'Uang masuk dan keluar lewat rekening per kategori dan cara bayar pada suatu masa',
  access: ['/laporan-keuangan-non-cash'],
  input: {
    ...periode(),
    type: type(),
    kategori: saring('Kategori', 40),
    no_rekening: saring('No Rekening'),
    jenis: saring('Cara Bayar'),
    /** ALL, or one of CAIR: payments that somebody looks for at the bank. */
    cair: saring('Cair'),
  },
  by: 'type',
  rows: {
    REKAP: z.object({ no_rekening: z.string(), kategori: z.string(), jenis: z.string(), ...jumlah }),
    DETAIL: z.object({
      no_rekening: z.string(),
      ...rinci,
      jenis: z.string(),
      referensi: z.string(),
      jumlah_in: jumlah.jumlah_in,
      jumlah_out: jumlah.jumlah_out,
      /** MASUK: somebody saw it at the bank, BELUM: nobody yet, '-': it needs no look. */
      cek: z.string(),
      /** Which of its document's payments it is; null of what no customer paid. */
      urut: z.int().nullable(),
      cek_oleh: z.string(),
    }),
  },
})
