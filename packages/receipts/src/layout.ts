/** Text in 40 columns of a thermal printer: pure functions that answer lines. Source: specification, section 9. */

/** Columns of every receipt. */
export const LEBAR = 40

const PLAIN: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '×': 'x',
  '÷': '/',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '•': '*',
  '·': '.',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '°': ' der',
  '₂': '2',
}

/**
 * A text that every printer can print: accents fall off, signs get their nearest of the keyboard, line ends and tabs
 * become spaces, what is left is '?'.
 */
export const ascii = (text: string): string =>
  text
    // 7½ is seven and a half, not seventy-one halves.
    .replace(/(?<=\d)(?=[½¼¾])/gu, ' ')
    .replace(/[^ -~]/gu, (sign) => PLAIN[sign] ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s/gu, ' ')
    .replace(/[^ -~]/gu, '?')

const cleaned = (text: string): string => ascii(text).replace(/ +/g, ' ').trim()

// Words longer than a line are cut into pieces: a number is never lost.
const pieces = (text: string, width: number): string[] =>
  cleaned(text)
    .split(' ')
    .flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'g')) ?? [])

/**
 * A text in lines of at most `width` columns, broken between words.
 * @param most characters of the text that are kept at all, e.g. 60 of an address on order slips
 */
export const wrap = (text: string, width: number = LEBAR, most: number = Number.POSITIVE_INFINITY): string[] => {
  const lines: string[] = []
  for (const word of pieces(cleaned(text).slice(0, most), width)) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A text in the middle; a long one in several lines. */
export const center = (text: string, width: number = LEBAR): string[] =>
  wrap(text, width).map((line) => ' '.repeat(Math.floor((LEBAR - line.length) / 2)) + line)

/** A line across the paper. */
export const rule = (sign = '-'): string[] => [sign.repeat(LEBAR)]

/** An empty line. */
export const space = (): string[] => ['']

/**
 * Text at the left and amount at the right. An amount is never cut: when both do not fit, the text takes lines of its
 * own above.
 * @param indent spaces before the text
 */
export const pair = (left: string, right: string, indent = 0): string[] => {
  const amount = cleaned(right)
  const texts = wrap(left, LEBAR - indent).map((line) => ' '.repeat(indent) + line)
  const last = texts[texts.length - 1] ?? ''
  if (amount === '') return texts
  if (last.length + 1 + amount.length <= LEBAR)
    return [...texts.slice(0, -1), last + amount.padStart(LEBAR - last.length)]
  return [...texts, ...wrap(amount).map((line) => line.padStart(LEBAR))]
}

/** `NO    : JL-TK01-261120-0039`; a long value goes on under itself. @param labelWidth 20 at most */
export const field = (label: string, value: string, labelWidth = 6): string[] => {
  const half = LEBAR / 2
  const name = cleaned(label).slice(0, half)
  const head = `${name.padEnd(Math.min(labelWidth, half))}: `
  const [first = '', ...more] = wrap(value, LEBAR - head.length)
  return [(head + first).trimEnd(), ...more.map((line) => ' '.repeat(head.length) + line)]
}

/** A column of a table on paper. */
export interface PaperColumn {
  /** Columns of the printer that it takes. */
  width: number
  /** Numbers stand at the right. */
  right?: boolean
}

const cell = ({ width, right }: PaperColumn, text: string): string => {
  const cut = cleaned(text).slice(0, width)
  return right ? cut.padStart(width) : cut.padEnd(width)
}

/**
 * Rows of a table, one line each, cells cut to their width with one space between them.
 * @throws RangeError when the columns do not fit into 40
 */
export const table = (columns: readonly PaperColumn[], rows: readonly (readonly string[])[]): string[] => {
  const width = columns.reduce((sum, column) => sum + column.width, columns.length - 1)
  if (width > LEBAR) throw new RangeError(`Tabel ${width} kolom, kertas ${LEBAR}`)
  return rows.map((row) =>
    columns
      .map((column, at) => cell(column, row[at] ?? ''))
      .join(' ')
      .trimEnd(),
  )
}

/** Room for two names at the end of a paper. */
export const signatures = (left: string, right: string): string[] => [
  '',
  ...pair(left, right),
  '',
  '',
  ...pair('(..............)', '(..............)'),
]
