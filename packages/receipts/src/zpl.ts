/** Labels in ZPL, the language of label printers (Zebra and those that understand it): text, so it also goes to a file. */
import { adalahEan } from './code128.ts'
import type { GambarLabel } from './label.ts'

/** Dots of a millimetre at 203 dpi. */
const DOT = 8

const dots = (mm: number): number => Math.round(mm * DOT)

// Carets and tildes begin a command, wherever they stand.
const plain = (text: string): string => text.replace(/[\^~\\]/g, ' ')

// Of EAN-13 the printer is given twelve digits and reckons the last one itself; of thirteen it would drop the first.
const bars = ({ kode, tinggi }: GambarLabel['batang']): string =>
  adalahEan(kode) ? `^BEN,${dots(tinggi)},N,N^FD${kode.slice(0, 12)}` : `^BCN,${dots(tinggi)},N,N,N,A^FD${plain(kode)}`

/**
 * One label as ZPL. The printer draws the bars itself, in whole dots.
 * @param kali how many of it
 */
export const labelZpl = ({ lebar, tinggi, batang, teks }: GambarLabel, kali = 1): string =>
  [
    '^XA',
    `^PW${dots(lebar)}`,
    `^LL${dots(tinggi)}`,
    '^LH0,0',
    `^FO${dots(batang.x)},${dots(batang.y)}^BY${Math.max(1, Math.floor(batang.modul * DOT))}${bars(batang)}^FS`,
    ...teks.map(
      ({ x, y, ukuran, isi }) =>
        `^FO${dots(x)},${Math.max(0, dots(y - ukuran))}^A0N,${dots(ukuran)},${dots(ukuran * 0.9)}^FD${plain(isi)}^FS`,
    ),
    `^PQ${kali}`,
    '^XZ',
  ].join('\n')
