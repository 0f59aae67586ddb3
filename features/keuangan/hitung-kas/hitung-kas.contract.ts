/** Cash counted by denomination, blind: no answer tells what the books say before a count is sent. Source: controls, counting. */
import {
  bilangan,
  defineDokumen,
  dokumenRow,
  endpoint,
  kode,
  listEndpoint,
  nomor,
  otorisasiBila,
  pesan,
  rupiahJumlah,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_HITUNG_KAS = defineDokumen({
  tabel: 'hitung_kas',
  nomor: 'no_hitung',
  kode: 'HK',
  kind: null,
  cetak: 'HITUNG KAS',
  nama: 'Hitungan',
})

/** What is asked for when nobody else counts a second time, and when a difference is booked. */
export const SAKSI_HITUNG_KAS = 'HITUNG KAS'
export const OTORISASI_SELISIH_KAS = 'SELISIH KAS'

/** Notes and coins, the largest first. */
export const PECAHAN = ['100000', '50000', '20000', '10000', '5000', '2000', '1000', '500', '200', '100'] as const

type Pecahan = (typeof PECAHAN)[number]

const MENU = ['/hitung-kas'] as const

const satuPecahan = (pecahan: Pecahan) => bilangan(`Lembar ${pecahan}`, { max: 1_000_000 }).optional()

/** How many there are of each; what is left out is none, and somebody who counted an empty drawer says 0. */
const lembar = z
  .object(
    Object.fromEntries(PECAHAN.map((one) => [one, satuPecahan(one)])) as Record<
      Pecahan,
      ReturnType<typeof satuPecahan>
    >,
  )
  .refine((isi) => Object.values(isi).some((one) => one !== undefined), 'Isi Jumlah Lembar, 0 Bila Laci Kosong')

const hitungRow = dokumenRow(DOKUMEN_HITUNG_KAS, {
  kode_laci: z.string(),
  /** Waits for somebody else; then no figure is told. */
  menunggu: z.boolean(),
  /** Who counted a second time, and when. */
  kedua_oleh: z.string().nullable(),
  kedua_pada: z.string().nullable(),
  /** Of the count that holds: what was counted, what the books said then, and how much more there was. */
  dihitung: rupiahJumlah().nullable(),
  saldo: rupiahJumlah().nullable(),
  selisih: rupiahJumlah().nullable(),
  /** The money by hand that booked it, null while none stands. */
  no_uang: z.string().nullable(),
  /** Whether it is its drawer's newest: no other one's difference is booked. */
  terakhir: z.boolean(),
})

const hitungLengkap = hitungRow.extend({
  lembar: z.record(z.string(), z.int()).nullable(),
  cetakan: z.int(),
})

const jawab = () => pesan().extend({ no_hitung: z.string(), data: hitungLengkap })

export const hitungKas = endpoint({
  method: 'POST',
  path: 'hitung-kas',
  summary: 'Hitung isi laci menurut pecahan, tanpa melihat buku',
  effect: 'write',
  access: MENU,
  aksi: 'hitung',
  lateDay: true,
  input: z.object({ kode_laci: kode('Laci').or(z.literal('-')).default('-'), lembar }),
  output: jawab(),
})

export const hitungKedua = endpoint({
  method: 'POST',
  path: 'hitung-kas/{no_hitung}/kedua',
  summary: 'Hitung laci yang selisih sekali lagi, oleh user lain',
  effect: 'write',
  access: MENU,
  aksi: 'hitung',
  lateDay: true,
  input: z.object({ no_hitung: nomor('No Hitung'), lembar, otorisasi: otorisasiBila() }),
  output: jawab(),
})

export const bukukanSelisih = endpoint({
  method: 'POST',
  path: 'hitung-kas/{no_hitung}/buku',
  summary: 'Bukukan selisih hitungan terakhir satu laci',
  effect: 'write',
  access: MENU,
  aksi: 'buku',
  input: z.object({ no_hitung: nomor('No Hitung'), otorisasi: otorisasiBila() }),
  output: jawab().extend({ no_uang: z.string() }),
})

export const listHitungKas = listEndpoint({
  path: 'hitung-kas',
  summary: 'Hitungan kas satu hari toko',
  access: MENU,
  row: hitungRow,
})

export const getHitungKas = endpoint({
  method: 'GET',
  path: 'hitung-kas/get/{no_hitung}',
  summary: 'Satu hitungan kas',
  effect: 'read',
  access: MENU,
  input: z.object({ no_hitung: nomor('No Hitung') }),
  output: hitungLengkap,
})

/** Who counted each drawer last, and whether somebody is awaited. */
export const keadaanKas = endpoint({
  method: 'GET',
  path: 'hitung-kas/keadaan',
  summary: 'Setiap laci toko: hitungan yang menunggu orang kedua, dan yang terakhir hari ini',
  effect: 'read',
  access: MENU,
  input: z.object({}),
  output: z.object({
    /** The asker's own. */
    milik: z.string(),
    laci: z.array(
      z.object({
        kode_laci: z.string(),
        nama_laci: z.string(),
        pemegang: z.array(z.string()),
        menunggu: hitungRow.nullable(),
        terakhir: hitungRow.nullable(),
      }),
    ),
  }),
})
