/** Loans of the books of before: a sheet, checked first, all of it or nothing, each letter once. Source: areas 10-hutang 10.5 (14). */
import {
  endpoint,
  gram,
  gramBebas,
  gramJumlah,
  kode,
  kolom,
  noHp,
  persen,
  pesan,
  rupiah,
  rupiahJumlah,
  tanggal,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { nik } from '../../member/data-member/data-member.contract.ts'

/** What the first row of a letter says of its loan. */
export const kepalaAwal = z.object({
  no_manual: teks('No Manual', { max: 40 }),
  nama_customer: teks('Nama Customer', { max: 100 }),
  no_hp: noHp(),
  alamat: teksBebas('Alamat', 200),
  nik: nik().refine((value) => value !== '', 'NIK Harus Diisi'),
  kode_sales: kode('Kode Sales', { max: 10 }),
  tgl_hutang: tanggal('Tanggal Hutang'),
  /** To which day its interest was paid before, also beyond its due day; '' where none was. */
  bunga_sampai: z.union([z.literal(''), tanggal('Bunga Sampai')]).default(''),
  tgl_jatuh_tempo: tanggal('Jatuh Tempo'),
  bunga_persen: persen('Bunga'),
  jumlah_hutang: rupiah('Jumlah Hutang').refine((value) => value > 0, 'Jumlah Hutang Harus Lebih Dari 0'),
})

/** What every row says of its item. */
export const barangAwal = z.object({
  nama_barang: teks('Nama Barang', { max: 100 }),
  kode_group: kode('Kategori'),
  kadar: teks('Kadar', { max: 10 }),
  jumlah: kolom('utuh', 'Jumlah', z.int({ error: 'Jumlah Harus Bilangan Bulat' }))
    .min(1, 'Jumlah Paling Sedikit 1')
    .max(100, 'Jumlah Paling Banyak 100'),
  berat_kotor: gram('Berat Kotor').refine((value) => value > 0, 'Berat Kotor Harus Lebih Dari 0'),
  berat_plastik: gramBebas('Berat Plastik'),
  kondisi_pinjaman: kode('Kondisi Pinjaman', { max: 40 }),
})

export const SEL_KEPALA = Object.keys(kepalaAwal.shape) as (keyof typeof kepalaAwal.shape)[]
export const SEL_BARANG = Object.keys(barangAwal.shape) as (keyof typeof barangAwal.shape)[]

const sel = z.union([z.string(), z.number(), z.null()]).optional()
const semuaSel = Object.fromEntries([...SEL_KEPALA, ...SEL_BARANG].map((nama) => [nama, sel])) as Record<
  (typeof SEL_KEPALA)[number] | (typeof SEL_BARANG)[number],
  typeof sel
>

const lembar = z.object({
  baris: z
    .array(z.object({ baris: z.int().optional(), ...semuaSel }))
    .min(1, 'Berkas Kosong')
    .max(2_000, 'Paling Banyak 2.000 Baris'),
})

/** A loan as the sheet means it. */
const awal = z.object({
  no_manual: z.string(),
  nama_customer: z.string(),
  tgl_hutang: z.string(),
  tgl_jatuh_tempo: z.string(),
  jumlah_hutang: rupiahJumlah(),
  barang: z.string(),
  jumlah: z.int(),
  berat: gramJumlah(),
})

export const periksaImporHutang = endpoint({
  method: 'POST',
  path: 'hutang/impor/periksa',
  summary: 'Periksa berkas hutang awal: semua kesalahan sekaligus, tanpa menyimpan',
  effect: 'read',
  access: 'OWN/SU',
  perBaris: true,
  input: lembar,
  output: z.object({
    awal: z.array(awal),
    jumlah_hutang: rupiahJumlah(),
    berat: gramJumlah(),
    salah: z.array(z.object({ baris: z.int(), pesan: z.string() })),
  }),
})

export const imporHutang = endpoint({
  method: 'POST',
  path: 'hutang/impor',
  summary: 'Masukkan hutang dari buku lama, tiap surat sekali',
  effect: 'write',
  access: 'OWN/SU',
  perBaris: true,
  input: lembar,
  output: pesan().extend({
    hutang: z.array(z.object({ no_hutang: z.string(), no_manual: z.string() })),
    jumlah_hutang: rupiahJumlah(),
    berat: gramJumlah(),
  }),
})
