/** Photos for the demo: drawn pixel by pixel, so that they are ours, one of each shape and colour of gold. */

const LEBAR = 400
const TINGGI = 344

type Warna = readonly [number, number, number]

const LATAR: Warna = [42, 40, 36]
const BATU: Warna = [223, 233, 242]
const EMAS: Readonly<Record<string, readonly [Warna, Warna]>> = {
  MM: [
    [243, 210, 122],
    [200, 150, 46],
  ],
  MT: [
    [247, 201, 72],
    [181, 122, 18],
  ],
  M8: [
    [238, 217, 176],
    [176, 138, 85],
  ],
}

const cincin = (x: number, y: number, cx: number, cy: number, r: number, tebal: number): boolean =>
  Math.abs(Math.hypot(x - cx, y - cy) - r) < tebal

const lonjong = (x: number, y: number, rx: number, ry: number): number => Math.hypot((x - 200) / rx, (y - 172) / ry)

const hati = (x: number, y: number): boolean => {
  const [X, Y] = [(x - 200) / 88, (205 - y) / 88]
  return (X * X + Y * Y - 1) ** 3 - X * X * Y ** 3 < 0
}

/** What lies at a point of each shape: gold, a stone, or nothing. */
const BENTUK: Readonly<Record<string, (x: number, y: number) => 'emas' | 'batu' | null>> = {
  CIN: (x, y) => {
    if (Math.abs(x - 200) / 34 + Math.abs(y - 98) / 40 < 1) return 'batu'
    return cincin(x, y, 200, 208, 86, 11) ? 'emas' : null
  },
  GLG: (x, y) => (Math.abs(lonjong(x, y, 130, 92) - 1) < 0.1 && (x * 7 + y * 3) % 26 > 5 ? 'emas' : null),
  KLG: (x, y) => {
    if (Math.abs(x - 200) / 24 + Math.abs(y - 292) / 30 < 1) return 'batu'
    return y > 60 && Math.abs(Math.hypot((x - 200) / 128, (y - 60) / 204) - 1) < 0.03 && (x + y) % 14 > 3
      ? 'emas'
      : null
  },
  ATG: (x, y) => {
    if (Math.hypot(x - 130, y - 250) < 13 || Math.hypot(x - 270, y - 250) < 13) return 'batu'
    return cincin(x, y, 130, 184, 54, 6) || cincin(x, y, 270, 184, 54, 6) ? 'emas' : null
  },
  LTN: (x, y) => (cincin(x, y, 200, 92, 20, 5) || hati(x, y) ? 'emas' : null),
}

const campur = (a: Warna, b: Warna, bagian: number): Warna => [
  a[0] + (b[0] - a[0]) * bagian,
  a[1] + (b[1] - a[1]) * bagian,
  a[2] + (b[2] - a[2]) * bagian,
]

/** The picture of a type ('CINT': a ring of MT gold) as RGB pixels. */
const gambar = (kode_dept: string): Buffer => {
  const bentuk = BENTUK[kode_dept.slice(0, 3)] ?? (() => null)
  const akhir = kode_dept.slice(3)
  const [terang, gelap] = EMAS[akhir === 'T' ? 'MT' : akhir === '8' ? 'M8' : 'MM'] ?? [BATU, BATU]
  const pixels = Buffer.alloc(LEBAR * TINGGI * 3)
  for (let y = 0; y < TINGGI; y += 1)
    for (let x = 0; x < LEBAR; x += 1) {
      const isi = bentuk(x, y)
      const kilau = Math.abs(Math.sin((x + y * 1.6) / 70))
      const warna =
        isi === 'emas' ? campur(gelap, terang, kilau) : isi === 'batu' ? campur(BATU, LATAR, kilau / 4) : LATAR
      pixels.set(warna.map(Math.round), (y * LEBAR + x) * 3)
    }
  return pixels
}

const KOTAK = 10

/** The picture of a type with a number on the tag beside it, so that none is like another: squares, dark or light, bit by bit. */
export const gambarBertanda = async (kode_dept: string, tanda: number): Promise<string> => {
  const { default: sharp } = await import('sharp')
  const pixels = gambar(kode_dept)
  for (let y = 0; y < KOTAK; y += 1)
    for (let x = 0; x < LEBAR; x += 1)
      pixels.set((tanda >> Math.floor(x / KOTAK)) & 1 ? BATU : LATAR, (y * LEBAR + x) * 3)
  const raw = { width: LEBAR, height: TINGGI, channels: 3 } as const
  const jpeg = await sharp(pixels, { raw }).jpeg({ quality: 70 }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/** The pictures of these types as JPEG data URLs, each drawn once. */
export const gambarJpeg = async (jenis: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { default: sharp } = await import('sharp')
  const raw = { width: LEBAR, height: TINGGI, channels: 3 } as const
  const pairs = [...new Set(jenis)].map(async (kode): Promise<[string, string]> => {
    const jpeg = await sharp(gambar(kode), { raw }).blur(0.6).jpeg({ quality: 70 }).toBuffer()
    return [kode, `data:image/jpeg;base64,${jpeg.toString('base64')}`]
  })
  return new Map(await Promise.all(pairs))
}
