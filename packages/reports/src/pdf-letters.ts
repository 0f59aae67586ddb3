/** Letters beyond Latin-1 in a PDF: fonts of type 3, which draw the outlines of just the signs that the paper shows. */
import type { Face } from './font.ts'
import { type Letter, letterOf } from './letters.ts'

/** So many codes has a font. */
const CODES = 256

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/** How thick a bold letter's edge is drawn beside its fill, in 1/1000 of its size. */
const BOLD = 36

interface Drawn {
  sign: string
  letter: Letter
  face: Face
}

/** One object of the file: a dictionary, or what a stream says. */
export type PdfObject = { readonly dictionary: string; readonly stream?: never } | { readonly stream: string }

/** The signs of one file that its own fonts lack, each with its place in a font of the file. */
export class PdfLetters {
  readonly #codes = new Map<string, number>()
  readonly #drawn: Drawn[] = []

  /** How many fonts there are. */
  get fonts(): number {
    return Math.ceil(this.#drawn.length / CODES)
  }

  /** What draws signs that are known (letterOf), each in the font that has it. */
  show(signs: string, size: number, face: Face): string {
    let [shown, font] = ['', -1]
    for (const sign of signs) {
      const code = this.#code(sign, face)
      const here = Math.floor(code / CODES)
      if (here !== font) shown += `${font < 0 ? '' : '> Tj '}/L${here} ${size} Tf <`
      font = here
      shown += hex(code % CODES, 2)
    }
    return `${shown}> Tj`
  }

  #code(sign: string, face: Face): number {
    const key = `${face} ${sign}`
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    const letter = letterOf(sign)
    if (!letter) throw new RangeError(`${sign} is not drawn by any font`)
    this.#codes.set(key, this.#drawn.length)
    return this.#drawn.push({ sign, letter, face }) - 1
  }

  /** The objects of the fonts, from a first number on: each font, then its table of what its codes mean, then its outlines. */
  objects(first: number): PdfObject[] {
    const out: PdfObject[] = []
    for (let from = 0; from < this.#drawn.length; from += CODES)
      out.push(...fontObjects(this.#drawn.slice(from, from + CODES), first + out.length))
    return out
  }

  /** Where each font stands among the objects that begin at a number. */
  names(first: number): string {
    const per = (at: number) => Math.min(CODES, this.#drawn.length - at * CODES) + 2
    let id = first
    return Array.from({ length: this.fonts }, (_, at) => {
      const name = `/L${at} ${id} 0 R`
      id += per(at)
      return name
    }).join('')
  }
}

// What a reader copies and searches.
const meaning = (drawn: readonly Drawn[]): string =>
  `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /L def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${chunks(drawn.map(({ sign }, code) => `<${hex(code, 2)}> <${hex(sign.charCodeAt(0), 4)}>`))}
endcmap end end`

/** A table may say a hundred at a time. */
const chunks = (lines: readonly string[]): string => {
  const out: string[] = []
  for (let at = 0; at < lines.length; at += 100) {
    const some = lines.slice(at, at + 100)
    out.push([`${some.length} beginbfchar`, ...some, 'endbfchar'].join('\n'))
  }
  return out.join('\n')
}

const fontObjects = (drawn: readonly Drawn[], first: number): PdfObject[] => {
  const names = drawn.map((_, code) => `/c${code}`)
  const procedures = names.map((name, code) => `${name} ${first + 2 + code} 0 R`)
  const corner = (at: 0 | 1 | 2 | 3, pick: typeof Math.min) => pick(...drawn.map(({ letter }) => letter.box[at]))
  const box = [corner(0, Math.min), corner(1, Math.min), corner(2, Math.max), corner(3, Math.max)]
  return [
    {
      dictionary: `<</Type/Font/Subtype/Type3/FontBBox[${box.join(' ')}]/FontMatrix[0.001 0 0 0.001 0 0]/Resources<<>>/FirstChar 0/LastChar ${drawn.length - 1}/Widths[${drawn.map(({ letter }) => letter.width).join(' ')}]/Encoding<</Type/Encoding/Differences[0${names.join('')}]>>/CharProcs<<${procedures.join('')}>>/ToUnicode ${first + 1} 0 R>>`,
    },
    { stream: meaning(drawn) },
    ...drawn.map(({ letter: { width, box, outline }, face }) => ({
      stream: `${width} 0 ${box.join(' ')} d1 ${face === 'bold' ? `${BOLD} w 1 j ${outline} B` : `${outline} f`}`,
    })),
  ]
}
