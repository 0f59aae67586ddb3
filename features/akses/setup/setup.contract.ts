import { endpoint, kode, noHpToko, rupiah, teks } from '@kencana/contract'
import { z } from 'zod'
import { userData, userIdBaru } from '../sesi/sesi.contract.ts'

/** An IANA time zone of Indonesia. */
const ZONA_WAKTU = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const
export const zonaWaktu = () => z.enum(ZONA_WAKTU, { error: 'Zona Waktu Harus Dipilih' })

/** The first two digits of every barcode: no two installations of a chain have the same. */
export const nomorInstalasi = () =>
  z.coerce
    .number({ error: 'Nomor Instalasi Harus Diisi' })
    .int('Nomor Instalasi Harus 10 Sampai 99')
    .min(10, 'Nomor Instalasi Harus 10 Sampai 99')
    .max(99, 'Nomor Instalasi Harus 10 Sampai 99')

/** What a gold shop usually has in its masters; each is entered with the shop where it is asked for, and edited there later. */
export const ISIAN_UMUM = [
  { kode: 'KATEGORI', nama: 'Kategori 8K, 16K, 17K, 24K dan LM, dengan jenis dan persentase kadarnya' },
  { kode: 'BAKI_MEJA', nama: 'Baki etalase, pembelian dan titipan' },
  { kode: 'BAKI_SEPUH', nama: 'Baki sortir, barang rusak, sepuh dan kembali sepuh' },
  { kode: 'KONDISI_PEMBELIAN', nama: 'Kondisi pembelian: BAIK, tanpa potongan' },
  { kode: 'KONDISI_PINJAMAN', nama: 'Kondisi pinjaman: NOTA LENGKAP, TANPA NOTA' },
  { kode: 'KONDISI_BARANG', nama: 'Kondisi barang: BAIK, CACAT, PATAH' },
] as const
export type IsianUmum = (typeof ISIAN_UMUM)[number]['kode']

const isianUmum = () =>
  z
    .array(
      z.enum(
        ISIAN_UMUM.map(({ kode: satu }) => satu),
        { error: 'Isian Umum Tidak Dikenal' },
      ),
    )
    .max(ISIAN_UMUM.length)

export const setup = endpoint({
  method: 'POST',
  path: 'setup',
  summary: 'Toko dan pemilik pertama, hanya selama belum ada user',
  effect: 'write',
  access: 'public',
  keyless: true,
  lateDay: true,
  input: z.object({
    kode_toko: kode('Kode Toko', { max: 10 }),
    nama_toko: teks('Nama Toko', { max: 60 }),
    alamat_toko: teks('Alamat Toko', { max: 160 }),
    no_hp: noHpToko(),
    zona_waktu: zonaWaktu(),
    kas_awal: rupiah('Kas Awal'),
    /** Left out: 10, which an installation that stands alone keeps. */
    nomor_instalasi: nomorInstalasi().optional(),
    user_id: userIdBaru(),
    user_name: teks('Nama', { max: 60 }),
    password: z
      .string({ error: 'Password Harus Diisi' })
      .min(8, 'Password Paling Sedikit 8 Huruf')
      .max(200, 'Password Terlalu Panjang'),
    /** What is entered besides; left out: nothing. */
    isian: isianUmum().optional(),
  }),
  output: userData,
})

export const health = endpoint({
  method: 'GET',
  path: 'health',
  summary: 'Menjawab ketika server siap',
  effect: 'read',
  access: 'public',
  input: z.object({}),
  output: z.object({ status: z.literal('ok'), setup_diperlukan: z.boolean(), nama_toko: z.string() }),
})
