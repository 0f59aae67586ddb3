/** Vouchers: sold, or given for points; they pay sales of the shop that issued them. */
import {
  batalEndpoint,
  bilangan,
  defineDokumen,
  endpoint,
  kode,
  listEndpoint,
  nomor,
  otorisasiBila,
  pesan,
  pilihan,
  rupiah,
  rupiahJumlah,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaran, pembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { uangKembaliEndpoint } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { kodeMember } from '../data-member/data-member.contract.ts'
import { buktiMember } from '../kartu-member/kartu-member.contract.ts'

export const DOKUMEN_VOUCHER = defineDokumen({
  tabel: 'voucher',
  nomor: 'no_voucher',
  kode: 'VC',
  batal: 'BVC',
  kind: 'VOUCHER',
  cetak: 'VOUCHER',
  nama: 'Voucher',
})

/** What ran out on a day. */
export const DOKUMEN_HANGUS = defineDokumen({
  tabel: 'voucher_hangus',
  nomor: 'no_hangus',
  kode: 'VCH',
  kind: 'VOUCHER',
})

export const OTORISASI_BATAL_VOUCHER = 'BATAL VOUCHER'

const MENU = ['/tukar-point'] as const

const BENTUK = /^(VC-.+)-[A-Z2-7]{6}$/

/** Which voucher a code is of, by its form alone; null for what is none. */
export const nomorVoucher = (kode: string): string | null => BENTUK.exec(kode)?.[1] ?? null

const voucherRow = z.object({
  no_voucher: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  asal: pilihan('Asal', ['POIN', 'JUAL']),
  kode_member: z.string(),
  nilai: rupiahJumlah(),
  poin: z.int(),
  berlaku_sampai: tanggal(),
  status: pilihan('Status', ['AKTIF', 'DIPESAN', 'DIPAKAI', 'HANGUS', 'BATAL']),
  user_id: z.string(),
  no_batal: z.string().nullable(),
})

/** With what its QR says: number and check signs, without which nobody pays with it. */
const voucherLengkap = voucherRow.extend({
  kode: z.string(),
  /** What a sold one was paid with. */
  pembayaran: z.array(pembayaranTercatat),
  cetakan: z.int(),
})

const jawab = () => pesan().extend({ no_voucher: z.string(), data: voucherLengkap })

export const jualVoucher = endpoint({
  method: 'POST',
  path: 'voucher/jual',
  summary: 'Jual satu voucher',
  effect: 'write',
  access: MENU,
  aksi: 'voucher',
  input: z.object({
    kode_member: kodeMember(),
    nilai: rupiah('Nilai').refine((nilai) => nilai > 0, 'Nilai Harus Lebih Dari 0'),
    pembayaran: pembayaran(),
    otorisasi: otorisasiBila(),
  }),
  output: jawab(),
})

export const tukarVoucher = endpoint({
  method: 'POST',
  path: 'voucher/tukar',
  summary: 'Tukar poin seorang member yang hadir dengan voucher',
  effect: 'write',
  access: MENU,
  aksi: 'voucher',
  input: z.object({
    kode_member: kode('Member', { pesan: 'Harus Dipilih' }),
    poin: bilangan('Poin', { min: 1, max: 10_000_000 }),
    bukti: buktiMember(),
  }),
  output: jawab(),
})

export const listVoucher = listEndpoint({
  path: 'voucher',
  summary: 'Voucher yang diterbitkan pada satu hari toko',
  access: MENU,
  row: voucherRow,
})

// Whoever reads the code of a sold voucher pays with it.
export const getVoucher = endpoint({
  method: 'GET',
  path: 'voucher/get/{no_voucher}',
  summary: 'Satu voucher dengan kodenya, untuk dicetak lagi',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({ no_voucher: nomor('No Voucher') }),
  output: voucherLengkap,
})

export const batalVoucher = batalEndpoint(DOKUMEN_VOUCHER, {
  path: 'voucher',
  access: MENU,
  summary: 'Batalkan satu voucher yang belum dipakai',
})

export const getBatalVoucher = uangKembaliEndpoint({
  path: 'voucher/batal/get',
  summary: 'Bukti uang yang kembali untuk satu voucher',
  access: MENU,
})

/** A voucher that is going to pay, by its code. */
export const cekVoucher = endpoint({
  method: 'GET',
  path: 'voucher/cek/{kode}',
  summary: 'Nilai dan masa berlaku voucher yang dipindai',
  effect: 'read',
  access: ['/transaksi-penjualan', '/tukar-point'],
  input: z.object({ kode: kode('Voucher', { max: 40 }) }),
  output: z.object({ no_voucher: z.string(), nilai: rupiahJumlah(), berlaku_sampai: tanggal() }),
})
