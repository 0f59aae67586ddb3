/** QR codes as rows of modules. Reached by dynamic import, as whoever draws them: few papers have one. */
import { encode } from 'uqr'

/**
 * The dark modules of a QR code, row by row, without the quiet zone around it.
 * @param text what it says; a seventh of its signs may be lost on bad paper
 */
export const qrModules = (text: string): readonly (readonly boolean[])[] => encode(text, { ecc: 'M', border: 0 }).data
