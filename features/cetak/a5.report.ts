/** A page of A5 for customers: the parts that its papers are made of. */
import { qrModules } from '@kencana/receipts/qr'
import { encodable, type Face, fitted, PdfPage, readJpeg, textWidth } from '@kencana/reports/paper'

/** A5 upright, 148 x 210 mm, in points. */
const A5 = { width: 419.53, height: 595.28 } as const
/** Where they begin. */
export const TEPI = 30
const KANAN = A5.width - TEPI
/** How wide lines may be. */
export const LEBAR = A5.width - 2 * TEPI
const BAWAH = A5.height - 44
/** The side of a photo. */
export const FOTO = 58
const QR = 88
/** A text in lines of at most a width, broken between words and, where one is longer, inside of it. */
const terlipat = (text: string, lebar: number, ukuran: number, face: Face = 'regular'): string[] => {
  const lines: string[] = []
  const muat = (line: string) => textWidth(line, ukuran, face) <= lebar
  for (const kata of encodable(text).split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && muat(`${last} ${kata}`)) {
      lines[lines.length - 1] = `${last} ${kata}`
      continue
    }
    lines.push('')
    for (const huruf of kata) {
      const line = (lines.at(-1) ?? '') + huruf
      if (muat(line)) lines[lines.length - 1] = line
      else lines.push(huruf)
    }
  }
  return lines
}

/** What stands left, and what stands right of it. */
type Pasang = readonly [kiri: string, kanan: string, ...lain: readonly unknown[]]

/** A line of a piece or of a sum, as it is drawn. */
interface Baris {
  kiri: string
  kanan: string
  face: Face
}

/** An amount is never cut: what stands before it takes lines of its own. */
export const baris = ([kiri, kanan]: Pasang, lebar: number, face: Face = 'regular'): Baris[] => {
  const sisa = lebar - (kanan === '' ? 0 : textWidth(kanan, 9, face) + 10)
  const lines = terlipat(kiri, sisa, 9, face)
  return (lines.length === 0 ? [''] : lines).map((line, at) => ({
    kiri: line,
    kanan: at === lines.length - 1 ? kanan : '',
    face,
  }))
}

/** The pages of one paper, drawn from top to bottom. */
export class Halaman {
  readonly pages: PdfPage[] = []
  #y = 0

  constructor() {
    this.baru()
  }

  get #page(): PdfPage {
    return this.pages[this.pages.length - 1] as PdfPage
  }

  baru(): void {
    this.pages.push(new PdfPage(A5))
    this.#y = TEPI
  }

  /** Starts a page when so much does not fit on this one. */
  ruang(tinggi: number): void {
    if (this.#y + tinggi > BAWAH) this.baru()
  }

  garis(): void {
    this.#page.line(TEPI, this.#y + 4, LEBAR)
    this.#y += 11
  }

  /** The shop with the name of the paper. @param tanda that it is a copy */
  toko(kepala: readonly string[], judul: string, tanda: string): void {
    const [nama = '', ...lines] = kepala.map((line) => encodable(line.trim()))
    this.#page.text(fitted(nama, LEBAR - 30 - textWidth(judul, 13, 'bold'), 13, 'bold'), TEPI, this.#y + 11, 13, 'bold')
    this.#page.text(judul, KANAN, this.#y + 11, 13, 'bold', 'right')
    this.#page.text(tanda, KANAN, this.#y + 25, 9, 'bold', 'right')
    this.#y += 14
    for (const line of lines) {
      this.#y += 11
      this.#page.text(fitted(line, LEBAR - 90, 8.5), TEPI, this.#y, 8.5)
    }
    this.#y += tanda === '' || lines.length > 0 ? 6 : 17
  }

  fakta(list: readonly Pasang[]): void {
    for (const [label, isi] of list) {
      this.#page.text(label, TEPI, this.#y + 9, 8.5)
      for (const line of terlipat(isi, LEBAR - 52, 9)) {
        this.#page.text(line, TEPI + 52, this.#y + 9, 9)
        this.#y += 12
      }
    }
  }

  /** Lines with their amounts, after a photo where there is one; they stay together. */
  blok(list: readonly Baris[], kiri: number, foto?: Uint8Array<ArrayBuffer>): void {
    const tinggi = Math.max(foto ? FOTO : 0, list.length * 12) + 8
    this.ruang(tinggi)
    if (foto) this.#page.image(readJpeg(foto), TEPI, this.#y, FOTO, FOTO)
    for (const [at, one] of list.entries()) {
      const y = this.#y + 9 + at * 12
      this.#page.text(one.kiri, kiri, y, 9, one.face)
      this.#page.text(one.kanan, KANAN, y, 9, one.face, 'right')
    }
    this.#y += tinggi
  }

  /** Further photos, side by side. */
  deret(foto: readonly Uint8Array<ArrayBuffer>[], kiri: number): void {
    if (foto.length === 0) return
    this.ruang(FOTO + 8)
    for (const [at, one] of foto.entries()) this.#page.image(readJpeg(one), kiri + at * (FOTO + 8), this.#y, FOTO, FOTO)
    this.#y += FOTO + 8
  }

  tengah(text: string, ukuran: number, face: Face = 'regular'): void {
    for (const line of terlipat(text, LEBAR, ukuran, face)) {
      this.ruang(ukuran * 1.4)
      this.#page.text(line, A5.width / 2, this.#y + ukuran, ukuran, face, 'center')
      this.#y += ukuran * 1.4
    }
  }

  qr(isi: string, kata: readonly string[]): void {
    this.ruang(QR + 12)
    this.#page.modules(qrModules(isi), TEPI, this.#y, QR)
    const lines = kata.flatMap((text) => terlipat(text, LEBAR - QR - 16, 8.5))
    for (const [at, line] of lines.entries()) this.#page.text(line, TEPI + QR + 16, this.#y + 9 + at * 11, 8.5)
    this.#y += QR + 12
  }

  /** Where two people sign. */
  tandaTangan(kiri: string, kanan: string): void {
    this.ruang(62)
    for (const [at, nama] of [kiri, kanan].entries()) {
      const x = TEPI + (at === 0 ? 0 : LEBAR - 130)
      this.#page.text(nama, x + 65, this.#y + 10, 8.5, 'regular', 'center')
      this.#page.line(x, this.#y + 52, 130)
    }
    this.#y += 62
  }

  /** Which page of which paper: a second page alone must not pass for another one's. */
  kaki(nomor: string, tanda: string): void {
    const teks = [nomor, tanda].filter(Boolean).join(' ')
    for (const [at, page] of this.pages.entries()) {
      page.text(teks, TEPI, A5.height - 24, 8)
      page.text(`${at + 1} dari ${this.pages.length}`, KANAN, A5.height - 24, 8, 'regular', 'right')
    }
  }
}
