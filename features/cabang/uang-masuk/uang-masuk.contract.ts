import {
  alasan,
  endpoint,
  kode,
  nomor,
  otorisasiBila,
  pesan,
  rupiahJumlah,
  tanggal,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { bentukBukti } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { uangLengkap } from '../../keuangan/uang/uang.contract.ts'

const MENU = ['/pindah-uang'] as const

const uangMasuk = z.object({
  no_uang: z.string(),
  asal: z.string(),
  nama_asal: z.string(),
  /** It left from an account there. */
  bank: z.boolean(),
  jumlah: rupiahJumlah(),
  keterangan: z.string(),
  user_kirim: z.string(),
  tgl_kirim: tanggal(),
  waktu: z.string(),
})

export const listUangMasuk = endpoint({
  method: 'GET',
  path: 'uang-masuk',
  summary: 'Uang dari toko di instalasi lain yang belum diterima',
  effect: 'read',
  access: MENU,
  input: z.object({}),
  output: z.array(uangMasuk),
})

export const terimaUangMasuk = endpoint({
  method: 'POST',
  path: 'uang-masuk/{no_uang}/terima',
  summary: 'Terima uang dari toko di instalasi lain ke laci atau rekening',
  effect: 'write',
  access: MENU,
  aksi: 'terima',
  input: z.object({
    no_uang: nomor('No Uang'),
    /** A drawer, or an account, as transfers name them. */
    ke: kode('Diterima Di', { max: 30, pesan: 'Harus Dipilih' }),
    kode_transaksi: kode('Kategori', { max: 30, pesan: 'Harus Dipilih' }),
    referensi: teksBebas('No Bukti Bank', 40, bentukBukti).optional(),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ no_terima: z.string(), data: uangLengkap }),
})

export const tolakUangMasuk = endpoint({
  method: 'POST',
  path: 'uang-masuk/{no_uang}/tolak',
  summary: 'Nyatakan uang dari toko di instalasi lain tidak diterima; pengirimnya yang membatalkannya',
  effect: 'write',
  access: MENU,
  aksi: 'terima',
  input: z.object({ no_uang: nomor('No Uang'), alasan: alasan() }),
  output: pesan(),
})

const jumlah = () => rupiahJumlah().refine((nilai) => nilai > 0, 'Harus Lebih Dari 0')

/** Money that left for a shop of the other installation. */
export const isiUang = z.object({
  no_uang: nomor('No Uang'),
  asal: kode('Toko Asal', { max: 10 }),
  tujuan: kode('Tujuan', { max: 10 }),
  bank: z.boolean(),
  jumlah: jumlah(),
  keterangan: teks('Keterangan', { max: 120 }),
  tgl_kirim: tanggal(),
  user_id: z.string().min(1).max(60),
})
export type UangDikirim = z.output<typeof isiUang>

/** It was received, by which document. */
export const isiUangSampai = z.object({
  no_uang: nomor('No Uang'),
  no_terima: nomor('No Terima'),
  toko: kode('Toko', { max: 10 }),
  jumlah: jumlah(),
})

/** It was turned away. */
export const isiUangDitolak = z.object({
  no_uang: nomor('No Uang'),
  toko: kode('Toko', { max: 10 }),
  alasan: alasan(),
})

/** Its sender took it back. */
export const isiUangBatal = z.object({ no_uang: nomor('No Uang'), jumlah: jumlah() })
