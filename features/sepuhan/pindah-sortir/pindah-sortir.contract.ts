import {
  defineDokumen,
  dokumenEndpoints,
  endpoint,
  gramJumlah,
  kode,
  nomor,
  otorisasiBila,
  pesan,
  pilihan,
  tanggal,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_PINDAH_SORTIR = defineDokumen({
  tabel: 'pindah_sortir',
  nomor: 'no_pindah',
  detail: 'pindah_sortir_detail',
  kode: 'PS',
  batal: 'BPS',
  kind: 'PINDAH',
  cetak: 'PINDAH SORTIR',
})

const MENU = ['/pindah-sortir'] as const

/** A sorted piece on its tray. */
const barangSortir = z.object({
  no_faktur_beli: z.string(),
  nama_barang: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  kondisi: z.string(),
  kode_baki: z.string(),
  kode_gudang: z.string(),
  berat: gramJumlah(),
})

export const isiSortir = endpoint({
  method: 'GET',
  path: 'pindah-sortir/barang',
  summary: 'Barang di satu baki sortir, atau satu barang menurut no fakturnya',
  effect: 'read',
  access: MENU,
  input: z.object({
    kode_baki: teksBebas('Kode Baki', 10),
    no_faktur_beli: teksBebas('No Faktur', 60),
  }),
  output: z.array(barangSortir),
})

const ringkas = z.object({
  no_pindah: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  tujuan: z.enum(['BAKI', 'BOS', 'PABRIK']),
  kode_baki: z.string().nullable(),
  pihak: z.string(),
  pcs: z.int(),
  berat: gramJumlah(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
})

const lengkap = ringkas.extend({
  cetakan: z.int(),
  detail_barang: z.array(barangSortir.omit({ kode_gudang: true })),
})

export const pindahSortir = endpoint({
  method: 'POST',
  path: 'pindah-sortir',
  summary: 'Pindahkan barang sortir ke baki sortir lain, ke BOS (dari SP-BOS) atau ke PABRIK (dari SP-PBRK)',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: z
    .object({
      tujuan: pilihan('Tujuan', ['BAKI', 'BOS', 'PABRIK'], 'Harus Dipilih'),
      kode_baki: z.union([z.literal(''), kode('Kode Baki', { max: 10 })]).default(''),
      /** To whom at the factory, or another note. */
      pihak: teksBebas('Keterangan', 100),
      detail_barang: z
        .array(nomor('No Faktur'))
        .min(1, 'Data Barang Sortir Belum Dipilih')
        .max(500, 'Paling Banyak 500 Barang'),
      otorisasi: otorisasiBila(),
    })
    .refine(({ tujuan, kode_baki }) => tujuan !== 'BAKI' || kode_baki !== '', {
      path: ['kode_baki'],
      message: 'Kode Baki Harus Dipilih',
    }),
  output: pesan().extend({ no_pindah: z.string(), data: lengkap }),
})

export const {
  list: listPindahSortir,
  get: getPindahSortir,
  batal: batalPindahSortir,
} = dokumenEndpoints(DOKUMEN_PINDAH_SORTIR, {
  path: 'pindah-sortir',
  access: MENU,
  label: 'No Pindah',
  list: { summary: 'Pindah sortir satu hari toko', row: ringkas },
  get: { summary: 'Satu pindah sortir dengan barangnya', data: lengkap },
  batal: { summary: 'Kembalikan barang satu pindah sortir ke baki asalnya' },
})
