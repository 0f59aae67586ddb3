/** What a mutant is: one named mistake, and the tests that must notice it. */

/** A mistake that somebody could make in the heart of a rule. */
export interface Mutant {
  /** Short name for the command line: `rounding`. */
  id: string
  /** What goes wrong for the shop, in one sentence. */
  breaks: string
  /** The file it stands in, from the root of the repository. */
  file: string
  /** The text that is replaced; stands in the file exactly once. */
  text: string
  becomes: string
  /** The test files of which one must fail, or 'types' where the compiler must refuse it. */
  killedBy: readonly [string, ...string[]] | 'types'
  /** A case of the design: of those files only tests with its number in their name count. */
  nomor?: string
}

/** Names of tests that have a number of the design in them. */
export const bernomor = (nomor: string): RegExp => new RegExp(`(?<![\\d.])${nomor.replaceAll('.', '\\.')}(?![\\d.])`)

/**
 * The text of a file with the mistake made in it.
 * @throws Error when the place is not found exactly once, or nothing would change
 */
export const mutated = (
  source: string,
  { id, file, text, becomes }: Pick<Mutant, 'id' | 'file' | 'text' | 'becomes'>,
): string => {
  const found = source.split(text).length - 1
  if (found !== 1) throw new Error(`${id}: its text stands ${found} times in ${file}, not once`)
  if (text === becomes) throw new Error(`${id}: changes nothing`)
  // A function, so that `$` in the replacement means itself.
  return source.replace(text, () => becomes)
}
