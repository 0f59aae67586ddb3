/** A photo for a PDF, which takes JPEG as it is and only has to be told its size. */

/** A JPEG with what its frame says. */
export interface PdfImage {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly grey: boolean
}

/** Tables that stand among the markers of frames. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc])

/** Reads the frame of a JPEG. @throws RangeError when it is none */
export const readJpeg = (bytes: Uint8Array<ArrayBuffer>): PdfImage => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 9 < bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker))
      return {
        bytes,
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        grey: view.getUint8(at + 9) === 1,
      }
    at += 2 + view.getUint16(at + 2)
  }
  throw new RangeError('Bukan gambar JPEG')
}
