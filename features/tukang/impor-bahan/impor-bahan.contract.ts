/** Material that craftsmen have when a shop begins: a sheet, checked first, all of it or nothing. Source: issue of opening balances, 000 G9. */
import {
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  gram,
  gramJumlah,
  kode,
  pesan,
  pilihan,
} from '@kencana/contract'
import { z } from 'zod'
import { JENIS_BAHAN } from '../bahan-tukang/bahan-tukang.contract.ts'

export const DOKUMEN_IMPOR_BAHAN = defineDokumen({
  tabel: 'impor_bahan',
  nomor: 'no_impor_bahan',
  detail: 'impor_bahan_detail',
  kode: 'SAT',
  batal: 'BAT',
  kind: 'SALDO_AWAL',
})

/** A row of the sheet, once it is right. */
export const barisBahan = z.object({
  kode_tukang: kode('Kode Tukang'),
  jenis: pilihan('Jenis', JENIS_BAHAN),
  kode_group: kode('Kategori'),
  berat: gram('Berat'),
})

const sel = z.union([z.string(), z.number(), z.null()]).optional()
const lembar = z.object({
  baris: z
    .array(z.object({ baris: z.int().optional(), kode_tukang: sel, jenis: sel, kode_group: sel, berat: sel }))
    .min(1, 'Berkas Kosong')
    .max(2_000, 'Paling Banyak 2.000 Baris'),
})

const awal = barisBahan.extend({ nama_tukang: z.string(), berat: gramJumlah() })

export const periksaImporBahan = endpoint({
  method: 'POST',
  path: 'bahan/impor/periksa',
  summary: 'Periksa berkas bahan awal tukang: semua kesalahan sekaligus, tanpa menyimpan',
  effect: 'read',
  access: 'OWN/SU',
  perBaris: true,
  input: lembar,
  output: z.object({
    awal: z.array(awal),
    berat: gramJumlah(),
    salah: z.array(z.object({ baris: z.int(), pesan: z.string() })),
  }),
})

export const imporBahan = endpoint({
  method: 'POST',
  path: 'bahan/impor',
  summary: 'Masukkan bahan awal tukang, sekali untuk tiap tukang, bahan dan kategori',
  effect: 'write',
  access: 'OWN/SU',
  perBaris: true,
  input: lembar,
  output: pesan().extend({ no_impor_bahan: z.string(), baris: z.int(), berat: gramJumlah() }),
})

const imporRow = dokumenRow(DOKUMEN_IMPOR_BAHAN, { baris: z.int(), berat: gramJumlah() })

export const {
  list: listImporBahan,
  get: getImporBahan,
  batal: batalImporBahan,
} = dokumenEndpoints(DOKUMEN_IMPOR_BAHAN, {
  path: 'bahan/awal',
  access: 'OWN/SU',
  list: {
    summary: 'Bahan awal tukang yang dimasukkan pada satu hari toko',
    path: 'bahan/awal/riwayat',
    row: imporRow,
  },
  get: { summary: 'Satu berkas bahan awal tukang', data: imporRow.extend({ cetakan: z.int(), awal: z.array(awal) }) },
  batal: { summary: 'Batalkan satu berkas bahan awal, selama bahannya masih di tukang' },
})
