/** What a paper shows besides its texts, for tests: its QR codes, read by a reader that shares nothing with who draws them, and its photos. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
// Its own default asks a foreign server.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** Dots of a picture for one point of paper: thin bars keep their width. */
const TITIK = 4

interface Gambar {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

const putih = (width: number, height: number): Gambar => ({
  data: new Uint8ClampedArray(width * height * 4).fill(255),
  width,
  height,
})

const cat = ({ data, width, height }: Gambar, [x, y, w, h]: readonly [number, number, number, number]): void => {
  for (let row = Math.max(0, y); row < Math.min(height, y + h); row += 1)
    for (let at = Math.max(0, x); at < Math.min(width, x + w); at += 1)
      data.fill(0, (row * width + at) * 4, (row * width + at) * 4 + 3)
}

const baca = async ({ data, width, height }: Gambar): Promise<string[]> => {
  const hasil = await readBarcodes(
    { data, width, height, colorSpace: 'srgb' },
    {
      formats: ['QRCode'],
      tryHarder: true,
      maxNumberOfSymbols: 8,
    },
  )
  return hasil.filter((one) => one.isValid).map((one) => one.text)
}

const isiHalaman = (raw: string): string[] =>
  [...raw.matchAll(/\/Length (\d+)\/Filter\/FlateDecode>>\nstream\n/g)]
    .map((match) => {
      const from = match.index + match[0].length
      return inflateSync(Buffer.from(raw.slice(from, from + Number(match[1])), 'latin1')).toString('latin1')
    })
    .filter((isi) => isi.endsWith('ET'))

/** The QR codes of a PDF, page by page: its black boxes are painted as a printer would, and read. */
export const pdfQr = async (file: Uint8Array, size: { width: number; height: number }): Promise<string[][]> => {
  const semua: string[][] = []
  for (const isi of isiHalaman(Buffer.from(file).toString('latin1'))) {
    const gambar = putih(Math.ceil(size.width * TITIK), Math.ceil(size.height * TITIK))
    for (const kotak of isi.matchAll(/0 g ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re f/g)) {
      const [x = 0, y = 0, w = 0, h = 0] = kotak.slice(1).map((one) => Number(one) * TITIK)
      cat(gambar, [Math.round(x), Math.round(gambar.height - y - h), Math.round(w), Math.round(h)])
    }
    semua.push(await baca(gambar))
  }
  return semua
}

/** The photos of a PDF as they lie in it. */
export const pdfFoto = (file: Uint8Array): Uint8Array[] => {
  const raw = Buffer.from(file).toString('latin1')
  return [...raw.matchAll(/\/Subtype\/Image[^>]*?\/Length (\d+)[^>]*>>\nstream\n/g)].map((match) => {
    const from = match.index + match[0].length
    return Buffer.from(raw.slice(from, from + Number(match[1])), 'latin1')
  })
}
