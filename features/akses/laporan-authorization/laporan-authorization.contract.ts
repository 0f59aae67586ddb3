/** What was entered against what the rules had worked out: every price, deduction, discount, fee, loan and loss. Source: areas 09-otorisasi 9.2. */
import { gramJumlah, laporanEndpoint, periode, pilihan, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { aturan, KINDS, type Kind } from '@kencana/ledger'
import { z } from 'zod'

/** What deviates in rupiah. Pieces of an exchange are bought at a price as well; what was agreed to with a deposit is no deviation of its sale. */
export const KATEGORI_BEDA = [
  'HARGA JUAL',
  'DISKON SERAH',
  'HARGA TITIP',
  'HARGA BELI',
  'HARGA TUKAR',
  'HARGA LELANG',
  'POTONGAN MANUAL',
  'KONDISI BELI',
  'HANGUS TITIPAN',
  'BIAYA MARKETPLACE',
  'PLAFON HUTANG',
  'BUNGA HUTANG',
  'DISKON BUNGA',
  'TAMBAHAN SERVICE',
  'HANGUS SERVICE',
  'ONGKOS SERVICE',
  'ONGKOS TUKANG',
  'KUNCI HARGA',
  'UANG TITIPAN',
] as const

/** What may lose weight, by the kind of its jurnal. */
export const KIND_SUSUT: readonly Kind[] = (Object.keys(KINDS) as Kind[]).filter((kind) => {
  const { gerak, bebas = [] } = aturan(kind)
  return [...bebas, ...gerak.flatMap((one) => one.ke)].some((akun) => akun === 'SUSUT' || akun === 'SELISIH')
})

/** Whose doings are summed up. */
export const PER_SIAPA = ['USER', 'SALES', 'TOKO', 'KATEGORI'] as const

const ukuran = <J extends z.ZodType>(jumlah: () => J) => ({
  hitung: jumlah(),
  input: jumlah(),
  /** What the shop got more of it, or paid less; below zero it lost. */
  selisih: jumlah(),
  /** Of what was worked out, in thousandths of a percent; below zero the shop lost. */
  persen: z.int(),
  /** MENYIMPANG (two deviations from the mean of its kind in this report), or '-'. */
  tanda: z.string(),
})

const rekap = <J extends z.ZodType>(jumlah: () => J) =>
  z.object({
    /** A user, a sales person, a shop, or '-' for all of a kind. */
    siapa: z.string(),
    kategori: z.string(),
    /** Lines of the kind, and how many of them differ. */
    baris: z.int(),
    beda: z.int(),
    ...ukuran(jumlah),
  })

const detail = <J extends z.ZodType>(jumlah: () => J) =>
  z.object({
    tgl_system: tanggal(),
    kategori: z.string(),
    dokumen: z.string(),
    /** The document in whose list it is read: the order of a handing over, the loan of a payment. */
    induk: z.string(),
    nama: z.string(),
    kode_sales: z.string(),
    user_id: z.string(),
    /** Who agreed; '-' for what lay within a limit. */
    disetujui_oleh: z.string(),
    ...ukuran(jumlah),
  })

export const laporanBeda = laporanEndpoint({
  path: 'authorization/get/report',
  summary: 'Penyimpangan pada suatu masa: yang dihitung aturan dibanding yang diisi, disetujui atau dalam batas',
  access: ['/laporan-authorization'],
  input: {
    ...periode(),
    type_laporan: pilihan('Type Laporan', ['REKAP', 'DETAIL', 'SUSUT', 'SUSUT DETAIL']).default('REKAP'),
    /** TOKO: every shop of the installation beside each other, for OWN and SU. */
    per: pilihan('Per', PER_SIAPA).default('USER'),
    kategori: saring('Kategori', 60),
    user_id: saring('User'),
    kode_sales: saring('Sales'),
  },
  by: 'type_laporan',
  rows: {
    REKAP: rekap(rupiahJumlah),
    DETAIL: detail(rupiahJumlah),
    /** Weight that went into work against what came of it. */
    SUSUT: rekap(gramJumlah),
    'SUSUT DETAIL': detail(gramJumlah),
  },
})
