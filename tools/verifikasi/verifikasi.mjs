/**
 * Checks a file of proof of a shop, and the QR of a certificate, for whoever doubts the shop: `node verifikasi.mjs <file>
 * [--kunci <key>] [--qr <text>]`, `node verifikasi.mjs --qr <text> --kunci <key>`, or as the page verifikasi.html, opened from a disk, offline.
 */
import { kodeKeluar, laporan } from './laporan.mjs'
import { periksa } from './pemeriksa.mjs'
import { bacaKunci, hex, sah, unbase } from './sandi.mjs'

export { kodeKeluar, laporan } from './laporan.mjs'
export { periksa } from './pemeriksa.mjs'
export { ed25519, Sha256, sidik } from './sandi.mjs'

const SEGEL = {
  sama: 'segel ini yang ada di berkas',
  lain: 'BUKAN segel di berkas',
  tidak: 'hari itu TIDAK ada di berkas',
}
const diBerkas = ({ toko, segelHari }, dariToko, tgl, isi) => {
  const ada = toko === dariToko ? segelHari.get(tgl) : undefined
  return ada === undefined ? 'tidak' : ada === isi ? 'sama' : 'lain'
}

/**
 * Checks the QR of a certificate: KENCANA EOD2 <shop> <day> <seal> <signature>. It vouches for the seal; the figures of the paper
 * are those of the file that has this seal.
 * @param publik the public key itself, 64 hexadecimal digits
 * @param berkas what was found in a file: then its seal of that day has to be this one
 */
export const periksaQr = async (teks, publik, berkas) => {
  const [, toko, tgl, segel, tanda] = /^KENCANA EOD2 (\S+) (\d{4}-\d\d-\d\d) (\S{43}) (\S{86})$/.exec(teks.trim()) ?? []
  if (!tanda) return { cocok: false, kalimat: 'Bukan QR sertifikat tutup hari yang bertanda tangan' }
  bacaKunci(publik)
  const isi = hex(unbase(segel))
  const bertanda = await sah(publik.trim(), `kencana-hari-1|${toko}|${tgl}|${isi}`, hex(unbase(tanda)))
  const letak = berkas && diBerkas(berkas, toko, tgl, isi)
  const hari = `Toko ${toko}, hari ${tgl}, segel ${isi.slice(0, 16).toUpperCase()}`
  const bunyi = [`tanda tangan ${bertanda ? 'cocok' : 'TIDAK cocok'}`, ...(letak ? [SEGEL[letak]] : [])].join(', ')
  return { cocok: bertanda && (letak ?? 'sama') === 'sama', kalimat: `${hari}: ${bunyi}` }
}

const PEMAKAIAN =
  'node verifikasi.mjs <berkas> [--kunci <kunci>] [--qr "<isi QR>"]\nnode verifikasi.mjs --qr "<isi QR>" --kunci <kunci>'

const dariBaris = async (args) => {
  const { parseArgs } = await import('node:util')
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { kunci: { type: 'string', default: '' }, qr: { type: 'string', default: '' } },
  })
  const [berkas, ...lebih] = positionals
  if (lebih.length > 0 || (!berkas && !values.qr)) throw new Error(PEMAKAIAN)
  const { createReadStream } = await import('node:fs')
  const hasil = berkas && (await periksa(createReadStream(berkas), values.kunci))
  if (hasil) console.log(laporan(hasil))
  const qr = values.qr && (await periksaQr(values.qr, values.kunci, hasil || undefined))
  if (qr) console.log(qr.kalimat)
  process.exitCode = qr && !qr.cocok ? 1 : hasil ? kodeKeluar(hasil) : 0
}

/** Pieces of a file in a browser; not every one lets a stream be walked over. */
async function* potongan(berkas) {
  const baca = berkas.stream().getReader()
  for (let satu = await baca.read(); !satu.done; satu = await baca.read()) yield satu.value
}
const unsur = (nama, isi = {}) => Object.assign(document.createElement(nama), isi)
const halaman = () => {
  const kunci = unsur('input', { id: 'kunci', size: 70, placeholder: 'Kunci publik yang ditunjukkan toko' })
  const berkas = unsur('input', { id: 'berkas', type: 'file' })
  const qr = unsur('input', { id: 'qr', size: 70, placeholder: 'atau isi QR sertifikat' })
  const tombol = unsur('button', { id: 'periksa', textContent: 'Periksa' })
  const hasil = unsur('pre', { id: 'hasil' })
  hasil.setAttribute('role', 'status')
  const label = (teks, satu) => {
    const p = unsur('label', { textContent: teks })
    p.append(unsur('br'), satu)
    return p
  }
  tombol.onclick = async () => {
    hasil.textContent = 'Memeriksa...'
    try {
      const [satu] = berkas.files
      const isi = satu && (await periksa(potongan(satu), kunci.value))
      const kalimat = qr.value && (await periksaQr(qr.value, kunci.value, isi)).kalimat
      hasil.textContent = [...(isi ? [laporan(isi)] : []), ...(kalimat ? [kalimat] : [])].join('\n')
    } catch (error) {
      hasil.textContent = `Tidak dapat diperiksa: ${error.message}`
    }
  }
  const judul = unsur('h1', { textContent: 'Verifikasi bukti Kencana' })
  document.body.append(judul, label('Kunci', kunci), label('Berkas bukti', berkas), label('QR', qr), tombol, hasil)
}

if (typeof document !== 'undefined') halaman()
else if (process.argv[1]?.endsWith('verifikasi.mjs'))
  await dariBaris(process.argv.slice(2)).catch((error) => {
    console.error(error.message)
    process.exitCode = 2
  })
