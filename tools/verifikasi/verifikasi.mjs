/**
 * Checks a file of proof of a shop, and the QR of a certificate, for whoever doubts the shop: `node verifikasi.mjs <file>
 * [--kunci <key>]`, `node verifikasi.mjs --qr <text> --kunci <key>`, or as the page verifikasi.html, opened from a disk, offline.
 */
import { periksa } from './pemeriksa.mjs'
import { hex, sah, unbase } from './sandi.mjs'

export { periksa } from './pemeriksa.mjs'
export { ed25519, Sha256, sidik } from './sandi.mjs'

/**
 * Checks the QR of a certificate: KENCANA EOD2 <shop> <day> <seal> <signature>.
 * @param publik the public key itself, 64 hexadecimal digits
 */
export const periksaQr = async (teks, publik) => {
  const [, toko, tgl, segel, tanda] = /^KENCANA EOD2 (\S+) (\d{4}-\d\d-\d\d) (\S{43}) (\S{86})$/.exec(teks.trim()) ?? []
  if (!tanda) return { cocok: false, kalimat: 'Bukan QR sertifikat tutup hari yang bertanda tangan' }
  const isi = hex(unbase(segel))
  const cocok = await sah(publik, `kencana-hari-1|${toko}|${tgl}|${isi}`, hex(unbase(tanda)))
  const hari = `Toko ${toko}, hari ${tgl}, segel ${isi.slice(0, 16).toUpperCase()}`
  return { cocok, kalimat: `${hari}: tanda tangan ${cocok ? 'cocok' : 'TIDAK cocok'}` }
}

const angka = (n) => n.toLocaleString('id-ID')
const gram = (mg) => (mg / 1000).toLocaleString('id-ID', { minimumFractionDigits: 3 })
const tabel = (judul, rows) => {
  const lebar = Math.max(...rows.map(([nama]) => nama.length), judul.length)
  return [
    `${judul.padEnd(lebar)} ${'pcs'.padStart(9)} ${'gram'.padStart(15)} ${'rupiah'.padStart(20)}`,
    ...rows.map(([nama, [pcs, mg, rp]]) =>
      [nama.padEnd(lebar), angka(pcs).padStart(9), gram(mg).padStart(15), angka(rp).padStart(20)].join(' '),
    ),
    '',
  ]
}
/** Balances added up by a part of their key, in order. */
const menurut = (saldo, nama) => {
  const jumlah = new Map()
  for (const [kunci, nilai] of saldo) {
    const satu = nama(kunci.split('\t'))
    jumlah.set(
      satu,
      (jumlah.get(satu) ?? [0, 0, 0]).map((n, i) => n + nilai[i]),
    )
  }
  return [...jumlah].filter(([, nilai]) => nilai.some(Boolean)).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
const kelompok = (sidik) => (sidik.toUpperCase().match(/.{4}/g) ?? []).join('-')
const tentangKunci = ({ cocok, kunci }) => {
  if (cocok) return 'sama dengan yang diberikan'
  if (cocok === false) return 'BUKAN yang diberikan'
  return `belum dicocokkan: bandingkan dengan yang ditunjukkan toko, atau beri --kunci ${kunci}`
}

/** What was found, as a text for people. */
export const laporan = (hasil) =>
  [
    `Bukti toko ${hasil.toko} ${hasil.nama}, ${hasil.dari} sampai ${hasil.sampai}`,
    `${angka(hasil.hari)} hari, ${angka(hasil.jurnal)} jurnal, ${angka(hasil.mutasi)} mutasi`,
    `Berdiri di atas segel ${hasil.awalBuku ? 'awal buku toko ini' : (hasil.sebelumnya ?? '-')}`,
    `Segel terakhir         ${hasil.segel ?? '-'}`,
    `Kunci ${kelompok(hasil.kunci)}: ${tentangKunci(hasil)}`,
    ...(hasil.tanpaTanda > 0 ? [`${hasil.tanpaTanda} hari ditutup tanpa tanda tangan harian`] : []),
    '',
    ...tabel(
      'Saldo akhir per tempat',
      menurut(hasil.saldo, ([akun, ref]) => (ref === '-' ? akun : `${akun} ${ref}`)),
    ),
    ...tabel(
      'Saldo akhir per akun',
      menurut(hasil.saldo, ([akun]) => akun),
    ),
    ...hasil.masalah.map(({ kode, kalimat }) => `${kode}: ${kalimat}`),
    ...(hasil.banyak > hasil.masalah.length ? [`dan ${hasil.banyak - hasil.masalah.length} masalah lain`] : []),
    hasil.banyak === 0 ? 'HASIL: UTUH' : `HASIL: TIDAK UTUH, ${hasil.banyak} masalah`,
  ].join('\n')

const dariBaris = async (args) => {
  const nilai = (nama) => (args.includes(nama) ? (args[args.indexOf(nama) + 1] ?? '') : '')
  const qr = nilai('--qr')
  if (qr) {
    const { cocok, kalimat } = await periksaQr(qr, nilai('--kunci'))
    console.log(kalimat)
    process.exitCode = cocok ? 0 : 1
    return
  }
  const [berkas] = args
  if (!berkas || berkas.startsWith('--')) {
    console.error('node verifikasi.mjs <berkas> [--kunci <kunci>]\nnode verifikasi.mjs --qr "<isi QR>" --kunci <kunci>')
    process.exitCode = 2
    return
  }
  const { createReadStream } = await import('node:fs')
  const hasil = await periksa(createReadStream(berkas), nilai('--kunci'))
  console.log(laporan(hasil))
  process.exitCode = hasil.banyak === 0 ? 0 : 1
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
      if (satu) hasil.textContent = laporan(await periksa(potongan(satu), kunci.value))
      else hasil.textContent = (await periksaQr(qr.value, kunci.value)).kalimat
    } catch (error) {
      hasil.textContent = `Tidak dapat diperiksa: ${error.message}`
    }
  }
  const judul = unsur('h1', { textContent: 'Verifikasi bukti Kencana' })
  document.body.append(judul, label('Kunci', kunci), label('Berkas bukti', berkas), label('QR', qr), tombol, hasil)
}

if (typeof document !== 'undefined') halaman()
else if (process.argv[1]?.endsWith('verifikasi.mjs')) await dariBaris(process.argv.slice(2))
