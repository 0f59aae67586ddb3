/** Barcodes and QR codes out of a picture. Reached by dynamic import only: it brings a megabyte of WebAssembly. */
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { asScanned } from '../layout/scanner.ts'
import type { Terlihat } from './sekali.ts'

// Its own default asks a foreign server.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

/** What labels and papers of the shop carry, and what shops buy printed. Every further kind is a code misread. */
const JENIS = ['Code128', 'EAN13', 'QRCode'] as const

const tengah = ({ topLeft, topRight, bottomLeft, bottomRight }: ReadResult['position']) => {
  const sudut = [topLeft, topRight, bottomLeft, bottomRight]
  return {
    x: sudut.reduce((sum, { x }) => sum + x, 0) / 4,
    y: sudut.reduce((sum, { y }) => sum + y, 0) / 4,
  }
}

/** Every code in a picture, with its distance from the middle. @throws when the reader cannot be loaded */
export const bacaKode = async (gambar: ImageData): Promise<Terlihat[]> => {
  const hasil = await readBarcodes(gambar, {
    formats: [...JENIS],
    tryHarder: true,
    tryInvert: false,
    maxNumberOfSymbols: 8,
  })
  return hasil.flatMap(({ text, isValid, position }) => {
    const kode = asScanned(text.trim())
    const { x, y } = tengah(position)
    return isValid && kode !== '' ? [{ kode, jarak: Math.hypot(x - gambar.width / 2, y - gambar.height / 2) }] : []
  })
}
