/**
 * Reads a file of proof line by line and names what is wrong with it. It believes nothing that the file says of itself: it computes
 * every seal, balance and signature again.
 */
import { bacaKunci, bytes, hex, Sha256, sah, sha256, sidik, unhex } from './sandi.mjs'

const LANJUT = { '': 'B', B: 'K', K: 'KAH', A: 'AH', H: 'JDS', J: 'JDS', D: 'DS', S: 'HZT', Z: 'ZT', T: '' }
const BARU = bytes('\n')
const PALING_PANJANG = 64 * 1024 * 1024
const angka = (n) => n.toLocaleString('id-ID')
const ukuran = ([pcs, mg, rp]) =>
  [
    pcs && `${angka(pcs)} pcs`,
    mg && `${(mg / 1000).toLocaleString('id-ID', { minimumFractionDigits: 3 })} g`,
    rp && `Rp ${angka(rp)}`,
  ]
    .filter(Boolean)
    .join('  ') || '0'
const geser = (tgl, n) => new Date(Date.parse(`${tgl}T00:00:00Z`) + n * 864e5).toISOString().slice(0, 10)
const kunciTempat = (akun, ref, group) => `${akun} ${akun === 'KAS' || akun === 'BANK' ? ref : group}`
const ditambah = (map, kunci, [pcs, mg, rp]) => {
  const [p, m, r] = map.get(kunci) ?? [0, 0, 0]
  const baru = [p + pcs, m + mg, r + rp]
  if (baru.some(Boolean)) map.set(kunci, baru)
  else map.delete(kunci)
}
const sebut = (kunci) => kunci.replaceAll('\t', ' ')
const hitung = (map, kunci) => map.set(kunci, (map.get(kunci) ?? 0) + 1)

