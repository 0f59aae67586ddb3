import { endpoint, otorisasiBila, pesan, teks } from '@kencana/contract'
import { BENTUK, MeasureError, parseGram, parsePersen } from '@kencana/ledger'
import { z } from 'zod'
import { BATAS_PARA } from './batas.contract.ts'
import { HARGA_GRAM, HARGA_MURNI, KATEGORI_HARGA } from './kategori-harga.contract.ts'
import { JUAL_PARA } from './para-jual.contract.ts'
import { daftarPara, type Parameter } from './parameter.contract.ts'

const BARANG = 'Harga dan Barang'
const SEPUHAN = 'Sepuhan dan Susut'
const JUAL = 'Penjualan dan Pembelian'
const HUTANG = 'Hutang'

/** Every parameter a shop has: its kind, its default and what it decides. */
export const PARA_SYSTEM = daftarPara({
  kategori_harga: {
    grup: BARANG,
    nama: 'Kategori Harga',
    jenis: 'PILIHAN',
    pilihan: KATEGORI_HARGA,
    bebas: true,
    sebut: { [HARGA_MURNI]: 'MURNI × KADAR', [HARGA_GRAM]: 'PER GRAM TIAP KADAR' },
    standar: HARGA_MURNI,
    arti: 'MURNI × KADAR: harga kategori adalah harga emas murni dan dikali kadar; PER GRAM TIAP KADAR: harga kategori per gram apa adanya',
  },
  toleransi_berat: {
    grup: BARANG,
    nama: 'Toleransi Berat',
    jenis: 'GRAM',
    max: 0.1,
    standar: '0.050',
    arti: 'Selisih terbesar antara Berat Asli dan Berat satu barang, gram',
  },
  berat_plastik: {
    grup: BARANG,
    nama: 'Berat Plastik',
    jenis: 'GRAM',
    max: 1,
    standar: '0.000',
    arti: 'Berat plastik satu barang, gram; yang lain lebih dari 0.02 g perlu otorisasi',
  },
  toleransi_timbang: {
    grup: BARANG,
    nama: 'Toleransi Timbang Baki',
    jenis: 'GRAM',
    max: 0.05,
    standar: '0.010',
    arti: 'Selisih timbang baki yang dianggap sesuai, gram per barang di baki itu',
  },
  toleransi_opname: {
    grup: BARANG,
    nama: 'Toleransi Stock Opname',
    jenis: 'BILANGAN',
    min: 0,
    max: 5,
    satuan: 'pcs',
    standar: '0',
    arti: 'Barang kurang dan salah baki paling banyak tanpa hitung ulang oleh user lain',
  },
  stok_awal: {
    grup: BARANG,
    nama: 'Stok Awal',
    jenis: 'YA/TIDAK',
    standar: 'YA',
    arti: 'YA: barang boleh dimasukkan sebagai stok awal; TIDAK: hanya dari kiriman atau pesanan, untuk selamanya',
  },
  barcode_13: {
    grup: BARANG,
    nama: 'Barcode 13 Angka',
    jenis: 'YA/TIDAK',
    standar: 'TIDAK',
    arti: 'YA: barang baru mendapat barcode EAN-13, setelah label uji dicetak di Cetak Barcode dan terbaca; barcode lama tetap berlaku',
  },
  toleransi_sepuh: {
    grup: SEPUHAN,
    nama: 'Toleransi Sepuh',
    jenis: 'PERSEN',
    max: 2,
    standar: '0.5',
    arti: 'Susut sepuh terbesar tanpa otorisasi, persen dari berat yang dikirim; kelebihan berat di atasnya ditolak',
  },
  toleransi_susut: {
    grup: SEPUHAN,
    nama: 'Toleransi Susut',
    jenis: 'PERSEN',
    max: 2,
    standar: '0.5',
    arti: 'Susut cuci, lebur dan sisa kiriman terbesar tanpa otorisasi, persen dari beratnya',
  },
  validasi_penjualan: {
    grup: JUAL,
    nama: 'Validasi Penjualan',
    jenis: 'YA/TIDAK',
    standar: 'YA',
    arti: 'YA: penjualan baru sah setelah divalidasi kasir; TIDAK: sah begitu disimpan',
  },
  validasi_pembelian: {
    grup: JUAL,
    nama: 'Validasi Pembelian',
    jenis: 'YA/TIDAK',
    standar: 'YA',
    arti: 'YA: pembelian baru sah setelah divalidasi kasir; TIDAK: sah begitu disimpan',
  },
  pembulatan_beli: {
    grup: JUAL,
    nama: 'Pembulatan Beli',
    jenis: 'PILIHAN',
    pilihan: ['ATAS', 'BAWAH'],
    standar: 'ATAS',
    arti: 'Harga beli dibulatkan ke kelipatan 500: ATAS ke yang berikutnya, BAWAH ke yang sebelumnya',
  },
  potongan_manual: {
    grup: JUAL,
    nama: 'Potongan Manual',
    jenis: 'YA/TIDAK',
    standar: 'YA',
    arti: 'YA: petugas boleh memotong harga beli dengan tangan; TIDAK: hanya potongan menurut master',
  },
  satuan_rugi_nota: {
    grup: JUAL,
    nama: 'Satuan Rugi Nota',
    jenis: 'PILIHAN',
    pilihan: ['GRAM', 'BUAH'],
    standar: 'GRAM',
    arti: 'Potongan nota hilang dan rusak dihitung per GRAM atau per BUAH barang',
  },
  hutang_basis: {
    grup: HUTANG,
    nama: 'Basis Bunga',
    jenis: 'PILIHAN',
    pilihan: ['BULAN', 'HARI'],
    standar: 'BULAN',
    arti: 'BULAN: bunga dihitung per bulan yang dimulai; HARI: sebanding jumlah hari, 30 hari sebulan',
  },
  hutang_minimum: {
    grup: HUTANG,
    nama: 'Jangka Minimum',
    jenis: 'BILANGAN',
    min: 0,
    max: 365,
    satuan: 'bulan / hari',
    standar: '1',
    arti: 'Bunga paling sedikit untuk sekian bulan atau hari, menurut basisnya',
  },
  hutang_grace: {
    grup: HUTANG,
    nama: 'Masa Tenggang',
    jenis: 'BILANGAN',
    min: 0,
    max: 365,
    satuan: 'hari',
    standar: '0',
    arti: 'Hari setelah jatuh tempo sebelum denda dihitung',
  },
  hutang_denda: {
    grup: HUTANG,
    nama: 'Denda Terlambat',
    jenis: 'PERSEN',
    standar: '0',
    arti: 'Denda per bulan terlambat, persen dari jumlah hutang',
  },
  hutang_pembulatan: {
    grup: HUTANG,
    nama: 'Pembulatan Bunga',
    jenis: 'BILANGAN',
    min: 1,
    max: 100_000,
    satuan: 'Rp',
    standar: '500',
    arti: 'Bunga dan denda dibulatkan ke atas ke kelipatan sekian rupiah',
  },
  ...JUAL_PARA,
  ...BATAS_PARA,
  bentuk_angka: {
    grup: 'Tampilan',
    nama: 'Bentuk Angka Dan Tanggal',
    jenis: 'PILIHAN',
    pilihan: BENTUK,
    standar: 'INTERNASIONAL',
    arti: 'INTERNASIONAL: 1,250,000 · 3.500 g · 2026-11-29; INDONESIA: 1.250.000 · 3,500 g · 29-11-2026; di layar dan kertas semua toko di instalasi ini, di layar lain setelah halamannya dimuat ulang; mengetik boleh dengan keduanya',
  },
})

