/** What comes in as a photo, and what is kept of it: a small JPEG of our own making, never the bytes that were sent. */
import { createHash } from 'node:crypto'
import type { default as Sharp } from 'sharp'

/** Most bytes that a photo may have when it comes in. */
export const PHOTO_BYTES = 5 * 1024 * 1024
/** Most points: a small file may unfold to gigabytes. */
const PHOTO_PIXELS = 50_000_000
const WIDTH = 720
const HEIGHT = 1366
const QUALITY = 50

/** A photo that cannot be taken, with a sentence for the person who chose it. */
export class PhotoError extends Error {
  override name = 'PhotoError'
}

/** A photo as it is kept. */
export interface Photo {
  /** SHA-256 of the bytes. */
  hash: string
  bytes: Uint8Array
}

let loading: Promise<typeof Sharp> | undefined

/** Loaded by the first photo: the library is large, and a start should not wait for it. */
const loadSharp = (): Promise<typeof Sharp> => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Other formats are refused below by their first bytes; here even a wrong guess finds nobody to read them.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loading
}

const startsWith = (bytes: Uint8Array, ...codes: number[]): boolean => codes.every((code, i) => bytes[i] === code)

/** By content; a name or a content type says nothing. */
const isPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
  (startsWith(bytes, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes.subarray(8), 0x57, 0x45, 0x42, 0x50))

const RUSAK = 'Foto Rusak Atau Tidak Lengkap'

/**
 * Checks a photo and makes it ours: JPEG, PNG or WebP of at most 5 MB and 50 million points becomes a JPEG of at most
 * 720 × 1366 points, upright, on white, without any metadata.
 * @throws PhotoError
 */
export const readPhoto = async (bytes: Uint8Array): Promise<Photo> => {
  if (bytes.length === 0) throw new PhotoError('Foto Harus Diisi')
  if (bytes.length > PHOTO_BYTES) throw new PhotoError('Foto Paling Besar 5 MB')
  if (!isPicture(bytes)) throw new PhotoError('Foto Harus JPEG, PNG Atau WebP')
  const sharp = await loadSharp()
  // Only the header is read here, so that a bomb is named as one before anything unfolds.
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!size) throw new PhotoError(RUSAK)
  if (size.width * size.height > PHOTO_PIXELS) throw new PhotoError('Foto Terlalu Besar, Paling Banyak 50 Juta Titik')
  try {
    const made = await sharp(bytes, { limitInputPixels: PHOTO_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: 20 })
      .toBuffer()
    return { hash: createHash('sha256').update(made).digest('hex'), bytes: made }
  } catch (error) {
    throw new PhotoError(RUSAK, { cause: error })
  }
}
