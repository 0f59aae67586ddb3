import pg from 'pg'

const INT8 = 20
const DATE = 1082
const TIMESTAMP = 1114
// The driver's list of type numbers knows no arrays.
const TEXT_ARRAY: number = 1009
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182

/** A sum that no number of the program holds exactly; whoever asked for it is told so. */
export class TooLarge extends RangeError {
  override name = 'TooLarge'
}

/** int8 → number. Milligrams and rupiah stay far below 2^53; a bigger one must stop the request, not be rounded. */
function int8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new TooLarge(`int8 ${text} does not fit a number without loss`)
  return value
}

const asIs = (text: string): string => text

type Nested<T> = T | null | Nested<T>[]

/** The driver's parser of text[] splits any array literal; its elements, at whatever depth, are then ours to read. */
function arrayOf<T>(element: (text: string) => T): (text: string) => Nested<T>[] {
  const split: (text: string) => Nested<string>[] = pg.types.getTypeParser(TEXT_ARRAY, 'text')
  const read = (entry: Nested<string>): Nested<T> =>
    Array.isArray(entry) ? entry.map(read) : entry === null ? null : element(entry)
  return (text) => split(text).map(read)
}

// A timestamp without zone has no instant; the driver would read it in the zone of the server process.
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, int8],
  [DATE, asIs],
  [TIMESTAMP, asIs],
  [INT8_ARRAY, arrayOf(int8)],
  [DATE_ARRAY, arrayOf(asIs)],
])

/** date → 'YYYY-MM-DD', int8 → safe number or TooLarge, numeric → string, timestamptz → Date; the rest as pg does. */
export const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const own = format === 'binary' ? undefined : parsers.get(oid)
    return own ?? pg.types.getTypeParser(oid, format)
  },
}
