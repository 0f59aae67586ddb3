/** Helvetica as every PDF reader has it: its widths (Adobe font metrics) and its code page. Nothing is embedded. */

// Widths of the characters from space to ~, in 1/1000 of the size.
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'

const widthsOf = (list: string): Uint16Array => Uint16Array.from(list.split(' '), Number)
const WIDTHS = { regular: widthsOf(REGULAR), bold: widthsOf(BOLD) } as const
/** Letters with accents are about as wide as digits. */
const OTHER = 556

/** The two faces of a report. */
export type Face = keyof typeof WIDTHS

/** Width of a text in points. */
export const textWidth = (text: string, size: number, face: Face = 'regular'): number => {
  const widths = WIDTHS[face]
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum += widths[text.charCodeAt(at) - 32] ?? OTHER
  return (sum * size) / 1000
}

const NEAREST: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '•': '*',
}

/** A text in the code page of the font (Latin-1); other signs become the nearest one or '?'. */
export const encodable = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text
    : text
        .replace(/[^ -~]/gu, (sign) => NEAREST[sign] ?? sign)
        .replace(/\s/gu, ' ')
        .replace(/[^ -~\u00a1-\u00ff]/gu, '?')

/** A text cut to a width, with '...' when something was cut. */
export const fitted = (text: string, width: number, size: number, face: Face = 'regular'): string => {
  if (textWidth(text, size, face) <= width) return text
  let kept = text
  while (kept.length > 0 && textWidth(`${kept}...`, size, face) > width) kept = kept.slice(0, -1)
  return `${kept}...`
}
