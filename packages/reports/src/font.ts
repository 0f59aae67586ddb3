/** Helvetica as every PDF reader has it: its widths (Adobe font metrics) and its code page; what it lacks is drawn (letters.ts). */
import { letterOf } from './letters.ts'

// Widths of the characters from space to ~, in 1/1000 of the size.
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'

const widthsOf = (list: string): Uint16Array => Uint16Array.from(list.split(' '), Number)
const WIDTHS = { regular: widthsOf(REGULAR), bold: widthsOf(BOLD) } as const
/** Letters with accents are about as wide as digits. */
const OTHER = 556
/** The last sign of its code page. */
const LAST = '\u00ff'

/** The two faces of a report. */
export type Face = keyof typeof WIDTHS

const beyond = (sign: string): number => (sign > LAST ? letterOf(sign)?.width : undefined) ?? OTHER

/** Width of a text in points. */
export const textWidth = (text: string, size: number, face: Face = 'regular'): number => {
  const widths = WIDTHS[face]
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum += widths[text.charCodeAt(at) - 32] ?? beyond(text.charAt(at))
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

// What is left of a sign that neither has: its letters without their marks ('ﬁ' as 'fi', full-width ones as usual).
const plain = (sign: string): string => {
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare !== '' && /^[ -~\u00a1-\u00ff]*$/.test(bare) ? bare : '?'
}

/**
 * A text in signs that can be drawn: the font's own (Latin-1) and those of letters.ts that were read; another becomes the nearest
 * one or '?'.
 */
export const encodable = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text
    : text
        .normalize('NFC')
        // What is not seen on the screen either.
        .replace(/\p{Cf}/gu, '')
        .replace(/[^ -~]/gu, (sign) => NEAREST[sign] ?? sign)
        .replace(/\s/gu, ' ')
        .replace(/[^ -~\u00a1-\u00ff]/gu, (sign) => (letterOf(sign) ? sign : plain(sign)))

/** A text cut to a width, with '...' when something was cut. */
export const fitted = (text: string, width: number, size: number, face: Face = 'regular'): string => {
  if (textWidth(text, size, face) <= width) return text
  let kept = text
  while (kept.length > 0 && textWidth(`${kept}...`, size, face) > width) kept = kept.slice(0, -1)
  return `${kept}...`
}
