/** The photos of an iPhone, which only Safari can read. */

/** What stands in bytes 8 to 11 of such a file; 'ftyp' stands before it. Source: ISO/IEC 23008-12, annex B. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/**
 * Whether a file is a photo in HEIC or HEIF: by its bytes, as some phones send it as .jpg and others without a type.
 * @example await isHeic(file) // true for IMG_0001.HEIC of an iPhone, false for a text that is called so
 */
export const isHeic = async (file: Blob): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(4, 12).arrayBuffer())
  return textOf(head.subarray(0, 4)) === 'ftyp' && BRANDS.has(textOf(head.subarray(4)))
}
