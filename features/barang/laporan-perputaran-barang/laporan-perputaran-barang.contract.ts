/** What sells, what does not, and what to order again. */
import { gramJumlah, laporanEndpoint, periode, pilihan, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

/** Up to how many grams a weight range goes; the last one has no end. */
export const BATAS_RENTANG = [1, 2, 3, 5, 10, 20] as const

/** The ranges in words, from the lightest. */
export const RENTANG: readonly string[] = [
  `< ${BATAS_RENTANG[0]} g`,
  ...BATAS_RENTANG.slice(1).map((atas, at) => `${BATAS_RENTANG[at]} - ${atas} g`),
  `>= ${BATAS_RENTANG.at(-1)} g`,
]

/** How many days what is ordered should last. */
export const CUKUP = ['7', '14', '30', '60', '90'] as const

/** From how many days on a piece counts as lying still, and below how many. */
export const UMUR = ['0', '30', '60', '90', '180', '365'] as const
export const UMUR_SAMPAI = ['TANPA', '30', '60', '90', '180', '365'] as const

const golongan = { kode_group: z.string(), nama_group: z.string(), kode_dept: z.string(), rentang: z.string() }

/** What lies on trays now, and what of it was sold in the period. */
const laju = z.object({
  ...golongan,
  stok_qty: z.int(),
  stok_berat: gramJumlah(),
  /** Of them promised to somebody: kept, at the cashier, or made to order. */
  terikat: z.int(),
  /** Days since they were entered: the mean, and the one that lies longest. */
  umur: z.int(),
  tertua: z.int(),
  /** Sold from the trays; orders that were handed over are not among them. */
  jual_qty: z.int(),
  jual_berat: gramJumlah(),
  /** What was undone in these days, whenever it was sold. */
  batal_qty: z.int(),
  /** How many days what is free lasts at the pace of what was sold less undone; null where nothing was sold. */
  hari_cukup: z.int().nullable(),
  /** Pieces to order so that it lasts as long as was asked for. */
  saran: z.int(),
})

const satuan = z.object({
  kode_barang: z.string(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  ...golongan,
  kode_baki: z.string(),
  masuk: tanggal(),
  umur: z.int(),
  berat: gramJumlah(),
  nilai: rupiahJumlah(),
})

export const laporanPerputaran = laporanEndpoint({
  path: 'perputaran-barang/reports',
  summary:
    'Stok, penjualan dan saran pesan per kategori, jenis dan rentang berat; yang laris; barang yang diam, dan semua barang di baki menurut umurnya',
  access: ['/laporan-perputaran-barang'],
  input: {
    ...periode(),
    type_laporan: pilihan('Type Laporan', ['PESAN', 'LARIS', 'DIAM', 'UMUR']).default('PESAN'),
    kode_group: saring('Kategori'),
    kode_dept: saring('Jenis'),
    cukup: pilihan('Stok Untuk', CUKUP).default('30'),
    umur: pilihan('Umur', UMUR).default('90'),
    umur_sampai: pilihan('Umur Di Bawah', UMUR_SAMPAI).default('TANPA'),
  },
  by: 'type_laporan',
  rows: {
    PESAN: laju,
    /** Those that sold, what sold most first. */
    LARIS: laju,
    /** Free pieces that lie for as long as was asked for or longer, the oldest first, at today's price. */
    DIAM: satuan,
    /** The same of every piece on a tray, promised ones too: what the ages of Grafik Stok count. */
    UMUR: satuan,
  },
})