export type KeyParaSystem = keyof typeof PARA_SYSTEM

/** What all shops of an installation have in common: set in one, it is set in each, and a further shop begins with it. */
export const PARA_INSTALASI = ['bentuk_angka'] as const satisfies readonly KeyParaSystem[]

/** Whether it is set for all shops at once. */
export const seInstalasi = (key: KeyParaSystem): boolean => PARA_INSTALASI.some((one) => one === key)

const salahUkuran = (baca: () => number, nama: string, max: string, batas: number): string => {
  try {
    return baca() > batas ? `${nama} Paling Besar ${max}` : ''
  } catch (error) {
    if (error instanceof MeasureError) return error.message
    throw error
  }
}

const pilihan = (nama: string, semua: readonly string[], value: string): string =>
  semua.includes(value) ? '' : `${nama} Hanya ${semua.join(' Atau ')}`

/** What is wrong with a value, in the words of the form and of the server; '' when it is right. */
export const salahPara = (key: KeyParaSystem, value: string): string => {
  const { nama, jenis, pilihan: semua = [], bebas, min = 0, max = 100 }: Parameter = PARA_SYSTEM[key]
  if (jenis === 'YA/TIDAK') return pilihan(nama, ['YA', 'TIDAK'], value)
  if (jenis === 'GRAM') return salahUkuran(() => parseGram(value), nama, `${max} Gram`, max * 1000)
  if (jenis === 'PERSEN') return salahUkuran(() => parsePersen(value), nama, `${max} %`, max * 10_000)
  if (jenis === 'PILIHAN') return bebas ? '' : pilihan(nama, semua, value)
  if (!/^\d{1,9}$/.test(value)) return `${nama} Harus Bilangan Bulat`
  return Number(value) >= min && Number(value) <= max ? '' : `${nama} Harus Antara ${min} Dan ${max}`
}

