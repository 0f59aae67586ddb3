/** The files of Inter beyond Latin-1, and their outlines: a chunk of its own, which few papers ever need. */

import cyrillicExt from '@fontsource-variable/inter/files/inter-cyrillic-ext-wght-normal.woff2?url'
import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url'
import greek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2?url'
import latinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import vietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2?url'
import { create, type Font, type Glyph } from 'fontkit'
import type { FetchFile, Letter } from './letters.ts'

/** Which file has which letters, the likeliest of our customers first. */
const FILES: readonly [url: string, letters: RegExp][] = [
  [latinExt, /[\u0100-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u20a0-\u20c0\u2c60-\u2c7f\ua720-\ua7ff]/u],
  [vietnamese, /[\u1ea0-\u1ef9]/u],
  [latin, /[\u0131\u0152\u0153\u2000-\u206f\u2122\u2190-\u2215]/u],
  [greek, /[\u0370-\u03ff]/u],
  [cyrillic, /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u],
  [cyrillicExt, /[\u0460-\u052f]/u],
]

const OPERATORS: Readonly<Record<string, string>> = { moveTo: 'm', lineTo: 'l', bezierCurveTo: 'c', closePath: 'h' }

const letter = ({ path, advanceWidth }: Glyph, scale: number): Letter => {
  const at = (value: number): number => Math.round(value * scale)
  let [x, y] = [0, 0]
  const outline = path.commands.map(({ command, args }) => {
    // PDF knows cubic curves only.
    const [cx = 0, cy = 0, ex = 0, ey = 0] = args
    const points =
      command === 'quadraticCurveTo'
        ? [x + (2 / 3) * (cx - x), y + (2 / 3) * (cy - y), ex + (2 / 3) * (cx - ex), ey + (2 / 3) * (cy - ey), ex, ey]
        : args
    ;[x, y] = [points.at(-2) ?? x, points.at(-1) ?? y]
    return [...points.map(at), OPERATORS[command] ?? 'c'].join(' ')
  })
  const { minX, minY, maxX, maxY } = path.bbox
  return { width: at(advanceWidth), box: [at(minX), at(minY), at(maxX), at(maxY)], outline: outline.join(' ') }
}

const lettersOf = (file: Uint8Array<ArrayBuffer>, wanted: ReadonlySet<string>): [string, Letter][] => {
  const font = create(file as Buffer<ArrayBuffer>) as Font
  const code = (sign: string) => sign.codePointAt(0) ?? 0
  return (
    [...wanted]
      .filter((sign) => font.hasGlyphForCodePoint(code(sign)))
      .map((sign): [string, Letter] => [sign, letter(font.glyphForCodePoint(code(sign)), 1000 / font.unitsPerEm)])
      // A sign without an outline has no box either.
      .filter(([, one]) => one.outline !== '')
  )
}

/**
 * Letters out of the files that have them.
 * @param file how a file is had
 */
export const readLetters = async (
  wanted: ReadonlySet<string>,
  file: FetchFile,
): Promise<ReadonlyMap<string, Letter>> => {
  const found = new Map<string, Letter>()
  for (const [url, letters] of FILES) {
    const here = new Set([...wanted].filter((sign) => letters.test(sign)))
    if (here.size > 0) for (const [sign, one] of lettersOf(await file(url), here)) found.set(sign, one)
  }
  return found
}
