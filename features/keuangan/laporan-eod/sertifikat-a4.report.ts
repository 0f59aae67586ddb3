/** The certificate as a page of A4: the same as in 40 columns, two columns of it side by side, and the QR. */
import type { OutputOf } from '@kencana/contract'
import { qrModules } from '@kencana/receipts/qr'
import { encodable, fitted, PdfPage, textWidth, writePdf } from '@kencana/reports/paper'
import type { sertifikat } from './laporan-eod.contract.ts'
import { isiSertifikat } from './sertifikat.receipt.ts'

/** A4 upright, in points. */
const A4 = { width: 595.28, height: 841.89 } as const
const TEPI = 40
const LEBAR = A4.width - 2 * TEPI
const CELAH = 24
const KOLOM = (LEBAR - CELAH) / 2
const BAWAH = A4.height - 48
const BARIS = 12
const QR = 88

type Isi = ReturnType<typeof isiSertifikat>
type Bagian = Isi['bagian'][number]

/** A text in lines no wider than a column. */
const terlipat = (text: string): string[] => {
  const lines: string[] = []
  for (const kata of encodable(text).split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && textWidth(`${last} ${kata}`, 9, 'regular') <= KOLOM)
      lines[lines.length - 1] = `${last} ${kata}`
    else lines.push(kata)
  }
  return lines
}

/** Pages that are filled column by column. */
class Kolom {
  readonly pages: PdfPage[] = []
  readonly #atas: number
  #kolom = 0
  #y = 0

  constructor(page: PdfPage, atas: number) {
    this.pages.push(page)
    this.#atas = atas
    this.#y = atas
  }

  get #page(): PdfPage {
    return this.pages[this.pages.length - 1] as PdfPage
  }

  get #x(): number {
    return TEPI + this.#kolom * (KOLOM + CELAH)
  }

  /** Goes on in the next column when so much does not fit into this one. */
  #ruang(tinggi: number): void {
    if (this.#y + tinggi <= BAWAH) return
    if (this.#kolom === 1) this.pages.push(new PdfPage(A4))
    this.#kolom = 1 - this.#kolom
    this.#y = this.pages.length === 1 ? this.#atas : TEPI
  }

  bagian({ judul, baris }: Bagian): void {
    // A head alone at the end of a column says nothing.
    this.#ruang(3 * BARIS)
    this.#page.text(fitted(encodable(judul), KOLOM, 9.5, 'bold'), this.#x, this.#y + 9, 9.5, 'bold')
    this.#page.line(this.#x, this.#y + 12, KOLOM)
    this.#y += 16
    for (const [kiri, kanan] of baris) {
      const lines = kanan === '' ? terlipat(kiri) : [encodable(kiri)]
      for (const line of lines) {
        this.#ruang(BARIS)
        this.#page.text(line, this.#x, this.#y + 9, 9)
        this.#page.text(encodable(kanan), this.#x + KOLOM, this.#y + 9, 9, 'regular', 'right')
        this.#y += BARIS
      }
    }
    this.#y += 8
  }

  qr(isi: string): void {
    this.#ruang(QR)
    this.#page.modules(qrModules(isi), this.#x, this.#y, QR)
  }
}

const kepala = (page: PdfPage, isi: OutputOf<typeof sertifikat>, { judul, kepala: fakta }: Isi): number => {
  page.text(fitted(encodable(isi.nama_toko), LEBAR - 200, 14, 'bold'), TEPI, TEPI + 12, 14, 'bold')
  page.text(judul, TEPI + LEBAR, TEPI + 12, 12, 'bold', 'right')
  page.text(fitted(encodable(isi.alamat_toko), LEBAR, 9), TEPI, TEPI + 27, 9)
  const lines = fakta.map(([label, value]) => `${label} ${value}`).join('   ')
  page.text(encodable(lines), TEPI, TEPI + 42, 9)
  page.line(TEPI, TEPI + 50, LEBAR, 1, 0.4)
  return TEPI + 62
}

/**
 * The certificate as PDF; nothing of when or by whom it is printed, so that it is the same for ever.
 * @param ke running number of this print: from 2 on it says SALINAN ke-n
 */
export const sertifikatA4 = (isi: OutputOf<typeof sertifikat>, ke = 1): Promise<Uint8Array<ArrayBuffer>> => {
  const gambar = () => {
    const semua = isiSertifikat(isi)
    const page = new PdfPage(A4)
    const out = new Kolom(page, kepala(page, isi, semua))
    for (const satu of semua.bagian) out.bagian(satu)
    out.qr(semua.qr)
    const tanda = ke > 1 ? `${isi.nomor} SALINAN ke-${ke - 1}` : isi.nomor
    for (const [at, one] of out.pages.entries()) {
      one.text(tanda, TEPI, A4.height - 28, 8)
      one.text(`${at + 1} dari ${out.pages.length}`, TEPI + LEBAR, A4.height - 28, 8, 'regular', 'right')
    }
    return out.pages
  }
  return writePdf(`Sertifikat ${isi.nomor}`, isi, gambar)
}
