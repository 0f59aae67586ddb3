/** Pictures for tests, none like another: grey squares that say a number. */
import { crc32, deflateSync } from 'node:zlib'

const SISI = 32
const KOTAK = 4

const bagian = (jenis: string, isi: Buffer): Buffer => {
  const data = Buffer.concat([Buffer.from(jenis, 'ascii'), isi])
  const panjang = Buffer.alloc(4)
  panjang.writeUInt32BE(isi.length)
  const jumlah = Buffer.alloc(4)
  jumlah.writeUInt32BE(crc32(data))
  return Buffer.concat([panjang, data, jumlah])
}

/** A row of points with its filter byte; each square is one bit of the number. */
const baris = (angka: bigint, y: number): number[] => [
  0,
  ...Array.from({ length: SISI }, (_, x) => {
    const bit = BigInt(Math.floor(y / KOTAK) * (SISI / KOTAK) + Math.floor(x / KOTAK))
    return (angka >> bit) & 1n ? 220 : 30
  }),
]

const gambar = (angka: bigint): string => {
  const kepala = Buffer.alloc(13)
  kepala.writeUInt32BE(SISI, 0)
  kepala.writeUInt32BE(SISI, 4)
  // Eight bits, grey.
  kepala[8] = 8
  const titik = Buffer.from(Array.from({ length: SISI }, (_, y) => baris(angka, y)).flat())
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    bagian('IHDR', kepala),
    bagian('IDAT', deflateSync(titik)),
    bagian('IEND', Buffer.alloc(0)),
  ]).toString('base64')
}

// Two processes on one database do not draw the same one.
let terakhir = BigInt(Date.now()) << 20n

/** A small picture as base64, each time another one. */
export const fotoUnik = (): string => {
  terakhir += 1n
  return gambar(terakhir)
}
