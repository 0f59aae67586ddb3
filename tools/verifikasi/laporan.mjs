/** What was found in a file of proof, told to people. */
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
const tentangKunci = ({ cocok }) => {
  if (cocok) return 'sama dengan yang diberikan'
  if (cocok === false) return 'BUKAN yang diberikan'
  return 'belum dicocokkan: siapa pun dapat membuat berkas dengan kunci sendiri. Minta kunci toko lewat jalan lain'
}
/** Signs that would move the cursor, turn the direction of writing or begin a line of their own, shown as what they are. */
const aman = (teks) =>
  teks.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (satu) => `\\u{${satu.codePointAt(0).toString(16)}}`)
/** Whole is only what the shop's own key signed. */
const putusan = ({ banyak, cocok }) => {
  if (banyak > 0) return `HASIL: TIDAK UTUH, ${banyak} masalah`
  return cocok ? 'HASIL: UTUH' : 'HASIL: KUNCI BELUM DICOCOKKAN'
}

/** How it ends on a command line: 0 whole, 1 not whole, 3 whole if the key is the shop's. */
export const kodeKeluar = ({ banyak, cocok }) => (banyak > 0 ? 1 : cocok ? 0 : 3)

/** What was found, as a text for people: nothing that stands in the file can add a line to it. */
export const laporan = (hasil) =>
  [
    putusan(hasil),
    `Bukti toko ${hasil.toko} ${hasil.nama}, ${hasil.dari} sampai ${hasil.sampai}`,
    `${angka(hasil.hari)} hari, ${angka(hasil.jurnal)} jurnal, ${angka(hasil.mutasi)} mutasi`,
    `Berdiri di atas segel ${hasil.awalBuku ? 'awal buku toko ini' : (hasil.sebelumnya ?? '-')}`,
    `Segel terakhir         ${[...hasil.segelHari.values()].at(-1) ?? '-'}`,
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
    putusan(hasil),
  ]
    .map(aman)
    .join('\n')
