import { describe, expect, it } from 'vitest'
import { isHeic } from './heic.ts'
import { photoTypes } from './photoTypes.ts'

const file = (brand: string, box = 'ftyp'): Blob => new Blob([new Uint8Array([0, 0, 0, 36]), `${box}${brand}`, 'meta'])

describe('a photo of an iPhone', () => {
  it('is told by its bytes, whatever it is called', async () => {
    for (const brand of ['heic', 'heix', 'hevc', 'mif1', 'msf1']) expect(await isHeic(file(brand)), brand).toBe(true)
  })

  it('is no film, no JPEG, no text and no empty file', async () => {
    expect(await isHeic(file('isom'))).toBe(false)
    expect(await isHeic(file('heic', 'free'))).toBe(false)
    expect(await isHeic(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]))).toBe(false)
    expect(await isHeic(new Blob(['bukan foto']))).toBe(false)
    expect(await isHeic(new Blob([]))).toBe(false)
  })
})

describe('the files that can be picked', () => {
  const asked = (userAgent: string, maxTouchPoints: number) => photoTypes({ userAgent, maxTouchPoints })

  it('are HEIC too, but where the device itself makes a JPEG of it', () => {
    expect(asked('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10)).toContain('image/heic')
    expect(asked('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0)).toContain('image/heic')
    expect(asked('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5)).not.toContain('heic')
    expect(asked('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).not.toContain('heic')
  })
})
