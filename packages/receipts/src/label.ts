/** Labels of pieces as drawings in millimetres: preview, print, PDF sheet and label printer all draw the same. */
import { terbaca } from '@kencana/ledger'
import { adalahEan, code128, ean13 } from './code128.ts'
import { ascii, wrap } from './layout.ts'

/** What stands on one label. */
export interface IsiLabel {
  kode_barcode: string
  /** The name of the piece. */
  judul: string
  /** Below it, most important first: what does not fit is left out from the end. */
  baris: readonly string[]
  /** A number below the name that is worth nothing cut short: 'TTP-TK01-260303-0001' is drawn as small as it has to be. */
  nomor?: string
  /** 'SALINAN ke-1'; always fits. */
  tanda?: string
}

/** A filled box; x and y from the upper left corner. */
export interface Kotak {
  x: number
  y: number
  lebar: number
  tinggi: number
}

/** A line of text; y is its base line, `ukuran` the height of the face. */
export interface Teks {
  x: number
  y: number
  ukuran: number
  tebal: boolean
  isi: string
}

/** A label as it will be printed, in mm. */
export interface GambarLabel {
  lebar: number
  tinggi: number
  /** The bars one by one. */
  kotak: readonly Kotak[]
  /** Where all bars stand together, for printers that draw them themselves. */
  batang: Kotak & { kode: string; modul: number }
  teks: readonly Teks[]
  /** Where the label is folded, from the left; what lies right of the last one stays empty. */
  lipat: readonly number[]
}

interface Template {
  nama: string
  lebar: number
  tinggi: number
  batang: Kotak
  /** The code in digits, under its bars. */
  kode: { x: number; y: number; ukuran: number }
  /** Where the text stands: lines of `ukuran` with `jarak` between their base lines. */
  teks: { x: number; y: number; lebar: number; ukuran: number; jarak: number; baris: number }
  lipat: readonly number[]
}

/** The labels that jewellers use. */
export const TEMPLATE_LABEL = {
  /** A tag folded around the piece: bars on one flag, text on the other, the tail goes through the ring. */
  LIPAT: {
    nama: 'Tag lipat 80 x 12 mm',
    lebar: 80,
    tinggi: 12,
    batang: { x: 1.5, y: 1.2, lebar: 23, tinggi: 6.4 },
    kode: { x: 4.6, y: 10.4, ukuran: 2.6 },
    teks: { x: 27.6, y: 2.9, lebar: 23, ukuran: 2.2, jarak: 2.6, baris: 4 },
    lipat: [26, 52],
  },
  TEMPEL: {
    nama: 'Stiker 60 x 20 mm',
    lebar: 60,
    tinggi: 20,
    batang: { x: 2, y: 3, lebar: 28, tinggi: 10.5 },
    kode: { x: 7, y: 16.8, ukuran: 2.8 },
    teks: { x: 32.5, y: 5.2, lebar: 26, ukuran: 2.6, jarak: 3.3, baris: 5 },
    lipat: [],
  },
  KECIL: {
    nama: 'Stiker kecil 33 x 15 mm',
    lebar: 33,
    tinggi: 15,
    batang: { x: 2, y: 1, lebar: 29, tinggi: 5 },
    kode: { x: 8.5, y: 8.2, ukuran: 2.2 },
    teks: { x: 2, y: 10.4, lebar: 29.5, ukuran: 1.9, jarak: 2, baris: 3 },
    lipat: [],
  },
} as const satisfies Record<string, Template>

/** Name of a label. */
export type NamaTemplate = keyof typeof TEMPLATE_LABEL

// Capitals of a plain face are about so wide as the face is high.
const LEBAR_HURUF = 0.66

const huruf = (lebar: number, ukuran: number): number => Math.floor(lebar / (ukuran * LEBAR_HURUF))

/** Two dots of a label printer at 203 dpi: what is narrower is not read. */
const MODUL_EAN = 0.25

const bars = (kode: string, { x, y, lebar, tinggi }: Kotak) => {
  const ean = adalahEan(kode)
  const widths = ean ? ean13(kode) : code128(kode)
  const muat = lebar / widths.reduce((sum, one) => sum + one, 0)
  const modul = ean ? Math.max(muat, MODUL_EAN) : muat
  const kotak: Kotak[] = []
  let at = x
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) kotak.push({ x: at, y, lebar: width * modul, tinggi })
    at += width * modul
  }
  return { kotak, modul }
}

/** The drawing of one label. */
export const gambarLabel = (
  template: NamaTemplate,
  { kode_barcode, judul, baris, nomor, tanda }: IsiLabel,
): GambarLabel => {
  const { lebar, tinggi, batang, kode, teks, lipat }: Template = TEMPLATE_LABEL[template]
  const { kotak, modul } = bars(kode_barcode, batang)
  const banyak = huruf(teks.lebar, teks.ukuran)
  const tetap = nomor === undefined ? [] : [nomor]
  const akhir = tanda === undefined ? [] : [tanda]
  const sisa = teks.baris - tetap.length - akhir.length
  // A long name takes a second line where there is one to spare; then come as many of the others as fit.
  const nama = wrap(judul, banyak).slice(0, sisa - 1 - baris.length > 0 ? 2 : 1)
  const lines = [...nama, ...tetap, ...baris.slice(0, Math.max(sisa - nama.length, 0)), ...akhir]
  return {
    lebar,
    tinggi,
    kotak,
    batang: { ...batang, kode: kode_barcode, modul },
    teks: [
      {
        x: adalahEan(kode_barcode) ? batang.x : kode.x,
        y: kode.y,
        ukuran: kode.ukuran,
        tebal: false,
        isi: kode_barcode,
      },
      ...lines.map((isi, at) => ({
        x: teks.x,
        y: teks.y + at * teks.jarak,
        ukuran: isi === nomor ? Math.min(teks.ukuran, teks.lebar / (isi.length * LEBAR_HURUF)) : teks.ukuran,
        tebal: at < nama.length,
        isi: isi === nomor ? ascii(isi) : terbaca(ascii(isi)).slice(0, banyak),
      })),
    ],
    lipat,
  }
}
