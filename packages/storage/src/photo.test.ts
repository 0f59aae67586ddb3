import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PHOTO_BYTES, PhotoError, readPhoto } from './photo.ts'

/** A picture with enough in it that cutting it leaves something out. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 120, sigma: 60 } },
  })

const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'comes in as %s and is kept as a small JPEG named by its hash',
    async (as) => {
      const { bytes, hash } = await readPhoto(await noise(1440, 1080).toFormat(as).toBuffer())
      expect(await sizeOf(bytes)).toEqual({ format: 'jpeg', width: 720, height: 540 })
      expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'))
    },
  )

  it('fits in 720 × 1366 points and is never enlarged', async () => {
    const tall = await readPhoto(await noise(800, 3000).jpeg().toBuffer())
    expect(await sizeOf(tall.bytes)).toMatchObject({ width: 364, height: 1366 })
    const small = await readPhoto(await noise(30, 20).png().toBuffer())
    expect(await sizeOf(small.bytes)).toMatchObject({ width: 30, height: 20 })
  })

  it('stands upright and loses where and with what it was taken', async () => {
    const taken = await noise(60, 40)
      .jpeg()
      .withExif({ IFD0: { Make: 'KAMERA RAHASIA' }, IFD3: { GPSLatitude: '7/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { bytes } = await readPhoto(taken)
    const kept = await sharp(bytes).metadata()
    expect(kept).toMatchObject({ width: 40, height: 60 })
    expect([kept.exif, kept.icc, kept.xmp, kept.iptc]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('is the same file again when the same is sent again', async () => {
    const sent = await noise(100, 100).png().toBuffer()
    expect((await readPhoto(sent)).hash).toBe((await readPhoto(sent)).hash)
  })

  it('without a background lies on white', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    const { data } = await sharp((await readPhoto(clear)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
  })
})

describe('what is no photo', () => {
  const refusal = async (bytes: Uint8Array) => {
    const error: unknown = await readPhoto(bytes).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    return error instanceof PhotoError ? error.message : error
  }

  it.each([
    ['a text', Buffer.from('bukan foto')],
    ['a drawing that runs scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['another container', Buffer.from('RIFF\0\0\0\0WAVE')],
  ])('is refused by its content: %s', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('Foto Harus JPEG, PNG Atau WebP')
  })

  it('is refused as GIF and TIFF, which the library could read', async () => {
    for (const as of ['gif', 'tiff'] as const)
      expect(await refusal(await noise(20, 20).toFormat(as).toBuffer())).toBe('Foto Harus JPEG, PNG Atau WebP')
  })

  it('is refused empty and above 5 MB', async () => {
    expect(await refusal(new Uint8Array())).toBe('Foto Harus Diisi')
    const long = Buffer.concat([await noise(20, 20).jpeg().toBuffer(), Buffer.alloc(PHOTO_BYTES)])
    expect(await refusal(long)).toBe('Foto Paling Besar 5 MB')
  })

  it.each(['jpeg', 'png', 'webp'] as const)('is refused when its end is missing: %s', async (as) => {
    const whole = await noise(400, 400).toFormat(as).toBuffer()
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('Foto Rusak Atau Tidak Lengkap')
  })

  it('is refused when only its first bytes are those of a picture', async () => {
    const fake = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)])
    expect(await refusal(fake)).toBe('Foto Rusak Atau Tidak Lengkap')
  })

  it('is refused when it would unfold to more points than anybody photographs', async () => {
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(PHOTO_BYTES)
    expect(await refusal(bomb)).toBe('Foto Terlalu Besar, Paling Banyak 50 Juta Titik')
  })
})
