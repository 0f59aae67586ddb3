/** Under which name money reports show a line of cash or bank: by the document that moved it, and which way it went. */

type Arah = 'MASUK' | 'KELUAR'

/** By the code of a document; an undo without a name of its own goes by what it undoes. */
const KATEGORI: Readonly<Record<string, string | Readonly<Partial<Record<Arah, string>>>>> = {
  SA: 'SALDO AWAL',
  SAT: 'SALDO AWAL',
  FJ: { MASUK: 'PENJUALAN', KELUAR: 'TUKAR KURANG' },
  BFJ: 'BATAL PENJUALAN',
  RFJ: 'BATAL PENJUALAN',
  FB: { KELUAR: 'PEMBELIAN' },
  BFB: { MASUK: 'BATAL PEMBELIAN' },
  PSN: 'PESANAN',
  TPS: 'PESANAN',
  SRP: 'PESANAN',
  BTP: 'PESANAN',
  KCP: 'PESANAN',
  BGP: 'PESANAN',
  RFP: 'PESANAN',
  TTP: 'TITIPAN',
  UTP: 'TITIPAN',
  BTI: 'TITIPAN',
  RFT: 'TITIPAN',
  RFS: 'SERVICE',
  SV: 'SERVICE',
  PI: { KELUAR: 'HUTANG' },
  BHT: { MASUK: 'HUTANG BATAL' },
  SVD: 'SERVICE',
  SVA: 'SERVICE AMBIL',
  BSV: 'BATAL SERVICE',
  BYH: 'BAYAR BUNGA',
  LNH: 'HUTANG LUNAS',
  RMH: { MASUK: 'HUTANG LUNAS', KELUAR: 'HUTANG' },
  RFH: 'HUTANG BATAL',
  SLH: 'KELEBIHAN LELANG',
  VC: 'VOUCHER',
  VCH: 'VOUCHER',
  OTK: 'ONGKOS TUKANG',
  TUK: 'TAMBAH UANG',
  TUB: 'TAMBAH UANG',
  AUK: 'AMBIL UANG',
  AUB: 'AMBIL UANG',
  CMP: 'MARKETPLACE',
  PU: 'PINDAH UANG',
  PUT: 'PINDAH UANG',
}

/**
 * Documents that pay back another way than it came: the undo beside them takes all money back as it came, and they say what of that
 * never moved. It makes what went less; it is nothing that came.
 */
export const KEMBALI_LAIN: readonly string[] = ['RFJ', 'RFH', 'RFP', 'RFT', 'RFS']

/** Money that goes out of a sale with a deposit is what was left of that one: it goes by this code. */
export const KODE_SISA_TITIPAN = 'TTP'

/** What a bank keeps of payments, apart from what they are for. */
export const KATEGORI_BIAYA_BANK = 'BIAYA BANK'

/** The code of a document: the beginning of its number. */
export const kodeDokumen = (document: string): string => document.split('-', 1)[0] ?? ''

/**
 * The category of a line of money.
 * @param kode of the document that moved it
 * @param membatalkan code of the document that it undoes, null for none
 * @returns undefined for a document that never moves money that way
 */
export const kategoriUang = (kode: string, arah: Arah, membatalkan: string | null = null): string | undefined => {
  const punya = KATEGORI[kode] ?? (membatalkan === null ? undefined : KATEGORI[membatalkan])
  return typeof punya === 'object' ? punya[arah] : punya
}

/** A category by the code of its document and the way the money went. */
interface BarisKategori {
  kode: string
  arah: Arah
  kategori: string
  /** Its place among the others. */
  urut: number
}

/** All categories as rows: what statements join. */
export const BARIS_KATEGORI: readonly BarisKategori[] = Object.entries(KATEGORI).flatMap(([kode, punya], urut) =>
  (['MASUK', 'KELUAR'] as const).flatMap((arah) => {
    const kategori = typeof punya === 'object' ? punya[arah] : punya
    return kategori === undefined ? [] : [{ kode, arah, kategori, urut }]
  }),
)

/** Their names, each once, as filters offer them. */
export const NAMA_KATEGORI: readonly string[] = [...new Set(BARIS_KATEGORI.map(({ kategori }) => kategori))]
