/** Signs that the code page of a PDF's own font does not have: outlines of Inter, read on the day that a paper shows one. */

/** One sign. Lengths in 1/1000 of its size. */
export interface Letter {
  readonly width: number
  /** left, bottom, right, top */
  readonly box: readonly [number, number, number, number]
  /** What draws it, in the commands of a PDF. */
  readonly outline: string
}

const KNOWN = new Map<string, Letter>()
/** What was looked for, found or not: nothing is read twice. */
const SOUGHT = new Set<string>()

/** A sign beyond Latin-1 as it is drawn; undefined where no font of ours has it, or none was read yet. */
export const letterOf = (sign: string): Letter | undefined => KNOWN.get(sign)

/** How the file of a font is had by its address. */
export type FetchFile = (url: string) => Promise<Uint8Array<ArrayBuffer>>

let fetchFile: FetchFile = async (url) => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Has the files of fonts from elsewhere than the server: from the disk, where there is none. */
export const fontsFrom = (other: FetchFile): void => {
  fetchFile = other
}

const BEYOND = /[^\s\u0021-\u00ff]/gu

/**
 * Makes ready what texts show beyond Latin-1. Without a line to the fonts their signs stay unknown, and a paper says the bare letters.
 * @param data whatever a paper is made of; its texts are found wherever they stand
 */
export const prepareLetters = async (data: unknown): Promise<void> => {
  const signs = JSON.stringify(data).normalize('NFC').match(BEYOND) ?? []
  const wanted = new Set(signs.filter((sign) => !SOUGHT.has(sign)))
  if (wanted.size === 0) return
  const found = await import('./letter-files.ts')
    .then(({ readLetters }) => readLetters(wanted, fetchFile))
    .catch(() => undefined)
  if (!found) return
  for (const sign of wanted) SOUGHT.add(sign)
  for (const [sign, letter] of found) KNOWN.set(sign, letter)
}