/** A value as it is stored: a choice as it is spelt in the list, whatever was typed ('harga_100%' is in small letters). */
export const ejaanPara = (key: KeyParaSystem, value: string): string => {
  const { pilihan: semua = [] }: Parameter = PARA_SYSTEM[key]
  return semua.find((one) => one.toUpperCase() === value.toUpperCase()) ?? value
}

/** A value as people read it: a choice by its word, what was measured as it is. */
export const sebutPara = (key: KeyParaSystem, value: string): string => {
  const { jenis, sebut }: Parameter = PARA_SYSTEM[key]
  return jenis === 'PILIHAN' ? (sebut?.[value] ?? value.replaceAll('_', ' ')) : value
}

const KEYS = Object.keys(PARA_SYSTEM) as [KeyParaSystem, ...KeyParaSystem[]]
/** The name of a parameter. */
export const keyPara = z.enum(KEYS, { error: ({ input }) => `Parameter ${String(input)} Tidak Dikenal` })
const row = z.object({
  key: keyPara,
  value: z.string(),
  standar: z.string(),
  arti: z.string(),
  grup: z.string(),
  nama: z.string(),
  jenis: z.enum(['YA/TIDAK', 'GRAM', 'PERSEN', 'PILIHAN', 'BILANGAN']),
  pilihan: z.array(z.string()),
  satuan: z.string(),
  /** Who changed it last, null while it is the default. */
  diubah_oleh: z.string().nullable(),
  diubah_pada: z.string().nullable(),
})

export const paraSystem = endpoint({
  method: 'GET',
  path: 'para-system',
  summary: 'Semua parameter toko ini',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.array(row),
})

export const paraSystemKey = endpoint({
  method: 'GET',
  path: 'para-system/key/{key}',
  summary: 'Satu parameter toko ini',
  effect: 'read',
  access: 'session',
  input: z.object({ key: keyPara }),
  output: row,
})

export const ubahParaSystem = endpoint({
  method: 'PUT',
  path: 'para-system/key/{key}',
  summary: 'Ubah satu parameter toko ini',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ key: keyPara, value: teks('Nilai', { max: 40 }), otorisasi: otorisasiBila() }),
  output: pesan(),
})
