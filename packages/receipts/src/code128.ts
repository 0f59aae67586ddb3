/** Code 128 as widths of bars and spaces, in modules. */

// Bars and spaces of each value, three of both; the stop has one bar more.
const PATTERNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

const [START_B, START_C, TO_C, STOP] = [104, 105, 99, 106] as const

const pairs = (digits: string): number[] => (digits.match(/\d\d/g) ?? []).map(Number)
const single = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0) - 32)

/** Digits go two to a sign, which makes the bars half as long; one odd digit goes first, alone. */
const values = (text: string): number[] => {
  if (!/^\d{4,}$/.test(text)) return [START_B, ...single(text)]
  if (text.length % 2 === 0) return [START_C, ...pairs(text)]
  return [START_B, ...single(text.slice(0, 1)), TO_C, ...pairs(text.slice(1))]
}

/**
 * Widths of bars and spaces in turn, beginning with a bar, check sign included.
 * @param text printable ASCII
 * @throws RangeError for a sign that Code 128 lacks
 */
export const code128 = (text: string): number[] => {
  if (!/^[ -~]+$/.test(text)) throw new RangeError(`Tidak bisa jadi barcode: ${text}`)
  const all = values(text)
  const check = all.reduce((sum, value, at) => sum + value * Math.max(at, 1), 0) % 103
  return [...all, check, STOP].flatMap((value) => Array.from(PATTERNS[value] ?? '', Number))
}