class Pemeriksa {
  masalah = []
  banyak = 0
  nomor = 0
  ke = 0
  jenis = ''
  rantai = [new Uint8Array(32)]
  hasil = {
    toko: '?',
    nama: '',
    dari: '',
    sampai: '',
    hari: 0,
    jurnal: 0,
    mutasi: 0,
    tanpaTanda: 0,
    kunci: '',
    cocok: null,
    segelHari: new Map(),
  }
  kunci = new Map()
  saldo = new Map()
  tempat = new Map()
  constructor(diberi) {
    this.diberi = diberi === '' ? '' : bacaKunci(diberi)
  }
  salah(kode, kalimat) {
    this.banyak += 1
    const hari = this.h?.tgl ?? null
    if (this.masalah.length < 500) this.masalah.push({ kode, baris: this.ke, hari, kalimat })
  }
  /** Whether this line follows the one before it. After one that does not, the numbering may go on as if it had. */
  urutan(n) {
    const harus = n === this.lain ? n : this.nomor + 1
    this.lain = n === harus ? undefined : harus + 1
    if (n > harus)
      this.salah('BARIS_HILANG', n === harus + 1 ? `Baris ${harus} hilang` : `Baris ${harus} sampai ${n - 1} hilang`)
    else if (n === this.nomor) this.salah('BARIS_GANDA', `Baris ${n} ada dua kali`)
    else if (n < harus) this.salah('BARIS_URUTAN', `Baris ${n} tidak pada tempatnya, sesudah baris ${this.nomor}`)
    this.nomor = n === harus ? n : Math.max(n, this.nomor)
    return n === harus
  }
  async baris(b) {
    this.ke += 1
    let teks = ''
    try {
      teks = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(b)
    } catch {}
    const [, rantai, n, jenis, isi] = /^([0-9a-f]{64}) ([1-9]\d{0,9}) ([A-Z]) (.+)$/.exec(teks) ?? []
    if (isi === undefined) {
      this.nomor += 1
      this.rantai = undefined
      return this.salah('BENTUK', `Baris ${this.nomor} rusak: bukan baris bukti`)
    }
    const sambung = this.urutan(Number(n))
    const calon = (this.rantai ?? []).map((lalu) => hex(sha256(lalu, b.subarray(65))))
    const utuh = calon.includes(rantai)
    if (sambung && this.rantai && !utuh) this.salah('BARIS_UBAH', `Baris ${n} diubah`)
    this.dasar = this.rantai?.[0]
    this.rantai = [unhex(rantai), ...(utuh ? [] : calon.map(unhex))]
    if (!(LANJUT[this.jenis] ?? '').includes(jenis))
      this.salah('SUSUNAN', `Baris ${n} (${jenis}) tidak boleh sesudah ${this.jenis || 'awal'}`)
    this.jenis = jenis
    try {
      await this[jenis](JSON.parse(isi), isi)
    } catch {
      this.salah('BENTUK', `Baris ${n} (${jenis}) tidak dapat dibaca`)
    }
  }
  B({ format, toko, nama, dari, sampai }) {
    if (format !== 'kencana-bukti-1') this.salah('BENTUK', `Bentuk berkas ${format} tidak dikenal`)
    Object.assign(this.hasil, { toko, nama, dari, sampai })
  }
  async K({ publik, pendahulu, penerus }) {
    const asal = this.kunci.get(pendahulu)
    const diteruskan =
      Boolean(asal) && (await sah(asal.publik, `kencana-kunci-1|${pendahulu}|${publik}`, penerus ?? ''))
    if (penerus && !diteruskan) this.salah('KUNCI', `Kunci ${sidik(publik)} tidak diteruskan oleh kunci ${pendahulu}`)
    this.kunci.set(sidik(publik), { publik, pendahulu: diteruskan ? pendahulu : null })
  }
  /** Adds to a balance, by its place too. @returns its key */
  tambah([akun, ref, lot, group, dept], nilai) {
    if (!nilai.every(Number.isSafeInteger)) this.salah('BENTUK', `Angka di luar batas: ${nilai.join(' ')}`)
    const kunci = [akun, ref, lot, group, dept].join('\t')
    ditambah(this.saldo, kunci, nilai)
    ditambah(this.tempat, kunciTempat(akun, ref, group), nilai)
    return kunci
  }
  A([akun, ref, lot, group, dept, ...nilai]) {
    const kunci = [akun, ref, lot, group, dept].join('\t')
    if (this.saldo.has(kunci)) this.salah('SALDO_AWAL', `Saldo awal ${sebut(kunci)} ada dua kali`)
    this.tambah([akun, ref, lot, group, dept], nilai)
  }
  /** Sums of lines that must be nothing: pieces and weight of each category, and money. */
  timpang(lines) {
    const group = new Map()
    for (const [, , , g, , pcs, mg, rp] of lines) {
      ditambah(group, g, [pcs, mg, 0])
      ditambah(group, 'rupiah', [0, 0, rp])
    }
    return [...group].map(([g, nilai]) => `${g} ${ukuran(nilai)}`).join(', ')
  }
  /** What the sealed record of the day says of its places, against what was computed. */
  menurutSegel(ringkasan, kapan) {
    for (const e of [...(ringkasan.emas ?? []), ...(ringkasan.uang ?? [])]) {
      const kunci = `${e.akun} ${e.kode_group ?? e.ref}`
      const [pcs, mg, rp] = this.tempat.get(kunci) ?? [0, 0, 0]
      const gerak = kapan === 'akhir' ? [(e.pcs_masuk ?? 0) - (e.pcs_keluar ?? 0), e.masuk - e.keluar] : [0, 0]
      const harus =
        e.kode_group === undefined ? [0, 0, e.awal + gerak[1]] : [(e.pcs ?? 0) + gerak[0], e.awal + gerak[1], 0]
      const ada = e.kode_group === undefined ? [0, 0, rp] : [pcs, mg, 0]
      if (e.milik !== false && ada.join() !== harus.join())
        this.salah(
          `SALDO_${kapan.toUpperCase()}`,
          `Hari ${this.h.tgl}: saldo ${kapan} ${kunci} menurut segel ${ukuran(harus)}, menurut baris ${ukuran(ada)}`,
        )
    }
  }
  H([toko, tgl, [, , , ringkasan]], teks) {
    const harus = this.h ? geser(this.h.tgl, 1) : this.hasil.dari
    if (!this.h) {
      this.dibuka = this.saldo.size > 0
      const selisih = this.timpang([...this.saldo].map(([k, nilai]) => [...k.split('\t'), ...nilai]))
      if (selisih) this.salah('SALDO_AWAL', `Saldo awal tidak seimbang: ${selisih}`)
    }
    const lalu = this.h
    this.h = {
      tgl,
      teks,
      ringkasan,
      segel: lalu?.segel,
      j: new Sha256(),
      d: new Sha256(),
      jn: 0,
      dn: 0,
      id: 0,
      dok: '',
      kind: new Map(),
      kode: new Map(),
    }
    this.hasil.hari += 1
    if (toko !== this.hasil.toko) this.salah('TOKO', `Hari ${tgl} milik toko ${toko}, bukan ${this.hasil.toko}`)
    if (tgl > harus)
      this.salah('HARI_HILANG', `Hari ${harus}${geser(tgl, -1) === harus ? '' : ` sampai ${geser(tgl, -1)}`} hilang`)
    if (tgl < harus) this.salah('HARI_URUTAN', `Hari ${tgl} tidak pada urutannya: seharusnya ${harus}`)
    this.menurutSegel(ringkasan, 'awal')
  }
  J([id, kind, dokumen, , , , lines], teks) {
    const { h, hasil } = this
    if (h.jn++ > 0) h.j.tambah(BARU)
    h.j.tambah(bytes(teks))
    if (id <= h.id) this.salah('JURNAL', `Jurnal ${id} (${dokumen}) ganda atau tidak pada urutannya`)
    h.id = id
    hitung(h.kind, kind)
    hasil.jurnal += 1
    hasil.mutasi += lines.length
    const selisih = this.timpang(
      lines.map(([akun, ref, lot, g, dept, , ...nilai]) => [akun, ref, lot, g, dept, ...nilai]),
    )
    if (selisih) this.salah('JURNAL_TIMPANG', `Jurnal ${id} ${kind} ${dokumen} tidak seimbang: ${selisih}`)
    for (const [akun, ref, lot, g, dept, , ...nilai] of lines) this.tambah([akun, ref, lot, g, dept], nilai)
  }
  D([nomor, kode], teks) {
    const { h } = this
    if (h.dn++ > 0) h.d.tambah(BARU)
    h.d.tambah(bytes(teks))
    if (nomor === h.dok) this.salah('DOKUMEN', `Dokumen ${nomor} ada dua kali`)
    h.dok = nomor
    hitung(h.kode, kode)
  }
  async S({ sebelumnya, segel, versi, audit, otorisasi, rentang, riwayat_barang, riwayat_nilai, kunci, tanda }) {
    const { h, hasil } = this
    const pertama = sha256(unhex(sebelumnya), bytes(h.teks), h.j.selesai(), unhex(audit), unhex(otorisasi))
    const kedua = () => sha256(pertama, h.d.selesai(), unhex(rentang), unhex(riwayat_barang), unhex(riwayat_nilai))
    const harus = versi === 1 ? pertama : kedua()
    if (hex(harus) !== segel) this.salah('SEGEL', `Isi hari ${h.tgl} tidak cocok dengan segelnya`)
    if (h.segel !== undefined && h.segel !== sebelumnya)
      this.salah('RANTAI_SEGEL', `Segel hari ${h.tgl} tidak berdiri di atas segel hari sebelumnya`)
    h.segel = segel
    if (hasil.sebelumnya === undefined) {
      hasil.sebelumnya = sebelumnya
      hasil.awalBuku = hex(sha256(bytes(hasil.toko))) === sebelumnya
      if (hasil.awalBuku && this.dibuka) this.salah('SALDO_AWAL', 'Hari pertama toko dibuka dengan saldo')
    }
    hasil.segelHari.set(h.tgl, segel)
    this.menurutCatatan(h)
    this.menurutSegel(h.ringkasan, 'akhir')
    if (tanda === null) hasil.tanpaTanda += 1
    else if (!(await this.ditandai(kunci, `kencana-hari-1|${hasil.toko}|${h.tgl}|${segel}`, tanda)))
      this.salah('TANDA_HARI', `Tanda tangan hari ${h.tgl} tidak cocok`)
  }
  async ditandai(kunci, pesan, tanda) {
    const satu = this.kunci.get(kunci)
    return Boolean(satu) && sah(satu.publik, pesan, tanda)
  }
  /** How many of what the sealed record says, against what was counted. */
  menurutCatatan({ tgl, ringkasan, jn, kind, kode }) {
    const sama = (a, b) => [...new Set([...a.keys(), ...b.keys()])].every((k) => (a.get(k) ?? 0) === (b.get(k) ?? 0))
    if (ringkasan.jurnal !== jn)
      this.salah('JURNAL', `Hari ${tgl}: ${ringkasan.jurnal} jurnal disegel, ${jn} di berkas`)
    else if (!sama(new Map(Object.entries(ringkasan.per_kind)), kind))
      this.salah('JURNAL', `Hari ${tgl}: jenis jurnal bukan yang disegel`)
    if (ringkasan.dokumen && !sama(new Map(Object.entries(ringkasan.dokumen)), kode))
      this.salah('DOKUMEN', `Hari ${tgl}: dokumen bukan yang disegel`)
  }
  Z([akun, ref, lot, group, dept, ...nilai]) {
    const kunci = [akun, ref, lot, group, dept].join('\t')
    this.belum ??= new Set(this.saldo.keys())
    const ada = this.saldo.get(kunci) ?? [0, 0, 0]
    if (!this.belum.delete(kunci)) this.salah('SALDO_AKHIR', `Saldo akhir ${sebut(kunci)} disebut tanpa ada`)
    else if (ada.join() !== nilai.join())
      this.salah('SALDO_AKHIR', `Saldo akhir ${sebut(kunci)}: berkas ${ukuran(nilai)}, hitungan ${ukuran(ada)}`)
  }
  async T({ kunci, tanda }) {
    for (const one of this.belum ?? this.saldo.keys())
      this.salah('SALDO_AKHIR', `Saldo akhir ${sebut(one)} tidak disebut`)
    const pesan = `kencana-bukti-1|${hex(this.dasar ?? new Uint8Array())}`
    if (!(await this.ditandai(kunci, pesan, tanda))) this.salah('TANDA', 'Tanda tangan berkas tidak cocok')
    this.hasil.kunci = kunci
    if (this.diberi === '') return
    let satu = kunci
    for (let i = 0; satu && satu !== this.diberi && i < 100; i++) satu = this.kunci.get(satu)?.pendahulu
    this.hasil.cocok = satu === this.diberi
    if (!this.hasil.cocok) this.salah('KUNCI', `Berkas ditandatangani kunci lain: ${kunci}`)
  }
  selesai(sisa) {
    const { hasil, h } = this
    if (this.jenis !== 'T' || sisa > 0) this.salah('TERPOTONG', `Berkas terpotong sesudah baris ${this.nomor}`)
    if (hasil.sampai && (h?.tgl ?? '') < hasil.sampai)
      this.salah('HARI_HILANG', `Hari sesudah ${h?.tgl ?? 'awal'} sampai ${hasil.sampai} hilang`)
    if (h && h.tgl > hasil.sampai) this.salah('HARI_URUTAN', `Hari ${h.tgl} sesudah akhir berkas, ${hasil.sampai}`)
    const { masalah, banyak, saldo } = this
    return { ...hasil, masalah, banyak, saldo }
  }
}

/**
 * Checks a file of proof.
 * @param aliran its bytes in pieces
 * @param kunci the public key that the shop shows, or what it is called; empty: the file's own is only named
 */
export const periksa = async (aliran, kunci = '') => {
  const satu = new Pemeriksa(kunci)
  let sisa = []
  let panjang = 0
  for await (const potong of aliran) {
    let dari = 0
    for (let at = potong.indexOf(10); at >= 0; at = potong.indexOf(10, dari)) {
      const akhir = potong.subarray(dari, at)
      await satu.baris(sisa.length > 0 ? gabung([...sisa, akhir]) : akhir)
      sisa = []
      panjang = 0
      dari = at + 1
    }
    if (dari < potong.length) {
      sisa.push(potong.slice(dari))
      panjang += potong.length - dari
    }
    if (panjang > PALING_PANJANG) break
  }
  return satu.selesai(panjang)
}
const gabung = (bagian) => {
  const semua = new Uint8Array(bagian.reduce((n, one) => n + one.length, 0))
  let at = 0
  for (const one of bagian) {
    semua.set(one, at)
    at += one.length
  }
  return semua
}
