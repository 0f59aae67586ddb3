import {
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  gram,
  gramJumlah,
  kode,
  otorisasi,
  pesan,
  pilihan,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { JENIS_BAHAN } from '../bahan-tukang/bahan-tukang.contract.ts'

export const DOKUMEN_BAHAN_STOK = defineDokumen({
  tabel: 'bahan_stok',
  nomor: 'no_bahan_stok',
  detail: 'bahan_stok_detail',
  kode: 'BM',
  batal: 'BBM',
  kind: ['BAHAN_MASUK', 'LEBUR'],
  cetak: 'BAHAN_STOK',
})

/** What OWN or SU agree to: more was lost than the allowance. */
export const OTORISASI_LEBUR = 'SUSUT LEBUR'
export const OTORISASI_BAHAN_BOS = 'BAHAN DARI BOS'

/** Where the shop's material comes from. */
export const SUMBER_BAHAN = ['HANCUR', 'BOS', 'PABRIK', 'STOK_AWAL'] as const

const MENU = ['/tambah-bahan-tukang'] as const
const DUA = ['/tambah-bahan-tukang', '/ambil-bahan-tukang'] as const

/** One source as it is entered. */
export const sumberBahan = z.object({
  sumber: pilihan('Sumber', SUMBER_BAHAN, 'Harus Dipilih'),
  kode_group: kode('Kategori', { pesan: 'Harus Dipilih' }),
  berat: gram('Berat').refine((berat) => berat > 0, 'Berat Harus Lebih Dari 0'),
})

/** What comes of the sources. */
export const hasilBahan = z.object({
  jenis: pilihan('Jenis', JENIS_BAHAN, 'Harus Dipilih'),
  kode_group: kode('Kategori', { pesan: 'Harus Dipilih' }),
  /** As weighed: what is missing of what the sources should give is loss. */
  jml_bahan: gram('Berat Jadi').refine((berat) => berat > 0, 'Berat Jadi Harus Lebih Dari 0'),
  keterangan: teksBebas('Keterangan', 120),
})

const stokRow = dokumenRow(DOKUMEN_BAHAN_STOK, {
  jenis: z.enum(JENIS_BAHAN),
  kode_group: z.string(),
  /** Other groups were melted into this one. */
  lebur: z.boolean(),
  jml_bahan: gramJumlah(),
  susut: gramJumlah(),
  keterangan: z.string(),
})

const stokLengkap = stokRow.extend({
  cetakan: z.int(),
  detail_bahan: z.array(z.object({ sumber: z.enum(SUMBER_BAHAN), kode_group: z.string(), berat: gramJumlah() })),
})

export const isiBahanStok = endpoint({
  method: 'POST',
  path: 'bahan/stok',
  summary: 'Isi bahan toko dari emas hancur, bos, pabrik atau stok awal; kategori campuran dilebur',
  effect: 'write',
  access: MENU,
  aksi: 'isi',
  input: hasilBahan.extend({
    detail_bahan: z.array(sumberBahan).min(1, 'Sumber Bahan Masih Kosong').max(50, 'Paling Banyak 50 Sumber'),
    /** Agreement to a loss above the allowance. */
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ no_bahan_stok: z.string(), data: stokLengkap }),
})

export const saldoBahanStok = endpoint({
  method: 'GET',
  path: 'bahan/stok',
  summary: 'Bahan toko per jenis dan kategori, dan emas hancur yang bisa dijadikan bahan',
  effect: 'read',
  access: DUA,
  input: z.object({}),
  output: z.object({
    bahan: z.array(z.object({ jenis: z.enum(JENIS_BAHAN), kode_group: z.string(), berat: gramJumlah() })),
    hancur: z.array(z.object({ kode_group: z.string(), berat: gramJumlah() })),
    /** What lay there before the books were opened can still be entered. */
    stok_awal: z.boolean(),
  }),
})

export const {
  list: listBahanStok,
  get: getBahanStok,
  batal: batalBahanStok,
} = dokumenEndpoints(DOKUMEN_BAHAN_STOK, {
  path: 'bahan/stok',
  access: MENU,
  list: { summary: 'Pengisian bahan toko pada satu hari toko', path: 'bahan/stok/riwayat', row: stokRow },
  get: { summary: 'Satu pengisian bahan toko dengan sumbernya', data: stokLengkap },
  batal: { summary: 'Batalkan satu pengisian bahan toko dengan jurnal pembalik, selama bahannya masih di toko' },
})
