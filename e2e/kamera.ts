/** What the camera of a telephone sees in a test: our own labels and QR codes, for ever. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gambarLabel } from '@kencana/receipts'
import { qrModules } from '@kencana/receipts/qr'
import { sharedBrowser } from './browser.ts'

export const HP = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** A label as it is printed, held before the camera. */
export const label = (kode_barcode: string): string => {
  const { lebar, tinggi, kotak } = gambarLabel('TEMPEL', { kode_barcode, judul: 'CINCIN MILANO', baris: [] })
  const bars = kotak.map((one) => `<rect x="${one.x}" y="${one.y}" width="${one.lebar}" height="${one.tinggi}"/>`)
  return `<svg x="60" y="140" width="520" height="200" viewBox="0 0 ${lebar} ${tinggi}">${bars.join('')}</svg>`
}

/** A QR code, likewise. */
export const qr = (text: string): string => {
  const rows = qrModules(text)
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<svg x="200" y="120" width="240" height="240" viewBox="0 0 ${rows.length} ${rows.length}"><path d="${dark.join('')}"/></svg>`
}

/** A video for ever of these pictures, each in sight for two seconds; a browser draws them, since the product's sharp opens no SVG. */
export const video = async (folder: string, nama: string, isi: readonly string[]): Promise<string> => {
  const browser = await sharedBrowser()
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } })
  const gambar: Buffer[] = []
  for (const one of isi) {
    await page.setContent(`<style>body { margin: 0 }</style><svg width="640" height="480">${one}</svg>`)
    gambar.push(await page.screenshot({ type: 'jpeg', quality: 90 }))
  }
  await page.context().close()
  const file = join(folder, `${nama}.mjpeg`)
  // Thirty pictures a second are what the browser plays such a file at.
  writeFileSync(file, Buffer.concat(gambar.flatMap((one) => Array.from({ length: 60 }, () => one))))
  return file
}
