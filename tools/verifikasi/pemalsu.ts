/** Whoever changes a file of proof, and how far he can go on: number its lines and hashes anew, its seals, sign it with a key of his own. */
import { createHash } from 'node:crypto'
import type { KunciBukti } from '@kencana/server-kit'

/** A line of the file without its number and hash. */
export interface Baris {
  jenis: string
  isi: string
}

const sha = (...bagian: (string | Buffer)[]): Buffer =>
  bagian.reduce((hash, one) => hash.update(one), createHash('sha256')).digest()

/** The lines of a file. */
export const barisDari = (berkas: string): Baris[] =>
  berkas
    .trimEnd()
    .split('\n')
    .map((baris) => {
      const [, , jenis = ''] = baris.split(' ', 3)
      return { jenis, isi: baris.slice(baris.indexOf(` ${jenis} `) + 3) }
    })

/** Lines as a file, numbered and chained as they stand now. */
export const berkasDari = (semua: readonly Baris[]): string => {
  let lalu: Buffer = Buffer.alloc(32)
  return semua
    .map(({ jenis, isi }, at) => {
      const teks = `${at + 1} ${jenis} ${isi}`
      lalu = sha(lalu, teks)
      return `${lalu.toString('hex')} ${teks}\n`
    })
    .join('')
}

/** The lines with every seal computed again, each on the one before. */
export const segelUlang = (semua: readonly Baris[]): Baris[] => {
  let segel: string | undefined
  let hari: Baris[] = []
  const isiDari = (jenis: string) =>
    hari
      .filter((one) => one.jenis === jenis)
      .map(({ isi }) => isi)
      .join('\n')
  return semua.map((one) => {
    if (one.jenis === 'H') hari = []
    hari.push(one)
    if (one.jenis !== 'S') return one
    const isi = JSON.parse(one.isi) as Record<string, string>
    const sebelumnya = segel ?? isi.sebelumnya ?? ''
    const hex = (nama: string) => Buffer.from(isi[nama] ?? '', 'hex')
    const pertama = sha(Buffer.from(sebelumnya, 'hex'), isiDari('H'), sha(isiDari('J')), hex('audit'), hex('otorisasi'))
    const bagian = [sha(isiDari('D')), hex('rentang'), hex('riwayat_barang'), hex('riwayat_nilai')]
    segel = sha(pertama, ...bagian).toString('hex')
    return { jenis: 'S', isi: JSON.stringify({ ...isi, sebelumnya, segel }) }
  })
}

/** The lines with a signature of another key at their end, and that key among those of the file. */
export const tandaUlang = (semua: readonly Baris[], kunci: KunciBukti): Baris[] => {
  const publik = JSON.stringify({ publik: kunci.publik.toString('hex'), sejak: '', pendahulu: null, penerus: null })
  const [berkas, ...lain] = semua.slice(0, -1)
  const isi = [...(berkas ? [berkas] : []), { jenis: 'K', isi: publik }, ...lain]
  const rantai = berkasDari(isi).trimEnd().split('\n').at(-1)?.slice(0, 64) ?? ''
  const tanda = kunci.tanda(`kencana-bukti-1|${rantai}`).toString('hex')
  return [...isi, { jenis: 'T', isi: JSON.stringify({ kunci: kunci.sidik, tanda }) }]
}
