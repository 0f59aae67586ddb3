/**
 * A PDF of text, lines, boxes and photos in two built-in fonts, and outlines of what those lack: all that our papers need, in 3 kB
 * instead of a library's 130.
 */
import { terbaca } from '@kencana/ledger'
import { type Face, textWidth } from './font.ts'
import type { PdfImage } from './jpeg.ts'
import { letterOf, prepareLetters } from './letters.ts'
import { PdfLetters } from './pdf-letters.ts'

/** A4 landscape, 297 x 210 mm, in points. */
export const PAGE = { width: 841.89, height: 595.28 } as const

/** A page's measures in points. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** By so much modules reach into each other: readers of PDF leave a light seam between boxes that only touch. */
const OVERLAP = 0.12

const round = (value: number): number => Math.round(value * 100) / 100

// Parentheses and backslashes are the string's own signs.
const escaped = (text: string): string => (/[\\()]/.test(text) ? text.replace(/[\\()]/g, '\\$&') : text)

/** A piece of a page: drawn as it is, or in the letters of its file. */
type Piece = string | ((letters: PdfLetters) => string)

const BEYOND = /[\u0100-\uffff]+/
/** A text with letters that its font lacks, in turn with them. */
const mixed =
  (place: string, text: string, size: number, face: Face, font: string) =>
  (letters: PdfLetters): string =>
    [
      place,
      ...text
        .split(/([\u0100-\uffff]+)/)
        .map((part, at) => {
          if (at % 2 === 0) return part === '' ? '' : `${at > 0 ? `${font} ` : ''}(${escaped(part)}) Tj`
          const known = part.replace(/./g, (sign) => (letterOf(sign) ? sign : ''))
          return known === '' ? '' : letters.show(known, size, face)
        })
        .filter(Boolean),
    ].join(' ')

const grey = (value: number): string => `${round(value)} g`

/** The content of one page; y counts from the top. */
export class PdfPage {
  readonly size: PageSize
  readonly #boxes: string[] = []
  readonly #texts: Piece[] = []
  readonly #drawn: string[] = []
  /** Its photos, each named by its place here. */
  readonly images: PdfImage[] = []
  #font = ''

  constructor(size: PageSize = PAGE) {
    this.size = size
  }

  /** A filled box. @param shade 0 black to 1 white */
  box(x: number, y: number, width: number, height: number, shade: number): void {
    this.#boxes.push(
      `${grey(shade)} ${round(x)} ${round(this.size.height - y - height)} ${round(width)} ${round(height)} re f`,
    )
  }

  /** A photo, as large as fits into a box and in the middle of it. */
  image(image: PdfImage, x: number, y: number, width: number, height: number): void {
    const scale = Math.min(width / image.width, height / image.height)
    const [w, h] = [image.width * scale, image.height * scale]
    const left = x + (width - w) / 2
    const bottom = this.size.height - y - (height + h) / 2
    this.#drawn.push(
      `q ${round(w)} 0 0 ${round(h)} ${round(left)} ${round(bottom)} cm /I${this.images.push(image) - 1} Do Q`,
    )
  }

  /** A square of dark modules, row by row: a QR code. */
  modules(rows: readonly (readonly boolean[])[], x: number, y: number, size: number): void {
    const module = size / rows.length
    for (const [down, row] of rows.entries())
      for (let at = 0; at < row.length; at += 1) {
        if (!row[at]) continue
        const from = at
        while (row[at + 1]) at += 1
        this.box(x + from * module, y + down * module, (at + 1 - from) * module + OVERLAP, module + OVERLAP, 0)
      }
  }

  /** A horizontal line. */
  line(x: number, y: number, width: number, thickness = 0.5, shade = 0.7): void {
    this.box(x, y, width, thickness, shade)
  }

  /** A text with its base line at y, its days in the form of the page; align 'right' ends at x, 'center' has its middle there. */
  text(
    isi: string,
    x: number,
    y: number,
    size: number,
    face: Face = 'regular',
    align: 'left' | 'right' | 'center' = 'left',
  ): void {
    if (isi === '') return
    const text = terbaca(isi)
    const width = align === 'left' ? 0 : textWidth(text, size, face)
    const left = align === 'right' ? x - width : align === 'center' ? x - width / 2 : x
    const font = `/${face === 'bold' ? 'B' : 'R'} ${size} Tf`
    if (font !== this.#font) {
      this.#font = font
      this.#texts.push(font)
    }
    const place = `1 0 0 1 ${round(left)} ${round(this.size.height - y)} Tm`
    if (!BEYOND.test(text)) {
      this.#texts.push(`${place} (${escaped(text)}) Tj`)
      return
    }
    this.#texts.push(mixed(place, text, size, face, font))
    // The next text says its own.
    this.#font = ''
  }

  /** The page's drawing commands. @param letters those of its file that its fonts lack; what it shows is added */
  content(letters: PdfLetters): string {
    const texts = this.#texts.map((piece) => (typeof piece === 'string' ? piece : piece(letters)))
    return `${[...this.#boxes, ...this.#drawn].join('\n')}\n0 g BT\n${texts.join('\n')}\nET`
  }
}

