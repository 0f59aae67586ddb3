/** Photos made small in the browser, before they travel (specification, section 9). */

/** No photo is larger, in px; it is stored as JPEG of half quality. */
const MAX_WIDTH = 720
const MAX_HEIGHT = 1366
const QUALITY = 0.5

/** Size of a picture that fits into 720 x 1366 with its proportions kept; never larger than it is. */
export const fitWithin = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const sizeOf = (source: ImageBitmap | HTMLVideoElement): { width: number; height: number } =>
  source instanceof HTMLVideoElement ? { width: source.videoWidth, height: source.videoHeight } : source

const jpeg = (source: ImageBitmap | HTMLVideoElement): Promise<Blob> => {
  const size = sizeOf(source)
  const { width, height } = fitWithin(size.width, size.height)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Foto Tidak Bisa Dibaca')
  // A transparent picture on white, as JPEG knows nothing of it.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(source, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}

/**
 * A picture file, or a frame of the webcam, as a JPEG of at most 720 x 1366.
 * @throws Error when it is no picture that this browser can read
 */
export const shrink = async (source: Blob | HTMLVideoElement): Promise<Blob> => {
  // A frame is drawn as it is: a bitmap of it is a second copy that a browser without graphics card may refuse.
  if (source instanceof HTMLVideoElement) return jpeg(source)
  const bitmap = await createImageBitmap(source)
  try {
    return await jpeg(bitmap)
  } finally {
    bitmap.close()
  }
}