const latin1 = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

const deflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const colours = ({ grey: one }: PdfImage): string => (one ? 'DeviceGray' : 'DeviceRGB')

const imageHead = (image: PdfImage): string =>
  `<</Type/XObject/Subtype/Image/Width ${image.width}/Height ${image.height}/ColorSpace/${colours(image)}/BitsPerComponent 8/Filter/DCTDecode/Length ${image.bytes.length}>>`

const font = (name: string): string => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`

// PDF texts outside of pages: UTF-16 as hex, so that any title can stand in the reader's window.
const hexText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`

/** The objects of a file with where each begins. */
class PdfBody {
  readonly #parts: Uint8Array<ArrayBuffer>[] = []
  readonly #offsets: number[] = []
  #length = 0

  #put(part: string | Uint8Array<ArrayBuffer>): void {
    const bytes = typeof part === 'string' ? latin1(part) : part
    this.#parts.push(bytes)
    this.#length += bytes.length
  }

  head(): void {
    this.#put('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n')
  }

  object(id: number, dictionary: string, stream?: Uint8Array<ArrayBuffer>): void {
    this.#offsets[id] = this.#length
    this.#put(`${id} 0 obj\n${dictionary}\n`)
    if (stream) {
      this.#put('stream\n')
      this.#put(stream)
      this.#put('\nendstream\n')
    }
    this.#put('endobj\n')
  }

  async deflated(id: number, content: string): Promise<void> {
    const stream = await deflated(latin1(content))
    this.object(id, `<</Length ${stream.length}/Filter/FlateDecode>>`, stream)
  }

  /** The whole, with its table of contents. @param info number of the object that tells the title */
  file(info: number): Uint8Array<ArrayBuffer> {
    const start = this.#length
    const entries = this.#offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    this.#put(`xref\n0 ${this.#offsets.length}\n0000000000 65535 f \n${entries.join('')}`)
    this.#put(`trailer\n<</Size ${this.#offsets.length}/Root 1 0 R/Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`)
    const file = new Uint8Array(this.#length)
    let at = 0
    for (const part of this.#parts) {
      file.set(part, at)
      at += part.length
    }
    return file
  }
}

/**
 * The file of some pages.
 * @param data what they are made of: letters beyond Latin-1 in it are made ready before the pages are drawn
 * @param onPage told after each page, with its number and how many there are
 */
export const writePdf = async (
  title: string,
  data: unknown,
  draw: () => readonly PdfPage[],
  onPage: (done: number, all: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> => {
  await prepareLetters(data)
  const pages = draw()
  const letters = new PdfLetters()
  const contents = pages.map((page) => page.content(letters))
  const body = new PdfBody()
  const pageId = (at: number) => 6 + at * 2
  const images = [...new Set(pages.flatMap((page) => page.images))]
  const imageId = (image: PdfImage) => pageId(pages.length) + images.indexOf(image)
  const letterId = pageId(pages.length) + images.length
  const fonts = `/R 3 0 R/B 4 0 R${letters.names(letterId)}`
  body.head()
  body.object(1, '<</Type/Catalog/Pages 2 0 R>>')
  body.object(2, `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${pageId(at)} 0 R`).join(' ')}]>>`)
  body.object(3, font('Helvetica'))
  body.object(4, font('Helvetica-Bold'))
  body.object(5, `<</Title ${hexText(title)}/Producer (Kencana)>>`)
  for (const [at, page] of pages.entries()) {
    const id = pageId(at)
    const photos = page.images.map((image, nth) => `/I${nth} ${imageId(image)} 0 R`).join('')
    const used = `/Resources<</Font<<${fonts}>>${photos === '' ? '' : `/XObject<<${photos}>>`}>>`
    const box = `/MediaBox[0 0 ${page.size.width} ${page.size.height}]`
    body.object(id, `<</Type/Page/Parent 2 0 R${box}${used}/Contents ${id + 1} 0 R>>`)
    await body.deflated(id + 1, contents[at] ?? '')
    onPage(at + 1, pages.length)
  }
  for (const image of images) body.object(imageId(image), imageHead(image), image.bytes)
  for (const [at, one] of letters.objects(letterId).entries()) {
    if (one.stream === undefined) body.object(letterId + at, one.dictionary)
    else await body.deflated(letterId + at, one.stream)
  }
  return body.file(5)
}
